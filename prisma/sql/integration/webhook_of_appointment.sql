create or replace function webhook_of_appointment() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where is_active) then return null; end if;
  perform webhook_raise('appointment.changed', new.organization_id, new.id, jsonb_build_object(
    'appointment', jsonb_build_object(
      'id', new.id, 'legacyId', new.legacy_id, 'number', new.number, 'version', new.version, 'name', new.name,
      'status', new.status, 'startsAt', new.starts_at, 'endsAt', new.ends_at, 'timeZone', new.time_zone,
      'creatorId', new.creator_id, 'cancelledAt', new.cancelled_at),
    'how', case
      when tg_op = 'INSERT' then 'CREATED'
      when old.cancelled_at is null and new.cancelled_at is not null then 'CANCELLED'
      when old.cancelled_at is not null and new.cancelled_at is null then 'RESTORED' else 'CHANGED' end),
    new.updated_at);
  return null;
end $$;

create or replace trigger appointment_webhook_insert after insert on appointment
  for each row execute function webhook_of_appointment();

create or replace trigger appointment_webhook_update after update on appointment
  for each row when (old.version is distinct from new.version) execute function webhook_of_appointment();
