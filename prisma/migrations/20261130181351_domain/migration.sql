-- AlterTable
ALTER TABLE "identity_provider" ADD COLUMN     "break_glass" UUID[] DEFAULT ARRAY[]::UUID[],
ADD COLUMN     "is_required" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "domain" (
    "root_id" UUID NOT NULL,
    "name" TEXT COLLATE "und-x-icu" NOT NULL,
    "proof" UUID NOT NULL,
    "verified_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "domain_pkey" PRIMARY KEY ("root_id","name")
);

-- AddForeignKey
ALTER TABLE "domain" ADD CONSTRAINT "domain_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A domain is that of one root organization; before it is verified, several may say so.
create unique index domain_verified_name_key on domain (name) where verified_at is not null;

create trigger domain_audit after insert or update or delete on domain
  for each row execute function audit('Domain', 'proof');
create trigger domain_updated_at before update on domain
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
