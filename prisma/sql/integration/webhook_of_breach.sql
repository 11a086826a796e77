-- What began and ended while nobody looked is kept as over, and told to nobody.
create or replace function webhook_of_breach() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where is_active) then return null; end if;
  perform webhook_raise(
    case tg_op when 'INSERT' then 'breach.opened' else 'breach.recovered' end, new.organization_id, new.id,
    jsonb_build_object('breach', jsonb_build_object(
      'id', new.id, 'legacyId', new.legacy_id, 'benchmarkId', new.benchmark_id, 'metricId', new.metric_id,
      'scopeKind', new.scope_kind, 'scopeId', new.scope_id, 'value', new.value, 'target', new.target,
      'openedAt', new.opened_at, 'recoveredAt', new.recovered_at, 'recoveredValue', new.recovered_value,
      'outcome', new.outcome)),
    coalesce(new.recovered_at, new.opened_at));
  return null;
end $$;

create or replace trigger breach_webhook_insert after insert on breach
  for each row when (new.recovered_at is null) execute function webhook_of_breach();

create or replace trigger breach_webhook_update after update of recovered_at on breach
  for each row when (old.recovered_at is null and new.recovered_at is not null) execute function webhook_of_breach();
