-- CreateEnum
CREATE TYPE "access_scope" AS ENUM ('READ', 'WRITE', 'OBSERVATIONS', 'EXPORT');

-- CreateTable
CREATE TABLE "access_token" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "scopes" "access_scope"[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    "last_used_address" TEXT NOT NULL DEFAULT '',
    "last_used_agent" TEXT NOT NULL DEFAULT '',
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_by_id" UUID,

    CONSTRAINT "access_token_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "access_token_legacy_id_key" ON "access_token"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "access_token_hash_key" ON "access_token"("hash");

-- CreateIndex
CREATE INDEX "access_token_user_id_idx" ON "access_token"("user_id");

-- AddForeignKey
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_revoked_by_id_fkey" FOREIGN KEY ("revoked_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

alter table access_token add constraint access_token_name_check check (length(name) between 1 and 120);
alter table access_token add constraint access_token_scopes_check check (scopes is not null and cardinality(scopes) between 1 and 4);
alter table access_token add constraint access_token_expiry_check check (expires_at > created_at and expires_at <= created_at + interval '366 days');

-- The end of a token is told as that of a session is, so that no process goes on with it; its use is not.
create trigger access_token_rights_tell after update of revoked_at, expires_at, scopes or delete on access_token
  for each row execute function rights_tell();

-- In the audit log of each organization that its owner belongs to, as what is changed of a person is: that it was made
-- or revoked, never what it is known by nor its use.
create or replace function audit() returns trigger language plpgsql as $$
declare
  actor text := current_setting('opsgraph.actor', true);
  omitted text[] := array['version', 'updated_at', 'path'] || tg_argv[1:];
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - omitted end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - omitted end;
  changed jsonb := coalesce(after, before);
  place uuid;
  person uuid;
begin
  if coalesce(actor, '') = '' or before is not distinct from after then return null; end if;
  place := audit_place(tg_table_name, changed);
  person := case tg_table_name when 'app_user' then changed ->> 'id' when 'access_token' then changed ->> 'user_id' end;
  insert into audit_entry (root_id, organization_id, actor_id, noun, noun_id, action, before, after)
  select o.root_id, o.id, actor::uuid, tg_argv[0],
    coalesce(changed ->> 'id', changed ->> 'organization_id', changed ->> 'department_id', changed ->> 'task_item_id', changed ->> 'root_id'),
    case tg_op when 'INSERT' then 'CREATE' else tg_op end, before, after
  from organization o where case when person is not null
    then o.id in (select m.organization_id from membership m where m.user_id = person) else o.id = place end;
  return null;
end $$;
create trigger access_token_audit after insert or update of revoked_at on access_token
  for each row execute function audit('AccessToken', 'hash', 'last_used_at', 'last_used_address', 'last_used_agent', 'revoked_by_id');
