-- Where the clocks of a zone show a midnight twice, a day begins at the first, as it does in code. date_trunc takes the
-- second: a day's number then counted an hour that its rows did not have.
create or replace function begin_of(grain text, at timestamptz, zone text) returns timestamptz
  language sql immutable parallel safe as $$
  select case when lower(grain) = 'hour' then date_trunc(grain, at, zone)
    else instant_of(date_trunc(grain, at at time zone zone), zone) end
$$;
