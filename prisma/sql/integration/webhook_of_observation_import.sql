create or replace function webhook_of_observation_import() returns trigger language plpgsql as $$
begin
  perform webhook_raise('import.finished', new.organization_id, new.id, jsonb_build_object('import', jsonb_build_object(
    'type', 'ObservationImport', 'id', new.id, 'what', 'OBSERVATIONS', 'name', new.name, 'counts', new.counts,
    'createdById', new.created_by_id)), new.committed_at);
  return null;
end $$;

create or replace trigger observation_import_webhook after update of committed_at on observation_import
  for each row when (old.committed_at is null and new.committed_at is not null)
    execute function webhook_of_observation_import();
