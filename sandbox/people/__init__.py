"""The actions of people in their clients, and what their clients show."""
