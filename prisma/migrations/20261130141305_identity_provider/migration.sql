-- AlterTable
ALTER TABLE "session" ADD COLUMN     "provider_root_id" UUID;

-- CreateTable
CREATE TABLE "identity_provider" (
    "root_id" UUID NOT NULL,
    "issuer" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "client_secret" BYTEA NOT NULL,
    "sealed" BOOLEAN NOT NULL,
    "joins_as" "access_level",
    "is_on" BOOLEAN NOT NULL DEFAULT false,
    "tested_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identity_provider_pkey" PRIMARY KEY ("root_id")
);

-- CreateTable
CREATE TABLE "provider_identity" (
    "root_id" UUID NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provider_identity_pkey" PRIMARY KEY ("root_id","issuer","subject")
);

-- CreateIndex
CREATE UNIQUE INDEX "provider_identity_user_id_root_id_key" ON "provider_identity"("user_id", "root_id");

-- AddForeignKey
ALTER TABLE "identity_provider" ADD CONSTRAINT "identity_provider_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_identity" ADD CONSTRAINT "provider_identity_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_identity" ADD CONSTRAINT "provider_identity_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

create trigger identity_provider_audit after insert or update or delete on identity_provider
  for each row execute function audit('IdentityProvider', 'client_secret', 'sealed');
create trigger identity_provider_updated_at before update on identity_provider
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger provider_identity_updated_at before update on provider_identity
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
