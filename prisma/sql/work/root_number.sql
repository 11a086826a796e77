-- The next number of a root: for its action records and task records together, each once. By the rights of the owner,
-- so that who runs the product can only count on.
create or replace function root_number() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.number := nextval(format('numbers.%I', new.root_id)::regclass);
  return new;
end $$;

create or replace trigger action_root_number before insert on action
  for each row when (new.number = 0) execute function root_number();

create or replace trigger task_record_root_number before insert on task_record
  for each row when (new.number = 0) execute function root_number();
