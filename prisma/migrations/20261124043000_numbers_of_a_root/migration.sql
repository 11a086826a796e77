-- Action records and task records count in their root, in one sequence a root. What is there keeps the number that its
-- key has, and each root goes on after its highest.
alter table action add column number integer not null default 0;
alter table task_record add column number integer not null default 0;

alter table action disable trigger user;
alter table task_record disable trigger user;
update action set number = legacy_id;
update task_record set number = legacy_id;
alter table action enable trigger user;
alter table task_record enable trigger user;

create unique index action_number on action (root_id, number);
create unique index task_record_number on task_record (root_id, number);

-- Sequences hold no lock until a transaction ends, so that those who create in one root don't wait for each other.
create schema numbers;
do $$
declare
  root record;
begin
  for root in
    select o.id, greatest((select max(number) from action where root_id = o.id),
      (select max(number) from task_record where root_id = o.id), 0) as last
    from organization o where o.parent_id is null
  loop
    execute format('create sequence numbers.%I as integer start with %s', root.id, root.last + 1);
  end loop;
end $$;
