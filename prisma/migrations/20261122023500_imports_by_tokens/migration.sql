-- AlterTable
ALTER TABLE "import" ADD COLUMN     "token_id" UUID;

-- CreateIndex
CREATE INDEX "import_token_id_idx" ON "import"("token_id");

-- AddForeignKey
ALTER TABLE "import" ADD CONSTRAINT "import_token_id_fkey" FOREIGN KEY ("token_id") REFERENCES "access_token"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By which token it goes on is nothing of what was brought in.
drop trigger import_audit on "import";
drop trigger import_audit_state on "import";
create trigger import_audit after insert or delete on "import"
  for each row execute function audit('Import', 'headings', 'fields', 'compared', 'failures', 'touched_at', 'token_id');
create trigger import_audit_state after update of state on "import" for each row when (old.state is distinct from new.state)
  execute function audit('Import', 'headings', 'fields', 'compared', 'failures', 'touched_at', 'token_id');
