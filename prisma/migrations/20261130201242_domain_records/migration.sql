-- AlterTable
ALTER TABLE "domain" ADD COLUMN     "checked_at" TIMESTAMPTZ(3),
ADD COLUMN     "is_by_mail" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "missing_since" TIMESTAMPTZ(3);

drop trigger domain_audit on domain;
create trigger domain_audit after insert or update or delete on domain
  for each row execute function audit('Domain', 'proof', 'checked_at');
