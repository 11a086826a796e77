-- A change of rights is told on channel "rights", so that no process goes on with the old ones.
create or replace function rights_tell() returns trigger language plpgsql as $$
begin
  perform tell('rights', case tg_table_name
    when 'app_user' then jsonb_build_object('userId', coalesce(to_jsonb(new), to_jsonb(old)) -> 'id')
    when 'policy_cell' then jsonb_build_object('rootId', coalesce(to_jsonb(new), to_jsonb(old)) -> 'root_id')
    else jsonb_build_object('userId', coalesce(to_jsonb(new), to_jsonb(old)) -> 'user_id')
  end);
  return null;
end $$;

-- The end of a token is told as that of a session is, so that no process goes on with it; its use is not.
create or replace trigger access_token_rights_tell after update of revoked_at, expires_at, scopes
  or delete on access_token
  for each row execute function rights_tell();

create or replace trigger user_rights_tell after update of status, password_hash, home_root_id or delete on app_user
  for each row execute function rights_tell();

create or replace trigger membership_rights_tell after insert or update or delete on membership
  for each row execute function rights_tell();

create or replace trigger policy_cell_rights_tell after insert or update or delete on policy_cell
  for each row execute function rights_tell();

create or replace trigger session_rights_tell after update of ended_at or delete on session
  for each row execute function rights_tell();
