-- Nobody has edited what came with an item. A setting of the function itself takes a superuser to make; one of the
-- transaction takes nobody.
create or replace function task_item_procedures() returns trigger language plpgsql as $$
declare
  actor text := current_setting('opsgraph.actor', true);
begin
  perform set_config('opsgraph.actor', '', true);
  insert into procedure (task_item_id, position, name, refer_to, icon)
  select made.id, s.place, s.name, s.refer_to, s.icon from made cross join standard_procedures() s;
  perform set_config('opsgraph.actor', coalesce(actor, ''), true);
  return null;
end $$;

create or replace trigger task_item_procedures after insert on task_item referencing new table as made
  for each statement execute function task_item_procedures();
