-- Replaces copies of who former members were, which no index leads to: reads on in the rows that may hold some, so many at
-- most. Answers with whether there is more to read.
create or replace function forget_names(most int) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  places constant text[] := array['mail', 'action_history', 'notification', 'webhook_event', 'import_row'];
  f forgetting;
  upto uuid;
begin
  select * into f from forgetting order by user_id limit 1 for update skip locked;
  if not found then return false; end if;
  insert into erasure (xid) values (pg_current_xact_id()::text::bigint);
  -- Of who belonged to nothing that is left there are mails alone.
  if f.place >= cardinality(places) or f.place > 0 and f.root_ids = '{}' then
    -- A mail that is still to leave says that the account was closed.
    if exists (select from mail where state = 'QUEUED' and f.email = any("to")) then
      update forgetting set place = 0, read_to = default where user_id = f.user_id;
    else
      delete from forgetting where user_id = f.user_id;
    end if;
    delete from erasure where xid = pg_current_xact_id()::text::bigint;
    return exists (select from forgetting where user_id <> f.user_id);
  end if;
  upto := forget_names_in(places[f.place + 1], f, most);
  update forgetting set place = case when upto is null then f.place + 1 else f.place end,
    read_to = coalesce(upto, '00000000-0000-0000-0000-000000000000')
  where user_id = f.user_id;
  delete from erasure where xid = pg_current_xact_id()::text::bigint;
  return true;
end $$;
