-- The instant of a wall time: one that daylight saving skips is taken with the offset from before, one that it doubles
-- is the first. PostgreSQL by itself takes the second.
-- Written without a FROM, so that it becomes part of the statement that calls it.
create or replace function instant_of(slot timestamp, zone text) returns timestamptz
  language sql immutable parallel safe as $$
  select case
    when (slot - ((slot at time zone zone - interval '1 day') at time zone zone
      - (slot at time zone zone - interval '1 day') at time zone 'UTC'))
      at time zone 'UTC' at time zone zone = slot
    then (slot - ((slot at time zone zone - interval '1 day') at time zone zone
      - (slot at time zone zone - interval '1 day') at time zone 'UTC'))
      at time zone 'UTC'
    else slot at time zone zone end
$$;
