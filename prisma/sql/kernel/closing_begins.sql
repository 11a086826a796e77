-- A root organization closes for 30 days by the clock of the database, whoever writes it down.
create or replace function closing_begins() returns trigger language plpgsql as $$
begin
  select legal_name into new.name from organization where id = new.root_id and parent_id is null;
  if not found then
    raise exception 'Only a root organization closes.' using errcode = 'check_violation', constraint = 'closing_root';
  end if;
  new.closed_at := now();
  new.goes_at := now() + interval '30 days';
  new.has_begun := false;
  new.people := '{}';
  new.plan := null;
  new.done := '{}';
  new.went := false;
  return new;
end $$;

create or replace trigger closing_begins before insert on closing for each row execute function closing_begins();
