-- Takes away what a root organization keeps no longer, by what its Admin has set: at most so many rows of each kind. What a
-- legal hold keeps stays, and so does all of what closes. Answers with how many rows have gone. A call does all of that or
-- nothing, and the next one goes on: what is left is what is older.
create or replace function expire_rows(root uuid, most int) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r retention;
  gone bigint := 0;
begin
  -- One process at a time.
  select * into r from retention where root_id = root for update skip locked;
  if not found or is_held(root, '{}', null) or exists (select from closing where root_id = root) then return 0; end if;
  perform set_config('opsgraph.actor', '', true);
  insert into erasure (xid) values (pg_current_xact_id()::text::bigint);
  if r.audit_days is not null then gone := gone + expire_audit(root, before_days(r.audit_days), most); end if;
  if r.history_days is not null then gone := gone + expire_history(root, before_days(r.history_days), most); end if;
  if r.message_days is not null then gone := gone + expire_messages(root, before_days(r.message_days), most); end if;
  if r.file_days is not null then gone := gone + expire_files(root, before_days(r.file_days), most); end if;
  delete from erasure where xid = pg_current_xact_id()::text::bigint;
  return gone;
end $$;
