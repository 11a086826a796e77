-- The steps of records that are complete or withdrawn, which are older, with the statuses of their procedures: but of a
-- record under hold, and those of a person under hold.
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
  return n + m;
end $$;
