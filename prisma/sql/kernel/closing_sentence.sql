-- What people are told of a root organization that closes, wherever they try to change something of it.
create or replace function closing_sentence(closes closing) returns text language sql stable as $$
  select closes.name || ' closes on ' || to_char(closes.goes_at at time zone 'UTC', 'FMDD Mon YYYY')
    || ' and can only be read. An Admin can reopen it until then.'
$$;
