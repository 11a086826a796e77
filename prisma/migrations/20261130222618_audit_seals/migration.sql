-- AlterTable
ALTER TABLE "audit_entry" ADD COLUMN     "erased" JSONB;

-- CreateTable
CREATE TABLE "audit_seal" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "root_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "entries" INTEGER NOT NULL,
    "first_id" UUID NOT NULL,
    "last_id" UUID NOT NULL,
    "leaves" BYTEA NOT NULL,
    "previous" BYTEA NOT NULL,
    "hash" BYTEA NOT NULL,
    "sealed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_seal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "audit_seal_root_id_number_key" ON "audit_seal"("root_id", "number");

create trigger audit_seal_append_only before update or delete on audit_seal for each row execute function refuse_change();
create trigger audit_seal_no_truncate before truncate on audit_seal for each statement execute function refuse_change();
