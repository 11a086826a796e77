-- The instant so many days ago by the clock of the database; never less than 30, whatever is asked for.
create or replace function before_days(days int) returns timestamptz language sql stable as $$
  select now() - greatest(days, 30) * interval '1 day'
$$;
