-- DropIndex
DROP INDEX "file_organization_id_idx";

-- DropIndex
DROP INDEX "record_export_user_id_idx";

-- CreateIndex
CREATE INDEX "file_organization_id_size_idx" ON "file"("organization_id", "size");

-- CreateIndex
CREATE INDEX "import_created_by_id_created_at_idx" ON "import"("created_by_id", "created_at");

-- CreateIndex
CREATE INDEX "record_export_user_id_created_at_idx" ON "record_export"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "record_export_organization_id_created_at_idx" ON "record_export"("organization_id", "created_at");

-- What was mailed outside in a day is counted for the whole installation; most mails stay inside.
create index mail_outside on mail (created_at) where outside > 0;
