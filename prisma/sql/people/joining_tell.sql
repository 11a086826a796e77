-- A change of invitations or of requests to join is told to who decides there: once for each organization of a
-- statement.
create or replace function joining_tell() returns trigger language plpgsql as $$
begin
  perform tell('joining', jsonb_build_object('organizationId', o.id, 'rootId', o.root_id))
  from (select distinct organization_id from changed) c join organization o on o.id = c.organization_id;
  return null;
end $$;

create or replace trigger association_request_tell_insert after insert on association_request
  referencing new table as changed for each statement execute function joining_tell();

create or replace trigger association_request_tell_update after update on association_request
  referencing new table as changed for each statement execute function joining_tell();

create or replace trigger invitation_tell_insert after insert on invitation
  referencing new table as changed for each statement execute function joining_tell();

create or replace trigger invitation_tell_update after update on invitation
  referencing new table as changed for each statement execute function joining_tell();
