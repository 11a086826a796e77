create or replace function association_due() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.status = 'PENDING' and new.organization_id is not null then
    insert into notification_due (kind, of_id, at) values ('REQUEST', new.id, new.created_at);
  elsif tg_op = 'UPDATE' and new.status in ('ACCEPTED', 'DECLINED') then
    insert into notification_due (kind, of_id, at) values ('REQUEST_DECIDED', new.id, coalesce(new.decided_at, now()));
  end if;
  return null;
end $$;

create or replace trigger association_request_due after insert or update of status on association_request
  for each row execute function association_due();
