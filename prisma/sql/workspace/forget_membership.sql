-- Where somebody belonged and when they worked, of whom nothing is to be found any more.
create or replace function forget_membership(who uuid, at timestamptz) returns void language plpgsql as $$
begin
  delete from membership where user_id = who and starts_at >= at;
  update membership set ends_at = at where user_id = who and (ends_at is null or ends_at > at);
  delete from search_entry where kind = 'MEMBERSHIP' and id in (select id from membership where user_id = who);
  delete from recurring_absence where user_id = who;
  delete from absence where user_id = who;
  update recurring_absence set deputy_id = null where deputy_id = who;
  update absence set deputy_id = null where deputy_id = who;
  delete from absence_part where deputy_id = who;
  delete from personal_schedule where user_id = who;
  delete from thread_reader where user_id = who;
  delete from notification where user_id = who;
  delete from saved_view where owner_id = who and organization_id is null;
  delete from saved_report where owner_id = who and organization_id is null;
  delete from contact where owner_id = who;
  delete from association_request where user_id = who and status = 'PENDING';
  update association_request set note = '' where user_id = who;
end $$;
