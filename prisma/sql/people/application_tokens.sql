-- What people let an application do ends with it, where it is deleted with its organization.
create or replace function application_tokens() returns trigger language plpgsql as $$
begin
  update access_token set revoked_at = now() where application_id = old.id and revoked_at is null;
  return old;
end $$;

create or replace trigger application_tokens before delete on application
  for each row execute function application_tokens();
