-- Tells each process of something once it is committed. It is a row that they read by position: NOTIFY takes one lock for
-- all commits.
create or replace function tell(channel text, payload jsonb) returns void language sql as $$
  insert into event (channel, payload) values ($1, $2);
$$;
