-- A message is the thread's last one, is unread by all who follow it but its author, and is told to who listens.
create or replace function message_said() returns trigger language plpgsql as $$
begin
  update thread set last_at = new.created_at, message_count = message_count + 1 where id = new.thread_id;
  update thread_reader set unread = unread + 1 where thread_id = new.thread_id and user_id <> new.author_id;
  insert into thread_reader (thread_id, user_id, read_at, takes_part)
    values (new.thread_id, new.author_id, new.created_at, true)
  on conflict (thread_id, user_id) do update set read_at = excluded.read_at, unread = 0, takes_part = true;
  perform tell('thread', jsonb_build_object('id', new.thread_id, 'messageId', new.id));
  return null;
end $$;

create or replace trigger message_said after insert on message for each row execute function message_said();
