-- CreateTable
CREATE TABLE "record_export" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "request" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "record_export_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateIndex
CREATE INDEX "record_export_user_id_idx" ON "record_export"("user_id");

-- AddForeignKey
ALTER TABLE "record_export" ADD CONSTRAINT "record_export_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "record_export" ADD CONSTRAINT "record_export_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

create trigger record_export_audit after insert on record_export for each row execute function audit('RecordExport');

-- A view that is shared stands somewhere; one of somebody's own stands nowhere, and is nobody else's business.
create trigger saved_view_placed before insert or update of organization_id on saved_view for each row execute function placed();
alter table saved_view add constraint saved_view_place_check check
  (organization_id is not null or (department_id is null and group_id is null));
create trigger saved_view_audit after insert or update or delete on saved_view for each row execute function audit('SavedView', 'search');

-- The grid of a whole tree in each order that it may have, so that a place far down is found by an index alone. Blank
-- priorities come last.
create index action_root_due on action (root_id, scheduled_end, legacy_id);
create index action_root_status_at on action (root_id, status_at, legacy_id);
create index action_root_created on action (root_id, created_at, legacy_id);
create index action_root_title on action (root_id, title, legacy_id);
create index action_root_priority on action (root_id, (nullif(priority_id, 0)), legacy_id) include (priority_id);
