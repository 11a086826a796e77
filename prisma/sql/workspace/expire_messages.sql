-- Messages that are older, with the mails that they were sent as, and conversations of no record of which nothing is left:
-- but of a record under hold, and of those that a person under hold wrote or follows.
create or replace function expire_messages(root uuid, older_than timestamptz, most int) returns bigint language plpgsql as $$
declare
  gone uuid[];
  mails uuid[];
  threads uuid[];
  empty uuid[];
begin
  with gone_now as (
    delete from message where id = any(array(
      select m.id from thread t join message m on m.thread_id = t.id
      where t.root_id = root and m.created_at < older_than and not is_held(root, array[m.author_id], t.action_id)
        and not exists (select from thread_reader f where f.thread_id = t.id and is_held(root, array[f.user_id], null))
      order by m.id limit most))
    returning id, thread_id, mail_id)
  select array_agg(id), array_agg(distinct thread_id), array_agg(mail_id) filter (where mail_id is not null)
  into gone, threads, mails from gone_now;
  if gone is null then return 0; end if;
  delete from mail where id = any(mails) and state <> 'QUEUED';
  update thread t set message_count = (select count(*) from message m where m.thread_id = t.id) where t.id = any(threads);
  update thread_reader r set unread = least(r.unread, t.message_count) from thread t
  where t.id = r.thread_id and t.id = any(threads) and r.unread > t.message_count;
  empty := array(select id from thread where id = any(threads) and action_id is null and message_count = 0);
  delete from notification where thread_id = any(empty);
  delete from thread where id = any(empty);
  return cardinality(gone);
end $$;
