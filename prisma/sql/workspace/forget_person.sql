-- Closes somebody's account for good: who they were is replaced at once wherever an index leads, in the rest by
-- forget_names. What they did stays, of a former member. The address may be used again.
create or replace function forget_person(who uuid, at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was app_user;
  actor text := nullif(current_setting('opsgraph.actor', true), '');
  roots uuid[];
  is_own boolean;
begin
  select * into was from app_user where id = who for update;
  if not found or was.status = 'CLOSED' then return; end if;
  insert into erasure (xid) values (pg_current_xact_id()::text::bigint) on conflict do nothing;
  is_own := found;
  roots := array(select distinct o.root_id from membership m join organization o on o.id = m.organization_id where m.user_id = who);
  perform set_config('opsgraph.actor', '', true);
  insert into audit_entry (root_id, organization_id, actor_id, noun, noun_id, action, before, after)
  select o.root_id, o.id, actor::uuid, 'User', who, 'UPDATE', jsonb_build_object('status', was.status),
    jsonb_build_object('status', 'CLOSED')
  from organization o where o.id in (select organization_id from membership where user_id = who and (ends_at is null or ends_at > at));
  -- A name that somebody else there has, too, says nothing of who has left; what stands for it is found nowhere.
  insert into forgetting (user_id, name, email, root_ids)
  values (who, case when exists (
      select from app_user u join membership m on m.user_id = u.id join organization o on o.id = m.organization_id
      where u.name = was.name and u.id <> who and o.root_id = any(roots)) then who::text else was.name end, was.email, roots);
  update app_user set name = 'Former member', email = who || '@former.invalid', username = null, password_hash = '-',
    status = 'CLOSED', email_verified_at = null, home_root_id = null, version = version + 1
  where id = who;
  perform forget_membership(who, at);
  perform forget_access(who);
  perform forget_address(who, was.email);
  perform set_config('opsgraph.actor', coalesce(actor, ''), true);
  if is_own then delete from erasure where xid = pg_current_xact_id()::text::bigint; end if;
end $$;
