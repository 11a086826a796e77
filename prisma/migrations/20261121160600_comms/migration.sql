-- AlterTable
ALTER TABLE "thread" ADD COLUMN     "message_count" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "thread_reader" ADD COLUMN     "takes_part" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "unread" INTEGER NOT NULL DEFAULT 0;

alter table contact add constraint contact_user_check check (user_id is null or relationship = 'TEAM');
alter table thread
  add constraint thread_subject_check check (length(subject) between 1 and 500),
  add constraint thread_role_group_check check (group_id is null or department_id is not null);
create trigger contact_audit after insert or update on contact for each row when (new.owner_id is null) execute function audit('DirectoryContact');

-- Who holds the role that is responsible for a thread: whose membership is where it stands or above, the nearest first.
create function thread_holders(wanted uuid, moment timestamptz) returns table (user_id uuid, nearness int) language sql stable as $$
  select m.user_id, max(length(at.path))
  from thread t join organization o on o.id = t.organization_id
    join organization at on at.root_id = t.root_id and starts_with(o.path, at.path)
    join membership m on m.organization_id = at.id
    join app_user u on u.id = m.user_id and u.status = 'ACTIVE'
  where t.id = wanted and (t.access_level is not null or t.job_role_id is not null)
    and (t.access_level is null or m.access_level = t.access_level)
    and (t.job_role_id is null or m.job_role_id = t.job_role_id)
    and (t.department_id is null or m.department_id is null or m.department_id = t.department_id)
    and (t.group_id is null or m.group_id is null or t.group_id in (
      with recursive below as (
        select m.group_id as id union select g.id from department_group g join below on g.parent_id = below.id)
      select id from below))
    and m.starts_at <= moment and (m.ends_at is null or m.ends_at > moment)
  group by m.user_id
$$;

-- Whom a thread concerns at a moment: who takes part, who holds its role, whose its record is; but for those who muted it
-- and those who no longer belong to its tree.
create function thread_concerns(wanted uuid, moment timestamptz) returns setof uuid language sql stable as $$
  select one.user_id from (
    select r.user_id from thread_reader r where r.thread_id = wanted and r.takes_part
    union select h.user_id from thread_holders(wanted, moment) h
    union select unnest(a.parties) from thread t join action a on a.id = t.action_id where t.id = wanted) one
  where not exists (select 1 from thread_reader r where r.thread_id = wanted and r.user_id = one.user_id and r.muted)
    and exists (
      select 1 from membership m join organization o on o.id = m.organization_id join app_user u on u.id = m.user_id
      where m.user_id = one.user_id and u.status = 'ACTIVE' and o.root_id = (select root_id from thread where id = wanted)
        and m.starts_at <= moment and (m.ends_at is null or m.ends_at > moment))
$$;

-- A message is the thread's last one, is unread by all who follow it but its author, and is told to who listens.
create function message_said() returns trigger language plpgsql as $$
begin
  update thread set last_at = new.created_at, message_count = message_count + 1 where id = new.thread_id;
  update thread_reader set unread = unread + 1 where thread_id = new.thread_id and user_id <> new.author_id;
  insert into thread_reader (thread_id, user_id, read_at, takes_part) values (new.thread_id, new.author_id, new.created_at, true)
  on conflict (thread_id, user_id) do update set read_at = excluded.read_at, unread = 0, takes_part = true;
  perform pg_notify('thread', json_build_object('id', new.thread_id, 'messageId', new.id)::text);
  return null;
end $$;
create trigger message_said after insert on message for each row execute function message_said();

create function thread_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('thread', json_build_object('id', new.id)::text);
  return null;
end $$;
create trigger thread_changed after update of subject, closed_at, access_level, job_role_id on thread
  for each row execute function thread_changed();

-- What only one's own other windows are told: that it was read, or muted.
create function thread_read() returns trigger language plpgsql as $$
begin
  perform pg_notify('thread', json_build_object('id', new.thread_id, 'userId', new.user_id)::text);
  return null;
end $$;
create trigger thread_read after update of unread, muted on thread_reader
  for each row when (old.unread > new.unread or old.muted <> new.muted) execute function thread_read();

-- How far the mail of a message is.
create function mail_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('thread', json_build_object('id', m.thread_id, 'messageId', m.id)::text) from message m where m.mail_id = new.id;
  return null;
end $$;
create trigger mail_told after update of state on mail
  for each row when (old.state is distinct from new.state) execute function mail_told();
