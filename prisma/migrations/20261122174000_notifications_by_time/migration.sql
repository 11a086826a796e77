-- The inbox is in order of time, which is that of the rows only where they were written as it happened.
DROP INDEX "notification_user_id_id_idx";
CREATE INDEX "notification_user_id_at_id_idx" ON "notification"("user_id", "at" DESC, "id" DESC);
DROP INDEX "notification_unread";
CREATE INDEX "notification_unread" ON "notification"("user_id", "at" DESC, "id" DESC) WHERE "read_at" IS NULL AND "in_product";
