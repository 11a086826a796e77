-- What stands in an organization keeps the root of its tree.
create or replace function placed() returns trigger language plpgsql as $$
begin
  select root_id into new.root_id from organization where id = new.organization_id;
  return new;
end $$;
