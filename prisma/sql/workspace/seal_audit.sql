-- Seals the entries of a root organization that are older, up to so many, and answers with how many those are. What is
-- younger may still be on its way under an older id.
create or replace function seal_audit(root uuid, older_than timestamptz, most int, at timestamptz) returns int
  language plpgsql as $$
declare
  was audit_seal;
  made audit_seal;
begin
  perform pg_advisory_xact_lock(hashtextextended('seal audit ' || root, 0));
  select * into was from audit_seal where root_id = root order by number desc limit 1;
  select count(*), (array_agg(e.id order by e.id))[1], (array_agg(e.id order by e.id desc))[1],
      string_agg(uuid_send(e.id) || audit_leaf(e), ''::bytea order by e.id)
    into made.entries, made.first_id, made.last_id, made.leaves
  from (
    select * from audit_entry a
    where a.root_id = root and a.id > coalesce(was.last_id, '00000000-0000-0000-0000-000000000000') and a.at < older_than
      and uuid_extract_timestamp(a.id) < older_than
    order by a.id limit most) e;
  if made.entries = 0 then return 0; end if;
  insert into audit_seal (root_id, number, entries, first_id, last_id, leaves, previous, hash, sealed_at)
  values (root, coalesce(was.number, 0) + 1, made.entries, made.first_id, made.last_id, made.leaves, coalesce(was.hash, ''),
    audit_seal_hash(root, coalesce(was.number, 0) + 1, coalesce(was.hash, ''), made.leaves), at);
  return made.entries;
end $$;
