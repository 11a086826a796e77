-- The tokens of a service account end with it at the latest.
create or replace function service_account_tokens() returns trigger language plpgsql as $$
begin
  update access_token set expires_at = new.expires_at
  where user_id = new.user_id and revoked_at is null and expires_at > new.expires_at;
  return null;
end $$;

create or replace trigger service_account_tokens after update of expires_at on service_account
  for each row when (new.expires_at is not null) execute function service_account_tokens();
