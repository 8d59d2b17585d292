"""The languages that people have chosen, known without asking the database."""

from games_played import ANN, BEN, HandClock, chance

from host.host import Host
from model.people import PersonSettings
from storage.database import Database


async def test_a_chosen_language_is_known_at_once_and_after_the_start(
    host: Host, database: Database, clock: HandClock
) -> None:
    """A chosen language is known at once and after a restart, and forgotten with the person."""
    assert host.languages.of(ANN.id) is None
    await host.people.change(ANN.id, lambda _: PersonSettings(language="de"))
    await host.people.change(BEN.id, lambda _: PersonSettings(language="fr"))
    assert host.languages.of(ANN.id) == "de"
    await host.people.change(ANN.id, lambda _: PersonSettings(language=None))
    assert host.languages.of(ANN.id) is None
    after = Host(database, clock, chance("after"))
    await after.languages.read()
    assert (after.languages.of(ANN.id), after.languages.of(BEN.id)) == (None, "fr")
    await after.people.delete(BEN.id)
    assert after.languages.of(BEN.id) is None
