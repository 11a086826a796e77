-- AlterTable
ALTER TABLE "access_token" ADD COLUMN     "application_id" UUID,
ALTER COLUMN "hash" DROP NOT NULL;

-- AlterTable
ALTER TABLE "token_policy" ADD COLUMN     "allows_self_registration" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "application" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "root_id" UUID NOT NULL,
    "name" TEXT COLLATE "und-x-icu" NOT NULL,
    "home_url" TEXT NOT NULL DEFAULT '',
    "secret_hash" BYTEA,
    "old_secret_hash" BYTEA,
    "old_secret_until" TIMESTAMPTZ(3),
    "redirect_urls" TEXT[],
    "scopes" "access_scope"[],
    "is_self_registered" BOOLEAN NOT NULL DEFAULT false,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "application_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_secret" (
    "hash" BYTEA NOT NULL,
    "token_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "redirect_url" TEXT,
    "challenge" TEXT,

    CONSTRAINT "application_secret_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "application_root_id_idx" ON "application"("root_id");

-- CreateIndex
CREATE INDEX "application_created_by_id_idx" ON "application"("created_by_id");

-- CreateIndex
CREATE INDEX "application_secret_token_id_idx" ON "application_secret"("token_id");

-- CreateIndex
CREATE INDEX "application_secret_expires_at_idx" ON "application_secret"("expires_at");

-- CreateIndex
CREATE INDEX "access_token_application_id_idx" ON "access_token"("application_id");

-- AddForeignKey
ALTER TABLE "application" ADD CONSTRAINT "application_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application" ADD CONSTRAINT "application_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_secret" ADD CONSTRAINT "application_secret_token_id_fkey" FOREIGN KEY ("token_id") REFERENCES "access_token"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A token of an application has no secret of its own.
alter table access_token add constraint access_token_bearer check (hash is null or application_id is null);

create trigger application_audit after insert or update or delete on application
  for each row execute function audit('Application', 'secret_hash', 'old_secret_hash');
create trigger application_updated_at before update on application
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
