create or replace function webhook_of_note() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where is_active) then return null; end if;
  perform webhook_raise('note.added', a.organization_id, a.id, jsonb_build_object(
    'action', webhook_action(a),
    'note', jsonb_build_object('id', new.id, 'legacyId', new.legacy_id, 'text', new.text, 'authorId', new.author_id)),
    new.created_at)
  from action a where a.id = new.action_id;
  return null;
end $$;

create or replace trigger note_webhook after insert on note for each row execute function webhook_of_note();
