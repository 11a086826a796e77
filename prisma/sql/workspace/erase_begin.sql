-- What of a root organization no constraint leads to goes first, as long as the rest says what it is. Answers with the
-- people who belonged nowhere else.
create or replace function erase_begin(root uuid) returns uuid[] language plpgsql as $$
declare
  members uuid[] := array(
    select distinct m.user_id from membership m join organization o on o.id = m.organization_id where o.root_id = root);
begin
  delete from outbox where outbox_root(of_id) = root;
  -- What is younger is of another organization: there was nothing to do in this one.
  delete from idempotency_key where user_id = any(members) and created_at < now() - interval '1 day';
  delete from association_request where asked_for in (select id from organization where root_id = root);
  update address a set organization_id = root where organization_id is null and (
    exists (select from location l join organization o on o.id = l.organization_id where l.address_id = a.id and o.root_id = root)
    or exists (select from organization o where a.id in (o.registrant_address_id, o.mailing_address_id) and o.root_id = root));
  return array(
    select u from unnest(members) u
    where not exists (select from membership m join organization o on o.id = m.organization_id
        where m.user_id = u and o.root_id <> root)
      and not exists (select from association_request r where r.user_id = u and r.status = 'PENDING'));
end $$;
