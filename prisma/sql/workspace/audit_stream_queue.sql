-- An entry of the audit log is to be sent where the stream of its root organization is on: noted in the transaction of the
-- entry, so that none is missed, and none is sent that was never made.
create or replace function audit_stream_queue() returns trigger language plpgsql as $$
begin
  insert into audit_stream_entry (root_id, entry_id)
  select new.root_id, new.id from audit_stream s where s.root_id = new.root_id and s.is_on;
  return null;
end $$;

create or replace trigger audit_entry_stream after insert on audit_entry
  for each row execute function audit_stream_queue();
