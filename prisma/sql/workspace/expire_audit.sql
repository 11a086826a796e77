-- Entries of the audit log that are older: but those by or about a person under hold, about a record under hold, and of a
-- hold itself. Ids are in the order of time, but an entry may be of before its id.
create or replace function expire_audit(root uuid, older_than timestamptz, most int) returns bigint language plpgsql as $$
declare
  n bigint;
begin
  delete from audit_entry where id = any(array(
    select e.id from audit_entry e
    where e.root_id = root and e.at < older_than and not exists (
      select from legal_hold h where h.root_id = root and h.lifted_at is null
        and (e.actor_id = h.user_id or e.noun_id in (h.user_id::text, h.action_id::text, h.id::text)))
    order by e.id limit most));
  get diagnostics n = row_count;
  return n;
end $$;
