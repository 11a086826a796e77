-- What only one's own other windows are told: that it was read, or muted.
create or replace function thread_read() returns trigger language plpgsql as $$
begin
  perform tell('thread', jsonb_build_object('id', new.thread_id, 'userId', new.user_id));
  return null;
end $$;

create or replace trigger thread_read after update of unread, muted on thread_reader
  for each row when (old.unread > new.unread or old.muted <> new.muted) execute function thread_read();
