-- The audit log: each change that somebody makes, with the row before and after. Who makes it stands in the setting
-- opsgraph.actor of the transaction; what is written without one, as a seed, is no change of somebody's.
create or replace function audit() returns trigger language plpgsql as $$
declare
  actor text := current_setting('opsgraph.actor', true);
  omitted text[] := array['version', 'updated_at', 'path'] || tg_argv[1:];
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - omitted end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - omitted end;
  changed jsonb := coalesce(after, before);
  place uuid;
  person uuid;
  step uuid := nullif(current_setting('opsgraph.step', true), '')::uuid;
  undoes uuid := nullif(current_setting('opsgraph.undoes', true), '')::uuid;
begin
  if coalesce(actor, '') = '' or before is not distinct from after then return null; end if;
  place := audit_place(tg_table_name, changed);
  person := case tg_table_name when 'app_user' then changed ->> 'id' when 'access_token' then changed ->> 'user_id' end;
  insert into audit_entry (root_id, organization_id, actor_id, noun, noun_id, action, before, after, step_id, undoes_id)
  select o.root_id, o.id, actor::uuid, tg_argv[0],
    coalesce(changed ->> 'id', changed ->> 'organization_id', changed ->> 'department_id', changed ->> 'task_item_id',
      changed ->> 'root_id'),
    case tg_op when 'INSERT' then 'CREATE' else tg_op end, before, after, step, undoes
  from organization o where case when person is not null
    then o.id in (select m.organization_id from membership m where m.user_id = person) else o.id = place end;
  return null;
end $$;
