-- What is told of a root organization that closes, wherever somebody tries to change something of it: closesText of the
-- graph says it in the language of who reads it.
create or replace function closing_told(closes closing) returns jsonb language sql stable as $$
  select jsonb_build_object('name', closes.name, 'goesAt', closes.goes_at)
$$;
