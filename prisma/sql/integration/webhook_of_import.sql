-- What a file has brought in, whole or as far as it went, is told to webhooks too.
create or replace function webhook_of_import() returns trigger language plpgsql as $$
begin
  perform webhook_raise('import.finished', new.organization_id, new.id, jsonb_build_object('import', jsonb_build_object(
    'type', 'Import', 'id', new.id, 'what', new.kind, 'name', new.name, 'outcome', new.state,
    'counts', jsonb_build_object(
      'created', new.created, 'changed', new.changed, 'same', new.same, 'refused', new.refused),
    'createdById', new.created_by_id)), new.finished_at);
  return null;
end $$;

create or replace trigger import_webhook after update on import
  for each row when (old.finished_at is null and new.finished_at is not null and new.state in ('DONE', 'STOPPED'))
    execute function webhook_of_import();
