-- Replaces who a former member was in some rows of a table behind those that are read; answers with the last of them, null
-- where there is none.
create or replace function forget_names_in(place text, f forgetting, most int) returns uuid language plpgsql as $$
declare
  key text := case place when 'import_row' then 'import_id' else 'id' end;
  upto uuid;
begin
  execute format('select (array_agg(%1$I order by %1$I desc))[1] from (select distinct %1$I from %2$I where %1$I > $1 order by %1$I limit $2) r', key, place)
    into upto using f.read_to, case place when 'import_row' then 1 else most end;
  if upto is null then return null; end if;
  case place
    when 'mail' then
      update mail set "to" = array_replace("to", f.email, f.user_id || '@former.invalid'),
        reply_to = case when reply_to = f.email then '' else reply_to end,
        subject = forget_in_text(subject, f), text = forget_in_text(text, f), calendar = forget_in_text(calendar, f)
      where id > f.read_to and id <= upto and state <> 'QUEUED'
        and (f.email = any("to") or reply_to = f.email or sender_id = f.user_id or strpos(text, f.email) > 0);
    when 'action_history' then
      update action_history h set changes = forget_in_json(h.changes, f) from action a
      where h.id > f.read_to and h.id <= upto and a.id = h.action_id and a.root_id = any(f.root_ids)
        and h.changes <> '{}' and forget_in_json(h.changes, f) <> h.changes;
    when 'notification' then
      update notification set facts = forget_in_json(facts, f)
      where id > f.read_to and id <= upto and root_id = any(f.root_ids) and facts <> '{}' and forget_in_json(facts, f) <> facts;
    when 'webhook_event' then
      update webhook_event e set facts = forget_in_json(e.facts, f), body = forget_in_json(e.body::jsonb, f)::text
      from organization o
      where e.id > f.read_to and e.id <= upto and o.id = e.organization_id and o.root_id = any(f.root_ids)
        and (forget_in_json(e.facts, f) <> e.facts or forget_in_json(e.body::jsonb, f) <> e.body::jsonb);
    when 'import_row' then
      update import_row r set cells = array_replace(array_replace(r.cells, f.email, ''), f.name, 'Former member'),
        changes = forget_in_json(r.changes, f), problems = forget_in_json(r.problems, f), key = null
      from "import" i
      where r.import_id = upto and i.id = r.import_id and i.root_id = any(f.root_ids)
        and (f.email = any(r.cells) or f.name = any(r.cells) or strpos(r.key, f.email) > 0);
  end case;
  return upto;
end $$;
