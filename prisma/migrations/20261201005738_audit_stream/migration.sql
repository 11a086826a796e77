-- CreateEnum
CREATE TYPE "audit_stream_kind" AS ENUM ('WEBHOOK', 'SYSLOG');

-- CreateTable
CREATE TABLE "audit_stream" (
    "root_id" UUID NOT NULL,
    "kind" "audit_stream_kind" NOT NULL,
    "url" TEXT NOT NULL,
    "secret_name" UUID,
    "old_secret_name" UUID,
    "old_secret_until" TIMESTAMPTZ(3),
    "certificate" TEXT,
    "is_on" BOOLEAN NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "failing_since" TIMESTAMPTZ(3),
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "trouble" TEXT NOT NULL DEFAULT '',
    "told_at" TIMESTAMPTZ(3),
    "last_sent_at" TIMESTAMPTZ(3),
    "sent" BIGINT NOT NULL DEFAULT 0,
    "left_out" BIGINT NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_stream_pkey" PRIMARY KEY ("root_id")
);

-- CreateTable
CREATE TABLE "audit_stream_entry" (
    "root_id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,

    CONSTRAINT "audit_stream_entry_pkey" PRIMARY KEY ("root_id","entry_id")
);

-- AddForeignKey
ALTER TABLE "audit_stream" ADD CONSTRAINT "audit_stream_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_stream_entry" ADD CONSTRAINT "audit_stream_entry_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "audit_stream"("root_id") ON DELETE CASCADE ON UPDATE CASCADE;

create trigger audit_stream_audit after insert or update or delete on audit_stream
  for each row execute function audit('AuditStream', 'failing_since', 'next_at', 'tries', 'trouble', 'told_at',
    'last_sent_at', 'sent', 'left_out');
create trigger audit_stream_updated_at before update on audit_stream
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
