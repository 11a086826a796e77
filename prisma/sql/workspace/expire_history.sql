-- The steps of records that are complete or withdrawn, which are older, with the statuses of their procedures and what
-- looking back would show of them: but of a record under hold, and what is of a person under hold.
create or replace function expire_history(root uuid, older_than timestamptz, most int) returns bigint language plpgsql as $$
declare
  n bigint;
  m bigint;
begin
  delete from action_history where id = any(array(
    select h.id from action a join action_history h on h.action_id = a.id
    where a.root_id = root and a.bucket >= 6 and h.at < older_than and not is_held(root, array[h.actor_id, h.on_behalf_of_id], a.id)
    limit most));
  get diagnostics n = row_count;
  delete from procedure_change where id = any(array(
    select p.id from action a join procedure_change p on p.action_id = a.id
    where a.root_id = root and a.bucket >= 6 and p.at < older_than and not is_held(root, array[p.by_id], a.id)
    limit most));
  get diagnostics m = row_count;
  n := n + m;
  delete from action_past where (id, until, position) in (
    select p.id, p.until, p.position from action a join action_past p on p.id = a.id
    where a.root_id = root and a.bucket >= 6 and p.until < older_than and not is_held(root, p.parties, a.id)
    limit most);
  get diagnostics m = row_count;
  n := n + m;
  delete from past_row where position = any(array(
    select p.position from action a join past_row p on p.of_id = a.id
    where a.root_id = root and a.bucket >= 6 and p.until < older_than and not is_held(root, array(
      select value::uuid from jsonb_each_text(coalesce(p.row, '{}'))
      where value ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'), a.id)
    limit most));
  get diagnostics m = row_count;
  return n + m;
end $$;
