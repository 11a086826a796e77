-- AlterTable
ALTER TABLE "app_user" ADD COLUMN     "email_verified_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "invitation" ADD COLUMN     "mailed_hash" BYTEA;

-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "secret_name" UUID,
ADD COLUMN     "secret_purpose" TEXT;

-- CreateTable
CREATE TABLE "email_verification" (
    "hash" BYTEA NOT NULL,
    "user_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "invitation_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_verification_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "email_verification_user_id_created_at_idx" ON "email_verification"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "email_verification_invitation_id_idx" ON "email_verification"("invitation_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_mailed_hash_key" ON "invitation"("mailed_hash");

-- AddForeignKey
ALTER TABLE "email_verification" ADD CONSTRAINT "email_verification_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_verification" ADD CONSTRAINT "email_verification_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What an invitation is found by is no matter of the audit log.
create or replace trigger invitation_audit after insert or update or delete on invitation
  for each row execute function audit('Invitation', 'hash', 'mailed_hash');
