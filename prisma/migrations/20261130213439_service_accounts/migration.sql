-- AlterTable
ALTER TABLE "app_user" ADD COLUMN     "is_service_account" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "service_account" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "root_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL DEFAULT '',
    "owner_id" UUID,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "end_told_at" TIMESTAMPTZ(3),
    "owner_told_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "service_account_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "service_account_user_id_key" ON "service_account"("user_id");

-- CreateIndex
CREATE INDEX "service_account_root_id_idx" ON "service_account"("root_id");

-- CreateIndex
CREATE INDEX "service_account_owner_id_idx" ON "service_account"("owner_id");

-- CreateIndex
CREATE INDEX "service_account_created_by_id_idx" ON "service_account"("created_by_id");

-- AddForeignKey
ALTER TABLE "service_account" ADD CONSTRAINT "service_account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_account" ADD CONSTRAINT "service_account_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_account" ADD CONSTRAINT "service_account_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_account" ADD CONSTRAINT "service_account_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A program never has a password; the account of one that is forgotten has the one of everybody who is.
alter table app_user add constraint app_user_service_password check (not is_service_account or password_hash in ('', '-'));

create trigger service_account_audit after insert or update or delete on service_account
  for each row execute function audit('ServiceAccount', 'end_told_at', 'owner_told_at');
create trigger service_account_updated_at before update on service_account
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
