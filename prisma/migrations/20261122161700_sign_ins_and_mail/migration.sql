-- DropIndex
DROP INDEX "mail_sender_id_idx";

-- AlterTable
ALTER TABLE "association_request" ADD COLUMN     "invitation_id" UUID;

-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "outside" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "password_reset" ADD COLUMN     "person" BYTEA NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "last_used_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "association_request_invitation_id_idx" ON "association_request"("invitation_id");

-- CreateIndex
CREATE INDEX "mail_sender_id_created_at_idx" ON "mail"("sender_id", "created_at");

-- CreateIndex
CREATE INDEX "mail_root_id_created_at_idx" ON "mail"("root_id", "created_at");

-- AddForeignKey
ALTER TABLE "association_request" ADD CONSTRAINT "association_request_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitation"("id") ON DELETE SET NULL ON UPDATE CASCADE;
