create or replace function slot_of(at timestamptz) returns timestamptz language sql immutable as $$
  select date_bin('15 minutes', at, '2000-01-01T00:00:00Z')
$$;
