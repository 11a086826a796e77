-- How far the mail of a message is.
create or replace function mail_told() returns trigger language plpgsql as $$
begin
  perform tell('thread', jsonb_build_object('id', m.thread_id, 'messageId', m.id)) from message m
    where m.mail_id = new.id;
  return null;
end $$;

create or replace trigger mail_told after update of state on mail
  for each row when (old.state is distinct from new.state) execute function mail_told();
