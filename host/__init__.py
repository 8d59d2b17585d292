"""What people can do with games; knows no Discord and no SQL."""
