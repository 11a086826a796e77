-- What somebody signed in with, and what programs used in their name.
create or replace function forget_access(who uuid) returns void language plpgsql as $$
begin
  delete from session where user_id = who;
  delete from authenticator_app where user_id = who;
  delete from recovery_code where user_id = who;
  delete from service_account where user_id = who;
  update service_account set owner_id = null where owner_id = who;
  delete from passkey where user_id = who;
  delete from provider_identity where user_id = who;
  update "import" set token_id = null where token_id in (select id from access_token where user_id = who);
  delete from access_token where user_id = who;
  delete from calendar_feed where user_id = who;
  delete from preference where user_id = who;
  -- But for the one under which this is done.
  delete from idempotency_key where user_id = who and result is not null;
  delete from password_reset where user_id = who or created_by_id = who;
  delete from email_verification where user_id = who;
end $$;
