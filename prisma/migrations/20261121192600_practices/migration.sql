-- DropForeignKey
ALTER TABLE "practice_action" DROP CONSTRAINT "practice_action_action_id_fkey";

-- DropForeignKey
ALTER TABLE "practice_action" DROP CONSTRAINT "practice_action_organization_id_fkey";

-- DropForeignKey
ALTER TABLE "practice_answer" DROP CONSTRAINT "practice_answer_department_id_fkey";

-- DropForeignKey
ALTER TABLE "practice_answer" DROP CONSTRAINT "practice_answer_group_id_fkey";

-- DropForeignKey
ALTER TABLE "practice_answer" DROP CONSTRAINT "practice_answer_organization_id_fkey";

-- AlterTable
ALTER TABLE "practice_action" ADD COLUMN     "group_id" UUID;

-- AddForeignKey
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_action" ADD CONSTRAINT "practice_action_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_action" ADD CONSTRAINT "practice_action_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_action" ADD CONSTRAINT "practice_action_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An answer is for an organization, a department or a group: one each. Who gives it, and what it says, is checked.
drop index practice_answer_once;
create unique index practice_answer_once on practice_answer
  (organization_id, coalesce(department_id, '00000000-0000-0000-0000-000000000000'),
   coalesce(group_id, '00000000-0000-0000-0000-000000000000'), feature_id);
alter table practice_answer
  add constraint practice_answer_group_check check (group_id is null or department_id is not null),
  add constraint practice_answer_note_check check (length(note) <= 1000);
