-- A new root counts its records from 1.
create or replace function root_numbers() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('create sequence numbers.%I as integer', new.id);
  return null;
end $$;

create or replace trigger organization_root_numbers after insert on organization
  for each row when (new.parent_id is null) execute function root_numbers();
