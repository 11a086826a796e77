-- AlterTable
ALTER TABLE "access_token" ADD COLUMN     "end_told_at" TIMESTAMPTZ(3);

create index access_token_ends on access_token (expires_at) where end_told_at is null and revoked_at is null;

drop trigger access_token_audit on access_token;
create trigger access_token_audit after insert or update of revoked_at on access_token
  for each row execute function audit('AccessToken', 'hash', 'last_used_at', 'last_used_address', 'last_used_agent', 'revoked_by_id', 'end_told_at');
