-- CreateTable
CREATE TABLE "retention" (
    "root_id" UUID NOT NULL,
    "audit_days" INTEGER,
    "history_days" INTEGER,
    "message_days" INTEGER,
    "file_days" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "retention_pkey" PRIMARY KEY ("root_id")
);

-- CreateTable
CREATE TABLE "legal_hold" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "root_id" UUID NOT NULL,
    "user_id" UUID,
    "action_id" UUID,
    "reason" TEXT NOT NULL,
    "placed_by_id" UUID NOT NULL,
    "placed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lifted_by_id" UUID,
    "lifted_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "legal_hold_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "legal_hold_root_id_placed_at_idx" ON "legal_hold"("root_id", "placed_at");

-- CreateIndex
CREATE INDEX "legal_hold_user_id_idx" ON "legal_hold"("user_id");

-- CreateIndex
CREATE INDEX "legal_hold_action_id_idx" ON "legal_hold"("action_id");

-- AddForeignKey
ALTER TABLE "retention" ADD CONSTRAINT "retention_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_placed_by_id_fkey" FOREIGN KEY ("placed_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_lifted_by_id_fkey" FOREIGN KEY ("lifted_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

create trigger retention_audit after insert or update or delete on retention
  for each row execute function audit('Retention');
create trigger legal_hold_audit after insert or update or delete on legal_hold
  for each row execute function audit('LegalHold');
create trigger retention_updated_at before update on retention
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger legal_hold_updated_at before update on legal_hold
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();

-- Whatever is asked for, nothing goes that is younger.
alter table retention add constraint retention_days_check check (
  least(audit_days, history_days, message_days, file_days) >= 30
  and greatest(audit_days, history_days, message_days, file_days) <= 36500);
alter table legal_hold
  add constraint legal_hold_of_check check (user_id is null or action_id is null),
  add constraint legal_hold_reason_check check (length(reason) between 1 and 500),
  add constraint legal_hold_lifted_check check ((lifted_at is null) = (lifted_by_id is null));
-- One of a kind at a time.
create unique index legal_hold_of on legal_hold (root_id, user_id, action_id) nulls not distinct where lifted_at is null;

