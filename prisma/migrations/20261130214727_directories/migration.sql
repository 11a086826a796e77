-- AlterEnum
ALTER TYPE "access_scope" ADD VALUE 'DIRECTORY';

-- CreateTable
CREATE TABLE "directory_person" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "root_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "external_id" TEXT,
    "user_name" TEXT COLLATE "und-x-icu" NOT NULL,
    "email" TEXT NOT NULL,
    "display_name" TEXT COLLATE "und-x-icu" NOT NULL,
    "given_name" TEXT COLLATE "und-x-icu",
    "family_name" TEXT COLLATE "und-x-icu",
    "is_active" BOOLEAN NOT NULL,
    "has_disabled" BOOLEAN NOT NULL DEFAULT false,
    "membership_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "kept_told_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "directory_person_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "directory_group" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "root_id" UUID NOT NULL,
    "display_name" TEXT COLLATE "und-x-icu" NOT NULL,
    "external_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "directory_group_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "directory_group_member" (
    "group_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,

    CONSTRAINT "directory_group_member_pkey" PRIMARY KEY ("group_id","person_id")
);

-- CreateIndex
CREATE INDEX "directory_person_root_id_external_id_idx" ON "directory_person"("root_id", "external_id");

-- CreateIndex
CREATE INDEX "directory_person_user_id_idx" ON "directory_person"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "directory_person_root_id_user_id_key" ON "directory_person"("root_id", "user_id");

-- CreateIndex
CREATE INDEX "directory_group_root_id_external_id_idx" ON "directory_group"("root_id", "external_id");

-- CreateIndex
CREATE UNIQUE INDEX "directory_group_root_id_display_name_key" ON "directory_group"("root_id", "display_name");

-- CreateIndex
CREATE INDEX "directory_group_member_person_id_idx" ON "directory_group_member"("person_id");

-- AddForeignKey
ALTER TABLE "directory_person" ADD CONSTRAINT "directory_person_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "directory_person" ADD CONSTRAINT "directory_person_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "directory_group" ADD CONSTRAINT "directory_group_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "directory_group_member" ADD CONSTRAINT "directory_group_member_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "directory_group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "directory_group_member" ADD CONSTRAINT "directory_group_member_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "directory_person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

create trigger directory_person_audit after insert or update or delete on directory_person
  for each row execute function audit('DirectoryPerson', 'membership_ids', 'kept_told_at');
create trigger directory_group_audit after insert or update or delete on directory_group
  for each row execute function audit('DirectoryGroup');
create trigger directory_person_updated_at before update on directory_person
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger directory_group_updated_at before update on directory_group
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();

-- What people type to sign in: case says nothing.
create unique index directory_person_user_name on directory_person (root_id, lower(user_name));
create index directory_person_email on directory_person (root_id, lower(email));
