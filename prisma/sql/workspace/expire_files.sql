-- Files on records and appointments that are older: but on a record under hold, and those that a person under hold sent. What
-- else carries a file, as a logo, a step of an SOP or an answer of a checklist, keeps it.
create or replace function expire_files(root uuid, older_than timestamptz, most int) returns bigint language plpgsql as $$
declare
  files uuid[] := array(
    select f.id from organization o join file f on f.organization_id = o.id
    where o.root_id = root and f.created_at < older_than and not is_held(root, array[f.created_by_id], null)
      and (exists (select from attachment a where a.file_id = f.id) or exists (select from appointment_attachment p where p.file_id = f.id))
      and not exists (select from attachment a where a.file_id = f.id and is_held(root, array[a.added_by_id], a.action_id))
      and not exists (select from organization l where l.logo_id = f.id)
      and not exists (select from sop_step s where s.file_id = f.id)
      and not exists (select from checklist_answer c where c.file_id = f.id)
    limit most);
begin
  delete from attachment where file_id = any(files);
  delete from appointment_attachment where file_id = any(files);
  delete from file where id = any(files);
  return cardinality(files);
end $$;
