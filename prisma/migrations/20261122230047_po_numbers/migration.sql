-- AlterTable
ALTER TABLE "action" ADD COLUMN     "po_number" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "task_item" ADD COLUMN     "po_number" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "task_record" ADD COLUMN     "po_number" TEXT NOT NULL DEFAULT '';

-- Found by its number, whatever its case, and in its order.
create index action_po_number on action (root_id, lower(po_number)) where po_number <> '';
create index action_root_po_number on action (root_id, (nullif(po_number, '')), legacy_id);
