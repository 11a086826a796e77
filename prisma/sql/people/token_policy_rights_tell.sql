-- What the tokens of a root organization's people may do follows from its token policy.
create or replace function token_policy_rights_tell() returns trigger language plpgsql as $$
begin
  perform tell('rights', jsonb_build_object('rootId', coalesce(new.root_id, old.root_id)));
  return null;
end $$;

create or replace trigger token_policy_rights_tell after insert or update or delete on token_policy
  for each row execute function token_policy_rights_tell();
