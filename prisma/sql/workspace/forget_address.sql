-- Copies of somebody's name and address that stand where an index leads: contacts, invitations, appointments, directories,
-- and what the audit log has of these.
create or replace function forget_address(who uuid, address text) returns void language plpgsql as $$
declare
  former text := who || '@former.invalid';
  contacts uuid[] := array(select id from contact where user_id = who);
  invitations uuid[] := array(select id from invitation where email = address);
  directory uuid[] := array(select id from directory_person where user_id = who);
begin
  update contact set name = 'Former member', email = '', phone = '' where id = any(contacts);
  update invitation set email = former, revoked_at = case when used_at is null then coalesce(revoked_at, now()) end
  where id = any(invitations);
  delete from directory_person where id = any(directory);
  update appointment_attendee set name = 'Former member', email = id || '@former.invalid' where user_id = who;
  update audit_entry e set erased = audit_erased(e),
    before = forget_values(before, former), after = forget_values(after, former)
  where noun_id = any(array[who::text] || contacts::text[] || invitations::text[] || directory::text[]);
  update audit_entry e set erased = audit_erased(e), after = forget_values(after, former) where actor_id = who and noun = 'SignIn';
end $$;
