-- Delegations are nodes: each tells when it was changed, and is told of by itself beside its record.
alter table delegation add column updated_at timestamptz(3) not null default current_timestamp;

create trigger delegation_updated_at before update on delegation
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();

drop trigger delegation_part_insert on delegation;
drop trigger delegation_part_update on delegation;
drop trigger delegation_part_delete on delegation;

create trigger delegation_change_insert after insert on delegation referencing new table as changed
  for each statement execute function add_change(
    'Delegation', 'select (select root_id from action where id = r.action_id) as root_id, r.id',
    'Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger delegation_change_update after update on delegation referencing new table as changed
  for each statement execute function add_change(
    'Delegation', 'select (select root_id from action where id = r.action_id) as root_id, r.id',
    'Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger delegation_change_delete after delete on delegation referencing old table as changed
  for each statement execute function add_change(
    'Delegation', 'select (select root_id from action where id = r.action_id) as root_id, r.id',
    'Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
