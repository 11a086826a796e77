-- CreateTable
CREATE TABLE "token_policy" (
    "root_id" UUID NOT NULL,
    "longest_days" INTEGER,
    "scopes" "access_scope"[] DEFAULT ARRAY['READ', 'WRITE', 'OBSERVATIONS', 'EXPORT']::"access_scope"[],
    "addresses" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "token_policy_pkey" PRIMARY KEY ("root_id")
);

-- AddForeignKey
ALTER TABLE "token_policy" ADD CONSTRAINT "token_policy_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

alter table token_policy add constraint token_policy_longest_days check (longest_days between 1 and 366);

create trigger token_policy_audit after insert or update or delete on token_policy
  for each row execute function audit('TokenPolicy');
create trigger token_policy_updated_at before update on token_policy
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
