-- AlterTable
ALTER TABLE "sign_in_policy" ADD COLUMN     "longest_idle_hours" INTEGER,
ADD COLUMN     "longest_session_hours" INTEGER;

alter table sign_in_policy add constraint sign_in_policy_hours
  check (longest_session_hours between 1 and 720 and longest_idle_hours between 1 and 336);
