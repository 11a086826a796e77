-- What an empty database starts from: the migrations up to 20261122023500_imports_by_tokens as one text, which any role that
-- owns its database may run. Those that follow are applied on top of it. It is never edited, as they are not.

-- 20261120000000_init
-- Searching in text, together with the tenant in one index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- CreateEnum
CREATE TYPE "disposition" AS ENUM ('ESCALATED', 'DELEGATED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "active_status" AS ENUM ('ACTIVE', 'INACTIVE');

-- CreateEnum
CREATE TYPE "access_level" AS ENUM ('ADMIN', 'STRATEGIC', 'TACTICAL', 'SUPERVISION', 'TRANSACTIONAL');

-- CreateEnum
CREATE TYPE "organization_type" AS ENUM ('CORPORATION', 'DIVISION', 'LOCATION', 'BRANCH');

-- CreateEnum
CREATE TYPE "reach" AS ENUM ('NONE', 'OWN', 'GROUPS', 'DEPARTMENTS', 'ALL');

-- CreateEnum
CREATE TYPE "user_status" AS ENUM ('ACTIVE', 'DISABLED');

-- CreateTable
CREATE TABLE "action" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "task_item_id" UUID,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "is_scheduled" BOOLEAN NOT NULL DEFAULT false,
    "status" SMALLINT NOT NULL DEFAULT 5,
    "disposition" "disposition",
    "class_id" SMALLINT NOT NULL,
    "priority_id" SMALLINT NOT NULL,
    "service_time_mins" INTEGER NOT NULL DEFAULT 0,
    "scheduled_start" TIMESTAMPTZ(3),
    "scheduled_end" TIMESTAMPTZ(3),
    "actual_start" TIMESTAMPTZ(3),
    "actual_end" TIMESTAMPTZ(3),
    "creator_id" UUID NOT NULL,
    "assignee_id" UUID,
    "completed_by_id" UUID,
    "delegator_id" UUID,
    "delegate_id" UUID,
    "escalated_to_id" UUID,
    "escalated_level" "access_level",
    "status_reason" TEXT NOT NULL DEFAULT '',
    "resume_at" TIMESTAMPTZ(3),
    "status_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "bucket" SMALLINT NOT NULL GENERATED ALWAYS AS (CASE
        WHEN "status" = 5 THEN 1
        WHEN "status" IN (1, 2) THEN 2
        WHEN "status" IN (3, 4) THEN 3
        WHEN "status" = 6 AND "disposition" = 'WITHDRAWN' THEN 7
        WHEN "status" = 6 THEN 4
        WHEN "status" = 9 THEN 6
        ELSE 5
    END) STORED,
    "board_order" BIGINT NOT NULL GENERATED ALWAYS AS (
        CASE "priority_id" WHEN 1 THEN 100000000000 WHEN 2 THEN 200000000000 ELSE 300000000000 END
        + COALESCE(EXTRACT(EPOCH FROM "scheduled_end" AT TIME ZONE 'UTC')::BIGINT, 99999999999)
    ) STORED,
    "parties" UUID[] GENERATED ALWAYS AS (
        array_remove(ARRAY["assignee_id", "creator_id", "delegator_id", "delegate_id", "escalated_to_id"], NULL)
    ) STORED,

    CONSTRAINT "action_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "action_history" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "action_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "transition" TEXT NOT NULL,
    "from_status" SMALLINT,
    "to_status" SMALLINT NOT NULL,
    "from_disposition" "disposition",
    "to_disposition" "disposition",
    "actor_id" UUID,
    "on_behalf_of_id" UUID,
    "reason" TEXT NOT NULL DEFAULT '',
    "changes" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "action_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "department" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "department_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "department_group" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "department_id" UUID NOT NULL,
    "parent_id" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "department_group_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_role" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "job_role_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "request" BYTEA NOT NULL,
    "result" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "membership" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "user_id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "job_role_id" UUID NOT NULL,
    "access_level" "access_level" NOT NULL DEFAULT 'TRANSACTIONAL',
    "starts_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ends_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "membership_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organization" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "parent_id" UUID,
    "path" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "type" "organization_type" NOT NULL,
    "legal_name" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    "archived_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organization_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "policy_cell" (
    "root_id" UUID NOT NULL,
    "capability" TEXT NOT NULL,
    "access_level" "access_level" NOT NULL,
    "reach" "reach" NOT NULL,

    CONSTRAINT "policy_cell_pkey" PRIMARY KEY ("root_id","capability","access_level")
);

-- CreateTable
CREATE TABLE "reference_item" (
    "list" TEXT NOT NULL,
    "id" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "sort_order" SMALLINT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "reference_item_pkey" PRIMARY KEY ("list","id")
);

-- CreateTable
CREATE TABLE "search_entry" (
    "kind" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "root_id" UUID NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "search_entry_pkey" PRIMARY KEY ("kind","id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "user_agent" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refresh_token" (
    "hash" BYTEA NOT NULL,
    "session_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "rotated_at" TIMESTAMPTZ(3),

    CONSTRAINT "refresh_token_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "server_key" (
    "name" TEXT NOT NULL,
    "secret" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "server_key_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "major_task" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "major_task_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "task_item" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "major_task_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "service_time_mins" INTEGER NOT NULL,
    "class_id" SMALLINT NOT NULL,
    "priority_id" SMALLINT NOT NULL,
    "objective_id" SMALLINT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "task_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app_user" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "username" TEXT,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "status" "user_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "action_legacy_id_key" ON "action"("legacy_id");

-- CreateIndex
CREATE INDEX "action_root_id_legacy_id_idx" ON "action"("root_id", "legacy_id");

-- CreateIndex
CREATE INDEX "action_organization_id_legacy_id_idx" ON "action"("organization_id", "legacy_id");

-- CreateIndex
CREATE INDEX "action_department_id_legacy_id_idx" ON "action"("department_id", "legacy_id");

-- CreateIndex
CREATE INDEX "action_group_id_legacy_id_idx" ON "action"("group_id", "legacy_id");

-- CreateIndex
CREATE INDEX "action_task_item_id_idx" ON "action"("task_item_id");

-- CreateIndex
CREATE INDEX "action_own" ON "action" USING GIN ("parties");

-- CreateIndex
CREATE INDEX "action_history_actor_id_idx" ON "action_history"("actor_id");

-- CreateIndex
CREATE UNIQUE INDEX "action_history_action_id_version_key" ON "action_history"("action_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "department_legacy_id_key" ON "department"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "department_organization_id_name_key" ON "department"("organization_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "department_group_legacy_id_key" ON "department_group"("legacy_id");

-- CreateIndex
CREATE INDEX "department_group_parent_id_idx" ON "department_group"("parent_id");

-- CreateIndex
CREATE UNIQUE INDEX "department_group_department_id_name_key" ON "department_group"("department_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "job_role_legacy_id_key" ON "job_role"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "job_role_organization_id_name_key" ON "job_role"("organization_id", "name");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "membership_legacy_id_key" ON "membership"("legacy_id");

-- CreateIndex
CREATE INDEX "membership_user_id_idx" ON "membership"("user_id");

-- CreateIndex
CREATE INDEX "membership_organization_id_access_level_idx" ON "membership"("organization_id", "access_level");

-- CreateIndex
CREATE INDEX "membership_department_id_idx" ON "membership"("department_id");

-- CreateIndex
CREATE INDEX "membership_group_id_idx" ON "membership"("group_id");

-- CreateIndex
CREATE UNIQUE INDEX "organization_legacy_id_key" ON "organization"("legacy_id");

-- CreateIndex
CREATE INDEX "organization_root_id_legal_name_idx" ON "organization"("root_id", "legal_name");

-- CreateIndex
CREATE INDEX "organization_parent_id_legal_name_idx" ON "organization"("parent_id", "legal_name");

-- CreateIndex
CREATE INDEX "organization_path_idx" ON "organization"("path");

-- CreateIndex
CREATE INDEX "search_entry_text" ON "search_entry" USING GIN ("root_id" uuid_ops, "text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "refresh_token_session_id_idx" ON "refresh_token"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "major_task_legacy_id_key" ON "major_task"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "major_task_organization_id_name_key" ON "major_task"("organization_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "task_item_legacy_id_key" ON "task_item"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "task_item_major_task_id_name_key" ON "task_item"("major_task_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_legacy_id_key" ON "app_user"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user"("email");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_username_key" ON "app_user"("username");

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_task_item_id_fkey" FOREIGN KEY ("task_item_id") REFERENCES "task_item"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_completed_by_id_fkey" FOREIGN KEY ("completed_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_delegator_id_fkey" FOREIGN KEY ("delegator_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_delegate_id_fkey" FOREIGN KEY ("delegate_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_escalated_to_id_fkey" FOREIGN KEY ("escalated_to_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_history" ADD CONSTRAINT "action_history_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_history" ADD CONSTRAINT "action_history_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_history" ADD CONSTRAINT "action_history_on_behalf_of_id_fkey" FOREIGN KEY ("on_behalf_of_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "department" ADD CONSTRAINT "department_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "department_group" ADD CONSTRAINT "department_group_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "department_group" ADD CONSTRAINT "department_group_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_role" ADD CONSTRAINT "job_role_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_job_role_id_fkey" FOREIGN KEY ("job_role_id") REFERENCES "job_role"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization" ADD CONSTRAINT "organization_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization" ADD CONSTRAINT "organization_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "organization"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policy_cell" ADD CONSTRAINT "policy_cell_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "major_task" ADD CONSTRAINT "major_task_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_item" ADD CONSTRAINT "task_item_major_task_id_fkey" FOREIGN KEY ("major_task_id") REFERENCES "major_task"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- 20261120000001_rules
-- What Prisma's schema can't say: the board's indexes, checks, triggers, and the reference lists.

-- The board: per scope and bucket in its order. Buckets 1 to 5 are the open ones.
create index action_root_board on action (root_id, bucket, board_order, id) where bucket <= 5;
create index action_organization_board on action (organization_id, bucket, board_order, id) where bucket <= 5;
create index action_department_board on action (department_id, bucket, board_order, id) where bucket <= 5;
create index action_group_board on action (group_id, bucket, board_order, id) where bucket <= 5;
create index action_own_board on action using gin (parties) where bucket <= 5;

alter table action
  add constraint action_disposition_check check ((status = 6) = (disposition is not null)),
  add constraint action_status_check check (status between 0 and 9),
  add constraint action_title_check check (length(title) between 1 and 200),
  add constraint action_order_check check (scheduled_start <= scheduled_end),
  add constraint action_service_time_check check (service_time_mins >= 0);
alter table app_user add constraint app_user_email_check check (email = lower(email));
alter table membership
  add constraint membership_dates_check check (starts_at < ends_at),
  add constraint membership_group_check check (group_id is null or department_id is not null);
alter table organization add constraint organization_root_check check ((parent_id is null) = (root_id = id));

-- The tree: root and path follow from the parent.
create function organization_place() returns trigger language plpgsql as $$
begin
  if new.parent_id is null then
    new.root_id := new.id;
    new.path := '/' || new.legacy_id || '/';
  else
    select root_id, path || new.legacy_id || '/' into new.root_id, new.path
    from organization where id = new.parent_id;
  end if;
  return new;
end $$;
create trigger organization_place before insert on organization
  for each row execute function organization_place();

-- History is added to, never changed.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger action_history_append_only before update or delete on action_history
  for each row execute function refuse_change();
create trigger action_history_no_truncate before truncate on action_history
  for each statement execute function refuse_change();

-- Every change of a record is told on channel "action", with what it takes to decide whom it concerns.
-- A statement that changes many records tells only whose they are.
create function action_place(a action) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'rootId', a.root_id, 'organizationId', a.organization_id, 'path', o.path, 'departmentId', a.department_id,
    'groupId', a.group_id, 'classId', a.class_id, 'priorityId', a.priority_id, 'bucket', a.bucket,
    'assigneeId', a.assignee_id, 'parties', a.parties, 'title', a.title, 'legacyId', a.legacy_id)
  from organization o where o.id = a.organization_id
$$;
create function action_tell_insert() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select 1 from added limit 101) few) <= 100 then
    perform pg_notify('action', jsonb_build_object('id', a.id, 'version', a.version, 'before', null, 'after', action_place(a))::text)
    from added a;
  else
    perform pg_notify('action', jsonb_build_object('many', r.root_id)::text) from (select distinct root_id from added) r;
  end if;
  return null;
end $$;
create function action_tell_update() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select 1 from added limit 101) few) <= 100 then
    perform pg_notify('action', jsonb_build_object('id', a.id, 'version', a.version, 'before', action_place(b), 'after', action_place(a))::text)
    from added a join removed b on b.id = a.id;
  else
    perform pg_notify('action', jsonb_build_object('many', r.root_id)::text) from (select distinct root_id from added) r;
  end if;
  return null;
end $$;
create trigger action_tell_insert after insert on action
  referencing new table as added for each statement execute function action_tell_insert();
create trigger action_tell_update after update on action
  referencing old table as removed new table as added for each statement execute function action_tell_update();

-- A record is found by its title.
create function action_search() returns trigger language plpgsql as $$
begin
  insert into search_entry (kind, id, root_id, text)
  select 'ACTION', id, root_id, title from added
  on conflict (kind, id) do update set text = excluded.text, root_id = excluded.root_id;
  return null;
end $$;
create trigger action_search_insert after insert on action
  referencing new table as added for each statement execute function action_search();
create function action_retitle() returns trigger language plpgsql as $$
begin
  update search_entry set text = new.title where kind = 'ACTION' and id = new.id;
  return null;
end $$;
create trigger action_search_update after update of title on action
  for each row when (old.title is distinct from new.title) execute function action_retitle();

-- A change of rights is told on channel "rights", so that no process goes on with the old ones.
create function rights_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', case tg_table_name
    when 'app_user' then jsonb_build_object('userId', coalesce(to_jsonb(new), to_jsonb(old)) -> 'id')
    when 'policy_cell' then jsonb_build_object('rootId', coalesce(to_jsonb(new), to_jsonb(old)) -> 'root_id')
    else jsonb_build_object('userId', coalesce(to_jsonb(new), to_jsonb(old)) -> 'user_id')
  end::text);
  return null;
end $$;
create trigger user_rights_tell after update of status, password_hash or delete on app_user
  for each row execute function rights_tell();
create trigger session_rights_tell after update of ended_at or delete on session
  for each row execute function rights_tell();
create trigger membership_rights_tell after insert or update or delete on membership
  for each row execute function rights_tell();
create trigger policy_cell_rights_tell after insert or update or delete on policy_cell
  for each row execute function rights_tell();

insert into reference_item (list, id, name, sort_order)
select list, id, name, row_number() over (partition by list order by place)
from (values
  ('RECORD_STATUS', 5, 'Queued', 1), ('RECORD_STATUS', 1, 'Started', 2), ('RECORD_STATUS', 2, 'Resumed', 3),
  ('RECORD_STATUS', 3, 'Waiting (internal)', 4), ('RECORD_STATUS', 4, 'Waiting (external)', 5),
  ('RECORD_STATUS', 6, 'Escalated / Delegated / Withdrawn', 6), ('RECORD_STATUS', 9, 'Complete', 7),
  ('ACTION_CLASS', 1, 'Daily', 1), ('ACTION_CLASS', 2, 'Weekly', 2), ('ACTION_CLASS', 3, 'Monthly', 3),
  ('ACTION_CLASS', 4, 'Qtrly', 4),
  ('SCHEDULE_PRIORITY', 0, '', 1), ('SCHEDULE_PRIORITY', 1, 'Urgent', 2), ('SCHEDULE_PRIORITY', 2, 'High', 3),
  ('SCHEDULE_PRIORITY', 3, 'Warning', 4), ('SCHEDULE_PRIORITY', 4, 'Normal', 5), ('SCHEDULE_PRIORITY', 5, 'Low', 6),
  ('SCHEDULE_PRIORITY', 6, 'STD Priority', 7), ('SCHEDULE_PRIORITY', 7, 'Scheduled', 8),
  ('SCHEDULE_PRIORITY', 8, 'SEC Priority', 9), ('SCHEDULE_PRIORITY', 9, 'End of Period', 10),
  ('TASK_OBJECTIVE', 1, 'Safety', 1), ('TASK_OBJECTIVE', 2, 'Quality', 2), ('TASK_OBJECTIVE', 3, 'Delivery', 3),
  ('TASK_OBJECTIVE', 4, 'Cost', 4), ('TASK_OBJECTIVE', 5, 'People', 5),
  ('TOUR_TYPE', 1, 'Routine', 1), ('TOUR_TYPE', 2, 'Inspection', 2), ('TOUR_TYPE', 3, 'Service route', 3),
  ('TOUR_TYPE', 4, 'Status tour', 4), ('TOUR_TYPE', 5, 'Escalation review', 5), ('TOUR_TYPE', 6, 'Ad hoc', 6),
  ('ACTION_TYPE', 1, 'Create', 1), ('ACTION_TYPE', 2, 'Update', 2), ('ACTION_TYPE', 3, 'Cancel', 3),
  ('TRANSACTION_TYPE', 1, 'Task', 1), ('TRANSACTION_TYPE', 2, 'Appointment', 2),
  ('TRANSACTION_TYPE', 3, 'Escalation', 3), ('TRANSACTION_TYPE', 4, 'Delegation', 4),
  ('TRANSACTION_TYPE', 5, 'Checklist', 5), ('TRANSACTION_TYPE', 6, 'Message', 6),
  ('TTP_TYPE', 1, 'Internal', 1), ('TTP_TYPE', 2, 'Customer', 2), ('TTP_TYPE', 3, 'Supplier', 3),
  ('TTP_TYPE', 4, 'Carrier', 4), ('TTP_TYPE', 5, 'Service provider', 5)
) as item (list, id, name, place);

-- Keys of records begin where they read well: AR-1001.
alter sequence action_legacy_id_seq restart with 1001;

-- 20261121000000_rights_of_the_tree
-- Who may reach what follows from the tree and from the groups too: their changes are told as changes of rights.
create function tree_rights_tell() returns trigger language plpgsql as $$
declare
  old_root uuid;
  new_root uuid;
begin
  if tg_table_name = 'organization' then
    old_root := (to_jsonb(old) ->> 'root_id')::uuid;
    new_root := (to_jsonb(new) ->> 'root_id')::uuid;
  else
    select organization_id into old_root from department where id = (to_jsonb(old) ->> 'department_id')::uuid;
    select organization_id into new_root from department where id = (to_jsonb(new) ->> 'department_id')::uuid;
  end if;
  perform pg_notify('rights', jsonb_build_object('rootId', root)::text)
  from (select distinct root from unnest(array[old_root, new_root]) root where root is not null) roots;
  return null;
end $$;
create trigger organization_rights_tell after insert or delete or update of parent_id, root_id, path, archived_at on organization
  for each row execute function tree_rights_tell();
create trigger department_group_rights_tell after insert or delete or update of parent_id, department_id on department_group
  for each row execute function tree_rights_tell();

-- 20261121000001_own_records_in_order
-- Somebody's own records are read in order, like those of an organization: an index for each way to be a party, so that
-- the cost does not follow how many they have. The few who delegate or escalate need small indexes alone.
drop index action_own_board;
drop index "action_own";
create index "action_assignee_id_legacy_id_idx" on "action"("assignee_id", "legacy_id");
create index "action_creator_id_legacy_id_idx" on "action"("creator_id", "legacy_id");
create index action_delegator_list on action (delegator_id, legacy_id) where delegator_id is not null;
create index action_delegate_list on action (delegate_id, legacy_id) where delegate_id is not null;
create index action_escalated_to_list on action (escalated_to_id, legacy_id) where escalated_to_id is not null;
create index action_assignee_board on action (assignee_id, bucket, board_order, id) where bucket <= 5;
create index action_creator_board on action (creator_id, bucket, board_order, id) where bucket <= 5;
create index action_delegator_board on action (delegator_id, bucket, board_order, id) where bucket <= 5 and delegator_id is not null;
create index action_delegate_board on action (delegate_id, bucket, board_order, id) where bucket <= 5 and delegate_id is not null;
create index action_escalated_to_board on action (escalated_to_id, bucket, board_order, id) where bucket <= 5 and escalated_to_id is not null;

-- 20261121000002_counts_from_indexes_alone
-- Counting a bucket looks at the tree and the organization too; with them in the indexes it need not look at the rows.
drop index action_department_board;
drop index action_group_board;
drop index action_assignee_board;
drop index action_creator_board;
drop index action_delegator_board;
drop index action_delegate_board;
drop index action_escalated_to_board;
create index action_department_board on action (department_id, bucket, board_order, id) include (organization_id) where bucket <= 5;
create index action_group_board on action (group_id, bucket, board_order, id) include (organization_id) where bucket <= 5;
create index action_assignee_board on action (assignee_id, bucket, board_order, id) include (root_id, organization_id) where bucket <= 5;
create index action_creator_board on action (creator_id, bucket, board_order, id) include (root_id, organization_id) where bucket <= 5;
create index action_delegator_board on action (delegator_id, bucket, board_order, id) include (root_id, organization_id) where bucket <= 5 and delegator_id is not null;
create index action_delegate_board on action (delegate_id, bucket, board_order, id) include (root_id, organization_id) where bucket <= 5 and delegate_id is not null;
create index action_escalated_to_board on action (escalated_to_id, bucket, board_order, id) include (root_id, organization_id) where bucket <= 5 and escalated_to_id is not null;

-- 20261121000003_next_up_in_order
-- What is Next Up in somebody's group, in the order of lists: without it a list walks all that the group ever had.
create index action_group_next on action (group_id, legacy_id) include (organization_id) where bucket = 1;

-- 20261121100000_organizations_and_people
-- CreateEnum
CREATE TYPE "association_status" AS ENUM ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "geofence_shape" AS ENUM ('CIRCLE', 'POLYGON');

-- AlterTable
ALTER TABLE "job_role" ADD COLUMN     "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "organization" ADD COLUMN     "audit_status_id" SMALLINT,
ADD COLUMN     "contact" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "dba_name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "description" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "employer_identifier" TEXT NOT NULL DEFAULT '00-0000001',
ADD COLUMN     "govt_identifier_type_id" SMALLINT,
ADD COLUMN     "latitude" DOUBLE PRECISION,
ADD COLUMN     "legal_entity_type_id" SMALLINT,
ADD COLUMN     "logo_id" UUID,
ADD COLUMN     "longitude" DOUBLE PRECISION,
ADD COLUMN     "mailing_address_id" UUID,
ADD COLUMN     "org_uid" TEXT,
ADD COLUMN     "platform_status_id" SMALLINT,
ADD COLUMN     "registrant_address_id" UUID,
ADD COLUMN     "state_of_incorporation" TEXT,
ADD COLUMN     "ttp_id" SMALLINT,
ADD COLUMN     "website" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "association_request" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "user_id" UUID NOT NULL,
    "asked_for" UUID NOT NULL,
    "organization_id" UUID,
    "note" TEXT NOT NULL DEFAULT '',
    "status" "association_status" NOT NULL DEFAULT 'PENDING',
    "reason" TEXT NOT NULL DEFAULT '',
    "decider_id" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "association_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitation" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID NOT NULL,
    "hash" BYTEA NOT NULL,
    "email" TEXT,
    "access_level" "access_level" NOT NULL DEFAULT 'TRANSACTIONAL',
    "department_id" UUID,
    "group_id" UUID,
    "job_role_id" UUID NOT NULL,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_by_id" UUID,
    "used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_reset" (
    "hash" BYTEA NOT NULL,
    "user_id" UUID NOT NULL,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "password_reset_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "root_id" UUID NOT NULL,
    "organization_id" UUID,
    "actor_id" UUID,
    "noun" TEXT NOT NULL,
    "noun_id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "industry_classification" (
    "organization_id" UUID NOT NULL,
    "naics" CHAR(6) NOT NULL,
    "is_primary" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "industry_classification_pkey" PRIMARY KEY ("organization_id","naics")
);

-- CreateTable
CREATE TABLE "department_job_role" (
    "department_id" UUID NOT NULL,
    "job_role_id" UUID NOT NULL,

    CONSTRAINT "department_job_role_pkey" PRIMARY KEY ("department_id","job_role_id")
);

-- CreateTable
CREATE TABLE "organization_department" (
    "organization_id" UUID NOT NULL,
    "department_id" UUID NOT NULL,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',

    CONSTRAINT "organization_department_pkey" PRIMARY KEY ("organization_id","department_id")
);

-- CreateTable
CREATE TABLE "file" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "media_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" BYTEA NOT NULL,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "file_chunk" (
    "file_id" UUID NOT NULL,
    "n" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "file_chunk_pkey" PRIMARY KEY ("file_id","n")
);

-- CreateTable
CREATE TABLE "grouping" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID NOT NULL,
    "type_id" SMALLINT NOT NULL,
    "parent_id" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "grouping_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organization_grouping" (
    "organization_id" UUID NOT NULL,
    "type_id" SMALLINT NOT NULL,
    "grouping_id" UUID NOT NULL,

    CONSTRAINT "organization_grouping_pkey" PRIMARY KEY ("organization_id","type_id")
);

-- CreateTable
CREATE TABLE "address" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID,
    "line1" TEXT NOT NULL DEFAULT '',
    "line2" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "postal_code" TEXT NOT NULL DEFAULT '',
    "state" TEXT,
    "country" TEXT,

    CONSTRAINT "address_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "location" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID NOT NULL,
    "type_id" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "address_id" UUID,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "location_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "geofence" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID NOT NULL,
    "location_id" UUID,
    "name" TEXT NOT NULL,
    "shape" "geofence_shape" NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "radius" DOUBLE PRECISION,
    "ring" JSONB,
    "entry" BOOLEAN NOT NULL DEFAULT true,
    "exit" BOOLEAN NOT NULL DEFAULT true,
    "dwell_mins" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "geofence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vehicle" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID NOT NULL,
    "location_id" UUID,
    "unit_number" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "vehicle_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "association_request_legacy_id_key" ON "association_request"("legacy_id");

-- CreateIndex
CREATE INDEX "association_request_user_id_idx" ON "association_request"("user_id");

-- CreateIndex
CREATE INDEX "association_request_organization_id_status_idx" ON "association_request"("organization_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_legacy_id_key" ON "invitation"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_hash_key" ON "invitation"("hash");

-- CreateIndex
CREATE INDEX "invitation_organization_id_idx" ON "invitation"("organization_id");

-- CreateIndex
CREATE INDEX "password_reset_user_id_idx" ON "password_reset"("user_id");

-- CreateIndex
CREATE INDEX "audit_entry_root_id_id_idx" ON "audit_entry"("root_id", "id");

-- CreateIndex
CREATE INDEX "audit_entry_organization_id_id_idx" ON "audit_entry"("organization_id", "id");

-- CreateIndex
CREATE INDEX "audit_entry_noun_id_id_idx" ON "audit_entry"("noun_id", "id");

-- CreateIndex
CREATE INDEX "department_job_role_job_role_id_idx" ON "department_job_role"("job_role_id");

-- CreateIndex
CREATE INDEX "organization_department_department_id_idx" ON "organization_department"("department_id");

-- CreateIndex
CREATE UNIQUE INDEX "file_legacy_id_key" ON "file"("legacy_id");

-- CreateIndex
CREATE INDEX "file_organization_id_idx" ON "file"("organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "grouping_legacy_id_key" ON "grouping"("legacy_id");

-- CreateIndex
CREATE INDEX "grouping_parent_id_idx" ON "grouping"("parent_id");

-- CreateIndex
CREATE UNIQUE INDEX "grouping_organization_id_type_id_name_key" ON "grouping"("organization_id", "type_id", "name");

-- CreateIndex
CREATE INDEX "organization_grouping_grouping_id_idx" ON "organization_grouping"("grouping_id");

-- CreateIndex
CREATE UNIQUE INDEX "address_legacy_id_key" ON "address"("legacy_id");

-- CreateIndex
CREATE INDEX "address_organization_id_idx" ON "address"("organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "location_legacy_id_key" ON "location"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "location_organization_id_name_key" ON "location"("organization_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "geofence_legacy_id_key" ON "geofence"("legacy_id");

-- CreateIndex
CREATE INDEX "geofence_location_id_idx" ON "geofence"("location_id");

-- CreateIndex
CREATE UNIQUE INDEX "geofence_organization_id_name_key" ON "geofence"("organization_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "vehicle_legacy_id_key" ON "vehicle"("legacy_id");

-- CreateIndex
CREATE INDEX "vehicle_location_id_idx" ON "vehicle"("location_id");

-- CreateIndex
CREATE UNIQUE INDEX "vehicle_organization_id_unit_number_key" ON "vehicle"("organization_id", "unit_number");

-- AddForeignKey
ALTER TABLE "association_request" ADD CONSTRAINT "association_request_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "association_request" ADD CONSTRAINT "association_request_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "association_request" ADD CONSTRAINT "association_request_decider_id_fkey" FOREIGN KEY ("decider_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_job_role_id_fkey" FOREIGN KEY ("job_role_id") REFERENCES "job_role"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "industry_classification" ADD CONSTRAINT "industry_classification_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "department_job_role" ADD CONSTRAINT "department_job_role_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "department_job_role" ADD CONSTRAINT "department_job_role_job_role_id_fkey" FOREIGN KEY ("job_role_id") REFERENCES "job_role"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_department" ADD CONSTRAINT "organization_department_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_department" ADD CONSTRAINT "organization_department_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file_chunk" ADD CONSTRAINT "file_chunk_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grouping" ADD CONSTRAINT "grouping_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grouping" ADD CONSTRAINT "grouping_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "grouping"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_grouping" ADD CONSTRAINT "organization_grouping_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_grouping" ADD CONSTRAINT "organization_grouping_grouping_id_fkey" FOREIGN KEY ("grouping_id") REFERENCES "grouping"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "address" ADD CONSTRAINT "address_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "location" ADD CONSTRAINT "location_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "location" ADD CONSTRAINT "location_address_id_fkey" FOREIGN KEY ("address_id") REFERENCES "address"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "geofence" ADD CONSTRAINT "geofence_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "geofence" ADD CONSTRAINT "geofence_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization" ADD CONSTRAINT "organization_registrant_address_id_fkey" FOREIGN KEY ("registrant_address_id") REFERENCES "address"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization" ADD CONSTRAINT "organization_mailing_address_id_fkey" FOREIGN KEY ("mailing_address_id") REFERENCES "address"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization" ADD CONSTRAINT "organization_logo_id_fkey" FOREIGN KEY ("logo_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vehicle" ADD CONSTRAINT "vehicle_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vehicle" ADD CONSTRAINT "vehicle_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- 20261121100001_rules_of_organizations
-- What Prisma's schema can't say of organizations and people: checks, the moves of the tree, the audit log, the
-- directory, and the reference lists.

create unique index organization_employer on organization (root_id, employer_identifier) where employer_identifier <> '00-0000001';
create unique index association_request_pending on association_request (user_id, asked_for) where status = 'PENDING';
create unique index industry_classification_primary on industry_classification (organization_id) where is_primary;

alter table organization
  add constraint organization_employer_check check (employer_identifier ~ '^\d{2}-\d{7}$'),
  add constraint organization_name_check check (length(legal_name) between 1 and 120),
  add constraint organization_point_check check (
    (latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180);
alter table location
  add constraint location_point_check check (
    (latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180);
alter table geofence
  add constraint geofence_shape_check check (
    case shape when 'CIRCLE' then latitude is not null and longitude is not null and radius is not null and ring is null
    else ring is not null and latitude is null and longitude is null and radius is null end),
  add constraint geofence_point_check check (latitude between -90 and 90 and longitude between -180 and 180 and radius > 0),
  add constraint geofence_dwell_check check (dwell_mins > 0);
alter table industry_classification add constraint industry_classification_naics_check check (naics ~ '^\d{6}$');

-- A move stays in its tree, makes no cycle, keeps the levels, and takes all that is below along. Moves in a tree go one
-- after the other, so that no two together make a cycle.
create function organization_level(type organization_type) returns int language sql immutable as $$
  select array_position(enum_range(null::organization_type), type)
$$;
create function organization_move() returns trigger language plpgsql as $$
declare
  above organization;
begin
  perform pg_advisory_xact_lock(hashtextextended(old.root_id::text, 0));
  select * into above from organization where id = new.parent_id;
  if above.root_id is distinct from old.root_id then
    raise exception 'An organization stays in its tree.' using errcode = 'check_violation', constraint = 'organization_move_tree';
  elsif above.path like old.path || '%' then
    raise exception 'An organization does not go below itself.' using errcode = 'check_violation', constraint = 'organization_move_cycle';
  elsif organization_level(above.type) >= organization_level(new.type)
    and not (above.type = 'CORPORATION' and new.type = 'CORPORATION') then
    raise exception 'A % does not go below a %.', new.type, above.type using errcode = 'check_violation', constraint = 'organization_move_level';
  end if;
  new.path := above.path || new.legacy_id || '/';
  return new;
end $$;
create trigger organization_move before update of parent_id on organization
  for each row when (old.parent_id is distinct from new.parent_id) execute function organization_move();
create function organization_moved() returns trigger language plpgsql as $$
begin
  update organization set path = new.path || substr(path, length(old.path) + 1)
  where path like old.path || '%' and id <> new.id;
  return null;
end $$;
create trigger organization_moved after update of parent_id on organization
  for each row when (old.parent_id is distinct from new.parent_id) execute function organization_moved();

-- The audit log: each change that somebody makes, with the row before and after. Who makes it stands in the setting
-- opsgraph.actor of the transaction; what is written without one, as a seed, is no change of somebody's.
create function audit() returns trigger language plpgsql as $$
declare
  actor text := current_setting('opsgraph.actor', true);
  omitted text[] := array['version', 'updated_at', 'path'] || tg_argv[1:];
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - omitted end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - omitted end;
  changed jsonb := coalesce(after, before);
  place uuid;
begin
  if coalesce(actor, '') = '' or before is not distinct from after then return null; end if;
  place := case tg_table_name
    when 'organization' then changed ->> 'id'
    when 'department_group' then (select organization_id::text from department where id = (changed ->> 'department_id')::uuid)
    when 'department_job_role' then (select organization_id::text from department where id = (changed ->> 'department_id')::uuid)
    when 'policy_cell' then changed ->> 'root_id'
    else changed ->> 'organization_id' end;
  insert into audit_entry (root_id, organization_id, actor_id, noun, noun_id, action, before, after)
  select o.root_id, o.id, actor::uuid, tg_argv[0], coalesce(changed ->> 'id', changed ->> 'organization_id', changed ->> 'department_id', changed ->> 'root_id'),
    case tg_op when 'INSERT' then 'CREATE' else tg_op end, before, after
  from organization o where case when tg_table_name = 'app_user'
    then o.id in (select m.organization_id from membership m where m.user_id = (changed ->> 'id')::uuid) else o.id = place end;
  return null;
end $$;
-- An organization that is deleted is no longer there when its entry is written.
create function audit_deleted_organization() returns trigger language plpgsql as $$
declare
  actor text := current_setting('opsgraph.actor', true);
begin
  if coalesce(actor, '') <> '' then
    insert into audit_entry (root_id, organization_id, actor_id, noun, noun_id, action, before)
    values (old.root_id, old.parent_id, actor::uuid, 'Organization', old.id, 'DELETE', to_jsonb(old) - array['version', 'updated_at', 'path']);
  end if;
  return null;
end $$;
create trigger organization_audit after insert or update on organization for each row execute function audit('Organization');
create trigger organization_audit_delete after delete on organization for each row execute function audit_deleted_organization();
create trigger address_audit after insert or update or delete on address for each row execute function audit('Address');
create trigger location_audit after insert or update or delete on location for each row execute function audit('Location');
create trigger geofence_audit after insert or update or delete on geofence for each row execute function audit('Geofence');
create trigger vehicle_audit after insert or update or delete on vehicle for each row execute function audit('Vehicle');
create trigger industry_classification_audit after insert or update or delete on industry_classification
  for each row execute function audit('IndustryClassification');
create trigger grouping_audit after insert or update or delete on grouping for each row execute function audit('Grouping');
create trigger organization_grouping_audit after insert or update or delete on organization_grouping
  for each row execute function audit('OrganizationGrouping');
create trigger department_audit after insert or update or delete on department for each row execute function audit('Department');
create trigger department_group_audit after insert or update or delete on department_group for each row execute function audit('Group');
create trigger job_role_audit after insert or update or delete on job_role for each row execute function audit('JobRole');
create trigger department_job_role_audit after insert or update or delete on department_job_role
  for each row execute function audit('DepartmentJobRole');
create trigger organization_department_audit after insert or update or delete on organization_department
  for each row execute function audit('OrganizationDepartment');
create trigger membership_audit after insert or update or delete on membership for each row execute function audit('Membership');
create trigger association_request_audit after insert or update or delete on association_request
  for each row execute function audit('AssociationRequest');
create trigger invitation_audit after insert or update or delete on invitation for each row execute function audit('Invitation', 'hash');
create trigger policy_cell_audit after insert or update or delete on policy_cell for each row execute function audit('PolicyCell');
create trigger file_audit after insert or update or delete on file for each row execute function audit('File', 'sha256');
create trigger user_audit after insert or update or delete on app_user for each row execute function audit('User', 'password_hash');
create trigger audit_entry_append_only before update or delete on audit_entry for each row execute function refuse_change();
create trigger audit_entry_no_truncate before truncate on audit_entry for each statement execute function refuse_change();

-- The directory: organizations, memberships and locations by name, in order and by any part of their words.
create index search_entry_directory on search_entry (root_id, kind, text, id) where kind <> 'ACTION';
create function organization_words() returns trigger language plpgsql as $$
begin
  insert into search_entry (kind, id, root_id, text)
  select 'ORGANIZATION', id, root_id, concat_ws(' ', legal_name, nullif(dba_name, '')) from added
  on conflict (kind, id) do update set text = excluded.text where search_entry.text <> excluded.text;
  return null;
end $$;
create trigger organization_words_insert after insert on organization
  referencing new table as added for each statement execute function organization_words();
create trigger organization_words_update after update on organization
  referencing new table as added for each statement execute function organization_words();
create function location_words() returns trigger language plpgsql as $$
begin
  insert into search_entry (kind, id, root_id, text)
  select 'LOCATION', l.id, o.root_id, l.name from added l join organization o on o.id = l.organization_id
  on conflict (kind, id) do update set text = excluded.text where search_entry.text <> excluded.text;
  return null;
end $$;
create trigger location_words_insert after insert on location
  referencing new table as added for each statement execute function location_words();
create trigger location_words_update after update on location
  referencing new table as added for each statement execute function location_words();
create function membership_words() returns trigger language plpgsql as $$
begin
  insert into search_entry (kind, id, root_id, text)
  select 'MEMBERSHIP', m.id, o.root_id, u.name || ' ' || u.email
  from added m join organization o on o.id = m.organization_id join app_user u on u.id = m.user_id
  on conflict (kind, id) do update set text = excluded.text where search_entry.text <> excluded.text;
  return null;
end $$;
create trigger membership_words_insert after insert on membership
  referencing new table as added for each statement execute function membership_words();
create function user_words() returns trigger language plpgsql as $$
begin
  update search_entry s set text = new.name || ' ' || new.email
  from membership m where m.user_id = new.id and s.kind = 'MEMBERSHIP' and s.id = m.id;
  return null;
end $$;
create trigger user_words after update of name, email on app_user
  for each row when (old.name is distinct from new.name or old.email is distinct from new.email) execute function user_words();
create function forget_words() returns trigger language plpgsql as $$
begin
  delete from search_entry where kind = tg_argv[0] and id in (select id from removed);
  return null;
end $$;
create trigger organization_words_delete after delete on organization
  referencing old table as removed for each statement execute function forget_words('ORGANIZATION');
create trigger location_words_delete after delete on location
  referencing old table as removed for each statement execute function forget_words('LOCATION');
create trigger membership_words_delete after delete on membership
  referencing old table as removed for each statement execute function forget_words('MEMBERSHIP');

insert into search_entry (kind, id, root_id, text) select 'ORGANIZATION', id, root_id, legal_name from organization;
insert into search_entry (kind, id, root_id, text)
select 'MEMBERSHIP', m.id, o.root_id, u.name || ' ' || u.email
from membership m join organization o on o.id = m.organization_id join app_user u on u.id = m.user_id;
-- Who worked or works in a department somewhere shows that the organization has it.
insert into organization_department (organization_id, department_id)
select organization_id, department_id from membership where department_id is not null
union select organization_id, department_id from action where department_id is not null;

insert into reference_item (list, id, name, sort_order)
select list, row_number() over (partition by list order by place), name, row_number() over (partition by list order by place)
from (values
  ('AUDIT_STATUS', 'Not audited', 1), ('AUDIT_STATUS', 'In progress', 2), ('AUDIT_STATUS', 'Audited', 3), ('AUDIT_STATUS', 'Expired', 4),
  ('LEGAL_ENTITY_TYPE', 'Sole proprietor', 1), ('LEGAL_ENTITY_TYPE', 'Partnership', 2), ('LEGAL_ENTITY_TYPE', 'LLC', 3),
  ('LEGAL_ENTITY_TYPE', 'S-corp', 4), ('LEGAL_ENTITY_TYPE', 'C-corp', 5), ('LEGAL_ENTITY_TYPE', 'Non-profit', 6),
  ('LEGAL_ENTITY_TYPE', 'Government', 7), ('LEGAL_ENTITY_TYPE', 'Cooperative', 8),
  ('GOVT_ENTITY_TYPE', 'Employer Identification Number', 1), ('GOVT_ENTITY_TYPE', 'Social Security Number', 2),
  ('GOVT_ENTITY_TYPE', 'Business Number', 3), ('GOVT_ENTITY_TYPE', 'VAT number', 4), ('GOVT_ENTITY_TYPE', 'Company register number', 5),
  ('PLATFORM_STATUS', 'Active', 1), ('PLATFORM_STATUS', 'Trial', 2), ('PLATFORM_STATUS', 'Suspended', 3), ('PLATFORM_STATUS', 'Closed', 4),
  ('LOCATION_TYPE', 'Headquarters', 1), ('LOCATION_TYPE', 'Terminal', 2), ('LOCATION_TYPE', 'Warehouse', 3),
  ('LOCATION_TYPE', 'Cross-dock', 4), ('LOCATION_TYPE', 'Maintenance shop', 5), ('LOCATION_TYPE', 'Fuel or charging', 6),
  ('LOCATION_TYPE', 'Customer site', 7), ('LOCATION_TYPE', 'Supplier site', 8), ('LOCATION_TYPE', 'Yard', 9), ('LOCATION_TYPE', 'Office', 10),
  ('GROUPING_TYPE', 'Management', 1), ('GROUPING_TYPE', 'Productivity', 2), ('GROUPING_TYPE', 'Quality', 3), ('GROUPING_TYPE', 'Region', 4)
) as item (list, name, place);

-- 20261121100002_counters
-- AlterTable
ALTER TABLE "organization" ADD COLUMN     "number" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "counter" (
    "root_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "value" INTEGER NOT NULL,

    CONSTRAINT "counter_pkey" PRIMARY KEY ("root_id","name")
);

-- AddForeignKey
ALTER TABLE "counter" ADD CONSTRAINT "counter_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is there is numbered in the order of the tree, and the counters go on behind it.
update organization o set number = n.n
from (select id, row_number() over (partition by root_id order by path) as n from organization) n where n.id = o.id;
insert into counter (root_id, name, value)
select root_id, 'organization', greatest(9, max(number)) from organization group by root_id;
create unique index organization_number on organization (root_id, number);

-- The next number of a tree: from `first` up, each once.
create function next_number(root uuid, counted text, first int) returns int language sql as $$
  insert into counter as c (root_id, name, value) values (root, counted, first)
  on conflict (root_id, name) do update set value = c.value + 1
  returning value
$$;

-- The tree: root, path and number follow from the parent. A root is number 1 of its tree, what is added begins at 10.
create or replace function organization_place() returns trigger language plpgsql as $$
begin
  if new.parent_id is null then
    new.root_id := new.id;
    new.path := '/' || new.legacy_id || '/';
    new.number := 1;
  else
    select root_id, path || new.legacy_id || '/' into new.root_id, new.path
    from organization where id = new.parent_id;
    new.number := next_number(new.root_id, 'organization', 10);
  end if;
  return new;
end $$;

-- 20261121100040_memberships_by_time
-- What has ended is found without walking all that holds.
create index membership_ends_at on membership (ends_at) where ends_at is not null;

-- 20261121100150_joining
-- What an invitation refers to, and the making of a link for a new password in the audit log.

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_used_by_id_fkey" FOREIGN KEY ("used_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

create function audit_password_reset() returns trigger language plpgsql as $$
declare
  actor text := current_setting('opsgraph.actor', true);
begin
  if coalesce(actor, '') <> '' then
    insert into audit_entry (root_id, organization_id, actor_id, noun, noun_id, action, after)
    select o.root_id, o.id, actor::uuid, 'PasswordReset', new.user_id, 'CREATE', jsonb_build_object('user_id', new.user_id, 'expires_at', new.expires_at)
    from organization o where o.id in (select m.organization_id from membership m where m.user_id = new.user_id);
  end if;
  return null;
end $$;
create trigger password_reset_audit after insert on password_reset for each row execute function audit_password_reset();

-- 20261121100160_audit_by_actor
-- What somebody changed themselves, newest first.
create index audit_entry_actor on audit_entry (actor_id, id);

-- 20261121123000_work
-- CreateEnum
CREATE TYPE "checklist_item_kind" AS ENUM ('PASS_FAIL', 'NUMBER', 'TEXT', 'PHOTO', 'CHOICE');

-- CreateEnum
CREATE TYPE "delegation_state" AS ENUM ('ASKED', 'ACCEPTED', 'DECLINED', 'RECALLED', 'HANDED_BACK', 'ENDED');

-- CreateEnum
CREATE TYPE "clock_kind" AS ENUM ('RESPOND', 'DONE');

-- CreateEnum
CREATE TYPE "target_rule" AS ENUM ('MINUTES', 'DAYS', 'SERVICE_TIME', 'SLOT', 'PERIOD_END');

-- CreateEnum
CREATE TYPE "link_kind" AS ENUM ('FOLLOW_UP');

-- CreateEnum
CREATE TYPE "series_status" AS ENUM ('ACTIVE', 'PAUSED', 'ENDED');

-- CreateEnum
CREATE TYPE "occurrence_state" AS ENUM ('PLANNED', 'OPEN', 'DONE', 'DONE_LATE', 'SKIPPED', 'MISSED');

-- CreateEnum
CREATE TYPE "time_study_status" AS ENUM ('OPEN', 'PUBLISHED', 'DISCARDED');

-- CreateEnum
CREATE TYPE "service_time_source" AS ENUM ('STUDY', 'DRIFT', 'EDIT');

-- CreateEnum
CREATE TYPE "order_rule" AS ENUM ('PROPOSED', 'FIXED');

-- CreateEnum
CREATE TYPE "tour_run_status" AS ENUM ('PLANNED', 'RUNNING', 'DONE', 'ABANDONED');

-- CreateEnum
CREATE TYPE "tour_stop_state" AS ENUM ('PLANNED', 'ARRIVED', 'DONE', 'SKIPPED', 'UNPLACEABLE');

-- AlterTable
ALTER TABLE "action" ADD COLUMN     "location_id" UUID,
ADD COLUMN     "mandatory_items" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "mandatory_open" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "requires_sign_off" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "signed_off_at" TIMESTAMPTZ(3),
ADD COLUMN     "signed_off_by_id" UUID,
ADD COLUMN     "task_record_id" UUID,
ADD COLUMN     "tour_id" UUID,
ADD COLUMN     "worked_secs" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "major_task" ADD COLUMN     "department_id" UUID,
ADD COLUMN     "group_id" UUID,
ADD COLUMN     "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid;

-- AlterTable
ALTER TABLE "task_item" ADD COLUMN     "description" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "requires_sign_off" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "sop_id" UUID,
ADD COLUMN     "transaction_type_id" SMALLINT NOT NULL DEFAULT 1,
ADD COLUMN     "ttp_type_id" SMALLINT NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "checklist" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "checklist_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "checklist_item" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "checklist_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,
    "kind" "checklist_item_kind" NOT NULL,
    "prompt" TEXT NOT NULL,
    "help" TEXT NOT NULL DEFAULT '',
    "mandatory" BOOLEAN NOT NULL DEFAULT false,
    "unit" TEXT NOT NULL DEFAULT '',
    "minimum" DOUBLE PRECISION,
    "maximum" DOUBLE PRECISION,
    "choices" TEXT[],
    "failing_choices" TEXT[],

    CONSTRAINT "checklist_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "task_item_checklist" (
    "task_item_id" UUID NOT NULL,
    "checklist_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "task_item_checklist_pkey" PRIMARY KEY ("task_item_id","checklist_id")
);

-- CreateTable
CREATE TABLE "action_checklist" (
    "action_id" UUID NOT NULL,
    "checklist_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,
    "submitted_at" TIMESTAMPTZ(3),
    "submitted_by_id" UUID,

    CONSTRAINT "action_checklist_pkey" PRIMARY KEY ("action_id","checklist_id")
);

-- CreateTable
CREATE TABLE "checklist_answer" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "action_id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "passed" BOOLEAN,
    "number" DOUBLE PRECISION,
    "text" TEXT,
    "choice" TEXT,
    "file_id" UUID,
    "failed" BOOLEAN NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "answered_by_id" UUID NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,
    "follow_up_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "checklist_answer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delegation" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "action_id" UUID NOT NULL,
    "from_id" UUID NOT NULL,
    "to_id" UUID NOT NULL,
    "depth" SMALLINT NOT NULL,
    "state" "delegation_state" NOT NULL DEFAULT 'ASKED',
    "note" TEXT NOT NULL DEFAULT '',
    "until" TIMESTAMPTZ(3),
    "at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "delegation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "priority_target" (
    "organization_id" UUID NOT NULL,
    "priority_id" SMALLINT NOT NULL,
    "kind" "clock_kind" NOT NULL,
    "rule" "target_rule" NOT NULL,
    "amount" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "priority_target_pkey" PRIMARY KEY ("organization_id","priority_id","kind")
);

-- CreateTable
CREATE TABLE "clock" (
    "action_id" UUID NOT NULL,
    "kind" "clock_kind" NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "stale" BOOLEAN NOT NULL DEFAULT true,
    "paused_at" TIMESTAMPTZ(3),
    "pauses" JSONB NOT NULL DEFAULT '[]',
    "stopped_at" TIMESTAMPTZ(3),
    "fired_at" TIMESTAMPTZ(3),

    CONSTRAINT "clock_pkey" PRIMARY KEY ("action_id","kind")
);

-- CreateTable
CREATE TABLE "escalation" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "action_id" UUID NOT NULL,
    "from_level" "access_level",
    "level" "access_level" NOT NULL,
    "person_id" UUID NOT NULL,
    "actor_id" UUID,
    "clock" "clock_kind",
    "reason" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT,
    "answered_by_id" UUID,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "escalation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "note" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "action_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "note_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attachment" (
    "action_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "added_by_id" UUID NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attachment_pkey" PRIMARY KEY ("action_id","file_id")
);

-- CreateTable
CREATE TABLE "action_link" (
    "from_id" UUID NOT NULL,
    "to_id" UUID NOT NULL,
    "kind" "link_kind" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "action_link_pkey" PRIMARY KEY ("from_id","to_id","kind")
);

-- CreateTable
CREATE TABLE "series" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "task_record_id" UUID NOT NULL,
    "rule" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "starts_on" TIMESTAMP(0) NOT NULL,
    "duration_mins" INTEGER NOT NULL,
    "lead_days" SMALLINT NOT NULL,
    "status" "series_status" NOT NULL DEFAULT 'ACTIVE',
    "generated_to" TIMESTAMP(0),
    "previous_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "series_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "occurrence" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "series_id" UUID NOT NULL,
    "slot" TIMESTAMP(0) NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "state" "occurrence_state" NOT NULL DEFAULT 'PLANNED',
    "reason" TEXT NOT NULL DEFAULT '',
    "changes" JSONB NOT NULL DEFAULT '{}',
    "action_id" UUID,
    "closed_at" TIMESTAMPTZ(3),
    "closed_by_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "occurrence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "business_hours" (
    "organization_id" UUID NOT NULL,
    "windows" JSONB NOT NULL,
    "closures" JSONB NOT NULL DEFAULT '[]',
    "fiscal_month" SMALLINT NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "business_hours_pkey" PRIMARY KEY ("organization_id")
);

-- CreateTable
CREATE TABLE "personal_schedule" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "time_zone" TEXT NOT NULL,
    "windows" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "personal_schedule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "absence" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "user_id" UUID NOT NULL,
    "root_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "deputy_id" UUID,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "cancelled_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "absence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sop" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "sop_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sop_version" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "sop_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "change_note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),
    "published_by_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "sop_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sop_step" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "version_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "file_id" UUID,

    CONSTRAINT "sop_step_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sop_acknowledgement" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "version_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "action_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sop_acknowledgement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "task_record" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" INTEGER NOT NULL DEFAULT 0,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "task_item_id" UUID,
    "tour_id" UUID,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "class_id" SMALLINT NOT NULL,
    "priority_id" SMALLINT NOT NULL,
    "service_time_mins" INTEGER NOT NULL DEFAULT 0,
    "location_id" UUID,
    "requires_sign_off" BOOLEAN NOT NULL DEFAULT false,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "creator_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "task_record_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "task_record_assignee" (
    "task_record_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "task_record_assignee_pkey" PRIMARY KEY ("task_record_id","user_id")
);

-- CreateTable
CREATE TABLE "time_study" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "task_item_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "observed_id" UUID,
    "observer_id" UUID NOT NULL,
    "allowance" DOUBLE PRECISION NOT NULL DEFAULT 0.13,
    "confidence" DOUBLE PRECISION NOT NULL DEFAULT 1.96,
    "precision" DOUBLE PRECISION NOT NULL DEFAULT 0.05,
    "status" "time_study_status" NOT NULL DEFAULT 'OPEN',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "time_study_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "time_study_element" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "study_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL DEFAULT 1,

    CONSTRAINT "time_study_element_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "time_study_observation" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "element_id" UUID NOT NULL,
    "cycle" SMALLINT NOT NULL,
    "seconds" DOUBLE PRECISION NOT NULL,
    "excluded" BOOLEAN NOT NULL DEFAULT false,
    "note" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "time_study_observation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "service_time" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "task_item_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "minutes" INTEGER NOT NULL,
    "exact_mins" DOUBLE PRECISION NOT NULL,
    "source" "service_time_source" NOT NULL,
    "study_id" UUID,
    "published_by_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "service_time_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "service_time_dismissal" (
    "task_item_id" UUID NOT NULL,
    "median_mins" DOUBLE PRECISION NOT NULL,
    "dismissed_by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "service_time_dismissal_pkey" PRIMARY KEY ("task_item_id")
);

-- CreateTable
CREATE TABLE "tour" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "type_id" SMALLINT NOT NULL,
    "class_id" SMALLINT NOT NULL,
    "order_rule" "order_rule" NOT NULL DEFAULT 'PROPOSED',
    "start_location_id" UUID,
    "end_location_id" UUID,
    "speed_kmh" SMALLINT NOT NULL DEFAULT 60,
    "includes" JSONB NOT NULL DEFAULT '{}',
    "checklist_id" UUID,
    "reminder_mins" INTEGER,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "tour_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tour_stop" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "tour_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "location_id" UUID,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "opens_mins" SMALLINT,
    "closes_mins" SMALLINT,
    "service_mins" INTEGER NOT NULL DEFAULT 0,
    "pinned" BOOLEAN NOT NULL DEFAULT false,
    "priority_id" SMALLINT NOT NULL DEFAULT 4,

    CONSTRAINT "tour_stop_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tour_run" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "tour_id" UUID NOT NULL,
    "action_id" UUID,
    "assignee_id" UUID,
    "status" "tour_run_status" NOT NULL DEFAULT 'PLANNED',
    "planned_start" TIMESTAMPTZ(3) NOT NULL,
    "planned_end" TIMESTAMPTZ(3),
    "actual_start" TIMESTAMPTZ(3),
    "actual_end" TIMESTAMPTZ(3),
    "planned_km" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "creator_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "tour_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tour_run_stop" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "run_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "stop_id" UUID,
    "action_id" UUID,
    "location_id" UUID,
    "name" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "opens_at" TIMESTAMPTZ(3),
    "closes_at" TIMESTAMPTZ(3),
    "service_mins" INTEGER NOT NULL DEFAULT 0,
    "pinned" BOOLEAN NOT NULL DEFAULT false,
    "priority_id" SMALLINT NOT NULL DEFAULT 4,
    "state" "tour_stop_state" NOT NULL DEFAULT 'PLANNED',
    "reason" TEXT NOT NULL DEFAULT '',
    "leg_km" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "leg_mins" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "planned_arrival" TIMESTAMPTZ(3),
    "planned_departure" TIMESTAMPTZ(3),
    "actual_arrival" TIMESTAMPTZ(3),
    "actual_departure" TIMESTAMPTZ(3),

    CONSTRAINT "tour_run_stop_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_view" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "owner_id" UUID NOT NULL,
    "root_id" UUID,
    "organization_id" UUID,
    "department_id" UUID,
    "group_id" UUID,
    "screen" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "search" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "saved_view_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "checklist_legacy_id_key" ON "checklist"("legacy_id");

-- CreateIndex
CREATE INDEX "checklist_root_id_idx" ON "checklist"("root_id");

-- CreateIndex
CREATE UNIQUE INDEX "checklist_organization_id_name_key" ON "checklist"("organization_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "checklist_item_checklist_id_revision_position_key" ON "checklist_item"("checklist_id", "revision", "position");

-- CreateIndex
CREATE INDEX "task_item_checklist_checklist_id_idx" ON "task_item_checklist"("checklist_id");

-- CreateIndex
CREATE INDEX "action_checklist_checklist_id_idx" ON "action_checklist"("checklist_id");

-- CreateIndex
CREATE INDEX "checklist_answer_item_id_idx" ON "checklist_answer"("item_id");

-- CreateIndex
CREATE INDEX "checklist_answer_follow_up_id_idx" ON "checklist_answer"("follow_up_id");

-- CreateIndex
CREATE UNIQUE INDEX "checklist_answer_action_id_item_id_key" ON "checklist_answer"("action_id", "item_id");

-- CreateIndex
CREATE INDEX "delegation_action_id_idx" ON "delegation"("action_id");

-- CreateIndex
CREATE INDEX "delegation_from_id_idx" ON "delegation"("from_id");

-- CreateIndex
CREATE INDEX "delegation_to_id_idx" ON "delegation"("to_id");

-- CreateIndex
CREATE INDEX "escalation_action_id_idx" ON "escalation"("action_id");

-- CreateIndex
CREATE INDEX "escalation_person_id_idx" ON "escalation"("person_id");

-- CreateIndex
CREATE UNIQUE INDEX "note_legacy_id_key" ON "note"("legacy_id");

-- CreateIndex
CREATE INDEX "note_action_id_id_idx" ON "note"("action_id", "id");

-- CreateIndex
CREATE INDEX "attachment_file_id_idx" ON "attachment"("file_id");

-- CreateIndex
CREATE INDEX "action_link_to_id_idx" ON "action_link"("to_id");

-- CreateIndex
CREATE UNIQUE INDEX "series_legacy_id_key" ON "series"("legacy_id");

-- CreateIndex
CREATE INDEX "series_task_record_id_idx" ON "series"("task_record_id");

-- CreateIndex
CREATE INDEX "series_previous_id_idx" ON "series"("previous_id");

-- CreateIndex
CREATE UNIQUE INDEX "occurrence_action_id_key" ON "occurrence"("action_id");

-- CreateIndex
CREATE UNIQUE INDEX "occurrence_series_id_slot_key" ON "occurrence"("series_id", "slot");

-- CreateIndex
CREATE INDEX "personal_schedule_organization_id_idx" ON "personal_schedule"("organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "personal_schedule_user_id_organization_id_key" ON "personal_schedule"("user_id", "organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "absence_legacy_id_key" ON "absence"("legacy_id");

-- CreateIndex
CREATE INDEX "absence_user_id_starts_at_idx" ON "absence"("user_id", "starts_at");

-- CreateIndex
CREATE INDEX "absence_deputy_id_starts_at_idx" ON "absence"("deputy_id", "starts_at");

-- CreateIndex
CREATE INDEX "absence_root_id_starts_at_idx" ON "absence"("root_id", "starts_at");

-- CreateIndex
CREATE UNIQUE INDEX "sop_legacy_id_key" ON "sop"("legacy_id");

-- CreateIndex
CREATE INDEX "sop_root_id_idx" ON "sop"("root_id");

-- CreateIndex
CREATE UNIQUE INDEX "sop_organization_id_name_key" ON "sop"("organization_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "sop_version_sop_id_number_key" ON "sop_version"("sop_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "sop_step_version_id_position_key" ON "sop_step"("version_id", "position");

-- CreateIndex
CREATE INDEX "sop_acknowledgement_user_id_idx" ON "sop_acknowledgement"("user_id");

-- CreateIndex
CREATE INDEX "sop_acknowledgement_action_id_idx" ON "sop_acknowledgement"("action_id");

-- CreateIndex
CREATE UNIQUE INDEX "sop_acknowledgement_version_id_user_id_key" ON "sop_acknowledgement"("version_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "task_record_legacy_id_key" ON "task_record"("legacy_id");

-- CreateIndex
CREATE INDEX "task_record_root_id_idx" ON "task_record"("root_id");

-- CreateIndex
CREATE INDEX "task_record_organization_id_idx" ON "task_record"("organization_id");

-- CreateIndex
CREATE INDEX "task_record_task_item_id_idx" ON "task_record"("task_item_id");

-- CreateIndex
CREATE INDEX "task_record_tour_id_idx" ON "task_record"("tour_id");

-- CreateIndex
CREATE INDEX "task_record_assignee_user_id_idx" ON "task_record_assignee"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "time_study_legacy_id_key" ON "time_study"("legacy_id");

-- CreateIndex
CREATE INDEX "time_study_root_id_idx" ON "time_study"("root_id");

-- CreateIndex
CREATE INDEX "time_study_task_item_id_idx" ON "time_study"("task_item_id");

-- CreateIndex
CREATE UNIQUE INDEX "time_study_element_study_id_position_key" ON "time_study_element"("study_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "time_study_observation_element_id_cycle_key" ON "time_study_observation"("element_id", "cycle");

-- CreateIndex
CREATE UNIQUE INDEX "service_time_task_item_id_number_key" ON "service_time"("task_item_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "tour_legacy_id_key" ON "tour"("legacy_id");

-- CreateIndex
CREATE INDEX "tour_root_id_idx" ON "tour"("root_id");

-- CreateIndex
CREATE INDEX "tour_checklist_id_idx" ON "tour"("checklist_id");

-- CreateIndex
CREATE UNIQUE INDEX "tour_organization_id_name_key" ON "tour"("organization_id", "name");

-- CreateIndex
CREATE INDEX "tour_stop_location_id_idx" ON "tour_stop"("location_id");

-- CreateIndex
CREATE UNIQUE INDEX "tour_stop_tour_id_position_key" ON "tour_stop"("tour_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "tour_run_legacy_id_key" ON "tour_run"("legacy_id");

-- CreateIndex
CREATE INDEX "tour_run_root_id_idx" ON "tour_run"("root_id");

-- CreateIndex
CREATE INDEX "tour_run_tour_id_idx" ON "tour_run"("tour_id");

-- CreateIndex
CREATE INDEX "tour_run_action_id_idx" ON "tour_run"("action_id");

-- CreateIndex
CREATE INDEX "tour_run_assignee_id_idx" ON "tour_run"("assignee_id");

-- CreateIndex
CREATE INDEX "tour_run_stop_run_id_position_idx" ON "tour_run_stop"("run_id", "position");

-- CreateIndex
CREATE INDEX "tour_run_stop_stop_id_idx" ON "tour_run_stop"("stop_id");

-- CreateIndex
CREATE INDEX "tour_run_stop_action_id_idx" ON "tour_run_stop"("action_id");

-- CreateIndex
CREATE INDEX "tour_run_stop_location_id_idx" ON "tour_run_stop"("location_id");

-- CreateIndex
CREATE INDEX "saved_view_organization_id_idx" ON "saved_view"("organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "saved_view_owner_id_screen_name_key" ON "saved_view"("owner_id", "screen", "name");

-- CreateIndex
CREATE INDEX "major_task_root_id_idx" ON "major_task"("root_id");

-- CreateIndex
CREATE INDEX "task_item_sop_id_idx" ON "task_item"("sop_id");

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_signed_off_by_id_fkey" FOREIGN KEY ("signed_off_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_task_record_id_fkey" FOREIGN KEY ("task_record_id") REFERENCES "task_record"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist" ADD CONSTRAINT "checklist_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist" ADD CONSTRAINT "checklist_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist" ADD CONSTRAINT "checklist_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist_item" ADD CONSTRAINT "checklist_item_checklist_id_fkey" FOREIGN KEY ("checklist_id") REFERENCES "checklist"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_item_checklist" ADD CONSTRAINT "task_item_checklist_task_item_id_fkey" FOREIGN KEY ("task_item_id") REFERENCES "task_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_item_checklist" ADD CONSTRAINT "task_item_checklist_checklist_id_fkey" FOREIGN KEY ("checklist_id") REFERENCES "checklist"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_checklist" ADD CONSTRAINT "action_checklist_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_checklist" ADD CONSTRAINT "action_checklist_checklist_id_fkey" FOREIGN KEY ("checklist_id") REFERENCES "checklist"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_checklist" ADD CONSTRAINT "action_checklist_submitted_by_id_fkey" FOREIGN KEY ("submitted_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist_answer" ADD CONSTRAINT "checklist_answer_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist_answer" ADD CONSTRAINT "checklist_answer_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "checklist_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist_answer" ADD CONSTRAINT "checklist_answer_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist_answer" ADD CONSTRAINT "checklist_answer_answered_by_id_fkey" FOREIGN KEY ("answered_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist_answer" ADD CONSTRAINT "checklist_answer_follow_up_id_fkey" FOREIGN KEY ("follow_up_id") REFERENCES "action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delegation" ADD CONSTRAINT "delegation_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delegation" ADD CONSTRAINT "delegation_from_id_fkey" FOREIGN KEY ("from_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delegation" ADD CONSTRAINT "delegation_to_id_fkey" FOREIGN KEY ("to_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "priority_target" ADD CONSTRAINT "priority_target_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clock" ADD CONSTRAINT "clock_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "escalation" ADD CONSTRAINT "escalation_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "escalation" ADD CONSTRAINT "escalation_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "escalation" ADD CONSTRAINT "escalation_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "escalation" ADD CONSTRAINT "escalation_answered_by_id_fkey" FOREIGN KEY ("answered_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "note" ADD CONSTRAINT "note_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "note" ADD CONSTRAINT "note_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_link" ADD CONSTRAINT "action_link_from_id_fkey" FOREIGN KEY ("from_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_link" ADD CONSTRAINT "action_link_to_id_fkey" FOREIGN KEY ("to_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "series" ADD CONSTRAINT "series_task_record_id_fkey" FOREIGN KEY ("task_record_id") REFERENCES "task_record"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "series" ADD CONSTRAINT "series_previous_id_fkey" FOREIGN KEY ("previous_id") REFERENCES "series"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "occurrence" ADD CONSTRAINT "occurrence_series_id_fkey" FOREIGN KEY ("series_id") REFERENCES "series"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "occurrence" ADD CONSTRAINT "occurrence_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "occurrence" ADD CONSTRAINT "occurrence_closed_by_id_fkey" FOREIGN KEY ("closed_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "business_hours" ADD CONSTRAINT "business_hours_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "personal_schedule" ADD CONSTRAINT "personal_schedule_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "personal_schedule" ADD CONSTRAINT "personal_schedule_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "absence" ADD CONSTRAINT "absence_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "absence" ADD CONSTRAINT "absence_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "absence" ADD CONSTRAINT "absence_deputy_id_fkey" FOREIGN KEY ("deputy_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "absence" ADD CONSTRAINT "absence_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop" ADD CONSTRAINT "sop_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop" ADD CONSTRAINT "sop_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop" ADD CONSTRAINT "sop_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop_version" ADD CONSTRAINT "sop_version_sop_id_fkey" FOREIGN KEY ("sop_id") REFERENCES "sop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop_version" ADD CONSTRAINT "sop_version_published_by_id_fkey" FOREIGN KEY ("published_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop_step" ADD CONSTRAINT "sop_step_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "sop_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop_step" ADD CONSTRAINT "sop_step_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop_acknowledgement" ADD CONSTRAINT "sop_acknowledgement_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "sop_version"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop_acknowledgement" ADD CONSTRAINT "sop_acknowledgement_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop_acknowledgement" ADD CONSTRAINT "sop_acknowledgement_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "major_task" ADD CONSTRAINT "major_task_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "major_task" ADD CONSTRAINT "major_task_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_item" ADD CONSTRAINT "task_item_sop_id_fkey" FOREIGN KEY ("sop_id") REFERENCES "sop"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record" ADD CONSTRAINT "task_record_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record" ADD CONSTRAINT "task_record_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record" ADD CONSTRAINT "task_record_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record" ADD CONSTRAINT "task_record_task_item_id_fkey" FOREIGN KEY ("task_item_id") REFERENCES "task_item"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record" ADD CONSTRAINT "task_record_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record" ADD CONSTRAINT "task_record_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record" ADD CONSTRAINT "task_record_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record_assignee" ADD CONSTRAINT "task_record_assignee_task_record_id_fkey" FOREIGN KEY ("task_record_id") REFERENCES "task_record"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record_assignee" ADD CONSTRAINT "task_record_assignee_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_study" ADD CONSTRAINT "time_study_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_study" ADD CONSTRAINT "time_study_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_study" ADD CONSTRAINT "time_study_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_study" ADD CONSTRAINT "time_study_task_item_id_fkey" FOREIGN KEY ("task_item_id") REFERENCES "task_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_study" ADD CONSTRAINT "time_study_observed_id_fkey" FOREIGN KEY ("observed_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_study" ADD CONSTRAINT "time_study_observer_id_fkey" FOREIGN KEY ("observer_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_study_element" ADD CONSTRAINT "time_study_element_study_id_fkey" FOREIGN KEY ("study_id") REFERENCES "time_study"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_study_observation" ADD CONSTRAINT "time_study_observation_element_id_fkey" FOREIGN KEY ("element_id") REFERENCES "time_study_element"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_time" ADD CONSTRAINT "service_time_task_item_id_fkey" FOREIGN KEY ("task_item_id") REFERENCES "task_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_time" ADD CONSTRAINT "service_time_study_id_fkey" FOREIGN KEY ("study_id") REFERENCES "time_study"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_time" ADD CONSTRAINT "service_time_published_by_id_fkey" FOREIGN KEY ("published_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_time_dismissal" ADD CONSTRAINT "service_time_dismissal_task_item_id_fkey" FOREIGN KEY ("task_item_id") REFERENCES "task_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_time_dismissal" ADD CONSTRAINT "service_time_dismissal_dismissed_by_id_fkey" FOREIGN KEY ("dismissed_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour" ADD CONSTRAINT "tour_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour" ADD CONSTRAINT "tour_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour" ADD CONSTRAINT "tour_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour" ADD CONSTRAINT "tour_start_location_id_fkey" FOREIGN KEY ("start_location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour" ADD CONSTRAINT "tour_end_location_id_fkey" FOREIGN KEY ("end_location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour" ADD CONSTRAINT "tour_checklist_id_fkey" FOREIGN KEY ("checklist_id") REFERENCES "checklist"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_stop" ADD CONSTRAINT "tour_stop_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_stop" ADD CONSTRAINT "tour_stop_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run" ADD CONSTRAINT "tour_run_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run" ADD CONSTRAINT "tour_run_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run" ADD CONSTRAINT "tour_run_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run" ADD CONSTRAINT "tour_run_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run" ADD CONSTRAINT "tour_run_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run" ADD CONSTRAINT "tour_run_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run" ADD CONSTRAINT "tour_run_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run_stop" ADD CONSTRAINT "tour_run_stop_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "tour_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run_stop" ADD CONSTRAINT "tour_run_stop_stop_id_fkey" FOREIGN KEY ("stop_id") REFERENCES "tour_stop"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run_stop" ADD CONSTRAINT "tour_run_stop_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run_stop" ADD CONSTRAINT "tour_run_stop_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- 20261121123001_rules_of_work
-- What Prisma's schema can't say of the work itself: partial indexes, checks, where things stand, the audit log.

create index action_task_record on action (task_record_id, legacy_id) where task_record_id is not null;
create index action_location on action (location_id, legacy_id) where location_id is not null;
create index action_tour on action (tour_id, legacy_id) where tour_id is not null;
-- The runs of a kind of work, latest first.
create index action_runs on action (task_item_id, actual_end desc) where status = 9;
-- What is to become a record, or is over.
create index occurrence_planned on occurrence (starts_at) where state = 'PLANNED';
create index occurrence_open on occurrence (ends_at) where state = 'OPEN';
create index clock_due on clock (due_at) where fired_at is null and stopped_at is null and due_at is not null;
create index clock_stale on clock (action_id) where stale and fired_at is null and stopped_at is null;
create unique index delegation_live on delegation (action_id, depth) where state in ('ASKED', 'ACCEPTED');
create index delegation_until on delegation (until) where state = 'ACCEPTED' and until is not null;
create unique index absence_live on absence (user_id, root_id, starts_at) where cancelled_at is null;

alter table action
  add constraint action_mandatory_check check (mandatory_open between 0 and mandatory_items),
  add constraint action_worked_check check (worked_secs >= 0);
alter table major_task add constraint major_task_group_check check (group_id is null or department_id is not null);
alter table task_item add constraint task_item_service_time_check check (service_time_mins >= 0);
alter table task_record
  add constraint task_record_title_check check (length(title) between 1 and 200),
  add constraint task_record_kind_check check (task_item_id is not null or tour_id is not null),
  add constraint task_record_service_time_check check (service_time_mins >= 0),
  add constraint task_record_group_check check (group_id is null or department_id is not null);
alter table series
  add constraint series_duration_check check (duration_mins between 1 and 44640),
  add constraint series_lead_check check (lead_days between 0 and 366);
alter table occurrence
  add constraint occurrence_order_check check (starts_at <= ends_at),
  add constraint occurrence_reason_check check (state <> 'SKIPPED' or reason <> '');
alter table checklist_item
  add constraint checklist_item_range_check check (minimum is null or maximum is null or minimum <= maximum),
  add constraint checklist_item_choice_check check ((kind = 'CHOICE') = (cardinality(choices) > 0));
alter table absence add constraint absence_order_check check (starts_at < ends_at), add constraint absence_deputy_check check (deputy_id <> user_id);
alter table delegation
  add constraint delegation_depth_check check (depth between 1 and 3),
  add constraint delegation_self_check check (from_id <> to_id);
alter table tour_stop
  add constraint tour_stop_window_check check (opens_mins between 0 and 1440 and closes_mins between 0 and 1440 and opens_mins <= closes_mins),
  add constraint tour_stop_point_check check ((latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180),
  add constraint tour_stop_service_check check (service_mins >= 0);
alter table time_study
  add constraint time_study_allowance_check check (allowance >= 0 and allowance < 1),
  add constraint time_study_precision_check check (confidence > 0 and precision > 0);
alter table time_study_element add constraint time_study_element_rating_check check (rating > 0 and rating <= 3);
alter table time_study_observation add constraint time_study_observation_seconds_check check (seconds > 0);

-- What stands in an organization keeps the root of its tree.
create function placed() returns trigger language plpgsql as $$
begin
  select root_id into new.root_id from organization where id = new.organization_id;
  return new;
end $$;
create trigger major_task_placed before insert or update of organization_id on major_task for each row execute function placed();
create trigger task_record_placed before insert or update of organization_id on task_record for each row execute function placed();
-- A Task_Record_ID names an action record or a task record, never both.
create function task_record_number() returns trigger language plpgsql as $$
begin
  new.legacy_id := nextval('action_legacy_id_seq');
  return new;
end $$;
create trigger task_record_number before insert on task_record
  for each row when (new.legacy_id = 0) execute function task_record_number();
create trigger checklist_placed before insert or update of organization_id on checklist for each row execute function placed();
create trigger sop_placed before insert or update of organization_id on sop for each row execute function placed();
create trigger tour_placed before insert or update of organization_id on tour for each row execute function placed();
create trigger tour_run_placed before insert or update of organization_id on tour_run for each row execute function placed();
create trigger time_study_placed before insert or update of organization_id on time_study for each row execute function placed();
update major_task set organization_id = organization_id;

create trigger checklist_item_append_only before update or delete on checklist_item for each row execute function refuse_change();
create trigger sop_acknowledgement_append_only before update or delete on sop_acknowledgement for each row execute function refuse_change();
create trigger note_append_only before update or delete on note for each row execute function refuse_change();
create trigger service_time_append_only before update or delete on service_time for each row execute function refuse_change();

-- How long a record was worked on: what was under way is added when its status changes.
create function action_worked() returns trigger language plpgsql as $$
begin
  if old.status in (1, 2) then
    new.worked_secs := old.worked_secs + greatest(0, extract(epoch from new.status_at - old.status_at)::int);
  elsif old.status = 5 and new.status = 9 then
    new.worked_secs := old.worked_secs + greatest(0, extract(epoch from new.actual_end - new.actual_start)::int);
  end if;
  return new;
end $$;
create trigger action_worked before update of status on action
  for each row when (old.status <> new.status) execute function action_worked();
update action set worked_secs = least(2000000000, extract(epoch from actual_end - actual_start))::int
where status = 9 and actual_end > actual_start;

-- The audit log, by organization.
create function audit_place(noun_table text, changed jsonb) returns text language sql stable as $$
  select case noun_table
    when 'organization' then changed ->> 'id'
    when 'department_group' then (select organization_id::text from department where id = (changed ->> 'department_id')::uuid)
    when 'department_job_role' then (select organization_id::text from department where id = (changed ->> 'department_id')::uuid)
    when 'task_item' then (select organization_id::text from major_task where id = (changed ->> 'major_task_id')::uuid)
    when 'task_item_checklist' then (select m.organization_id::text from task_item i join major_task m on m.id = i.major_task_id
      where i.id = (changed ->> 'task_item_id')::uuid)
    when 'series' then (select organization_id::text from task_record where id = (changed ->> 'task_record_id')::uuid)
    when 'sop_version' then (select organization_id::text from sop where id = (changed ->> 'sop_id')::uuid)
    when 'policy_cell' then changed ->> 'root_id'
    when 'absence' then changed ->> 'root_id'
    else changed ->> 'organization_id' end
$$;
create or replace function audit() returns trigger language plpgsql as $$
declare
  actor text := current_setting('opsgraph.actor', true);
  omitted text[] := array['version', 'updated_at', 'path'] || tg_argv[1:];
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - omitted end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - omitted end;
  changed jsonb := coalesce(after, before);
  place uuid;
begin
  if coalesce(actor, '') = '' or before is not distinct from after then return null; end if;
  place := audit_place(tg_table_name, changed);
  insert into audit_entry (root_id, organization_id, actor_id, noun, noun_id, action, before, after)
  select o.root_id, o.id, actor::uuid, tg_argv[0],
    coalesce(changed ->> 'id', changed ->> 'organization_id', changed ->> 'department_id', changed ->> 'task_item_id', changed ->> 'root_id'),
    case tg_op when 'INSERT' then 'CREATE' else tg_op end, before, after
  from organization o where case when tg_table_name = 'app_user'
    then o.id in (select m.organization_id from membership m where m.user_id = (changed ->> 'id')::uuid) else o.id = place end;
  return null;
end $$;
create trigger major_task_audit after insert or update or delete on major_task for each row execute function audit('MajorTask');
create trigger task_item_audit after insert or update or delete on task_item for each row execute function audit('TaskItem');
create trigger task_item_checklist_audit after insert or update or delete on task_item_checklist
  for each row execute function audit('TaskItemChecklist');
create trigger task_record_audit after insert or update or delete on task_record for each row execute function audit('TaskRecord');
create trigger series_audit after insert or update or delete on series for each row execute function audit('Series', 'generated_to');
create trigger checklist_audit after insert or update or delete on checklist for each row execute function audit('Checklist');
create trigger sop_audit after insert or update or delete on sop for each row execute function audit('Sop');
create trigger sop_version_audit after insert or update or delete on sop_version for each row execute function audit('SopVersion');
create trigger business_hours_audit after insert or update or delete on business_hours for each row execute function audit('BusinessHours');
create trigger priority_target_audit after insert or update or delete on priority_target for each row execute function audit('PriorityTarget');
create trigger personal_schedule_audit after insert or update or delete on personal_schedule for each row execute function audit('PersonalSchedule');
create trigger absence_audit after insert or update or delete on absence for each row execute function audit('Absence');
create trigger tour_audit after insert or update or delete on tour for each row execute function audit('Tour');
create trigger time_study_audit after insert or update or delete on time_study for each row execute function audit('TimeStudy');

-- 20261121130200_routines
-- Routines: when an occurrence becomes a record, whose turn it is, and that the ledger follows the record.

alter table series add column turns integer not null default 0;
alter table occurrence add column opens_at timestamptz(3);
update occurrence o set opens_at = o.starts_at - s.lead_days * interval '1 day' from series s where s.id = o.series_id;
alter table occurrence alter column opens_at set not null;

-- What is to become a record, or is over: nothing is over before it is due to be one.
drop index occurrence_planned;
create index occurrence_planned on occurrence (opens_at) where state = 'PLANNED';
-- Whose ledger is to be filled.
create index series_filled on series (generated_to) where status = 'ACTIVE';

alter table occurrence
  add constraint occurrence_opens_check check (opens_at <= starts_at),
  add constraint occurrence_record_check check ((state in ('OPEN', 'DONE', 'DONE_LATE')) <= (action_id is not null));

-- The instant of a wall time: one that daylight saving skips is taken with the offset from before, one that it doubles
-- is the first. PostgreSQL by itself takes the second.
-- Written without a FROM, so that it becomes part of the statement that calls it.
create function instant_of(slot timestamp, zone text) returns timestamptz language sql immutable parallel safe as $$
  select case
    when (slot - ((slot at time zone zone - interval '1 day') at time zone zone - (slot at time zone zone - interval '1 day') at time zone 'UTC'))
      at time zone 'UTC' at time zone zone = slot
    then (slot - ((slot at time zone zone - interval '1 day') at time zone zone - (slot at time zone zone - interval '1 day') at time zone 'UTC'))
      at time zone 'UTC'
    else slot at time zone zone end
$$;

-- An occurrence is what became of its record, whoever moves that.
create function occurrence_follows() returns trigger language plpgsql as $$
declare
  withdrawn boolean := new.status = 6 and new.disposition = 'WITHDRAWN';
  done boolean := new.status = 9;
  ended timestamptz := coalesce(new.actual_end, new.status_at);
begin
  update occurrence o set
    state = case when done and ended <= o.ends_at then 'DONE' when done then 'DONE_LATE' when withdrawn then 'SKIPPED' else 'OPEN' end::occurrence_state,
    reason = case when not withdrawn then '' when new.status_reason = '' then 'The record was withdrawn.' else new.status_reason end,
    closed_at = case when done then ended when withdrawn then new.status_at end,
    closed_by_id = case when done then new.completed_by_id end,
    version = version + 1
  where o.action_id = new.id;
  return null;
end $$;
create trigger action_occurrence after update of status on action for each row
  when (new.task_record_id is not null and (old.status <> new.status or old.disposition is distinct from new.disposition))
  execute function occurrence_follows();

-- What the clock alone writes is no change of the routine.
drop trigger series_audit on series;
create trigger series_audit after insert or update or delete on series
  for each row execute function audit('Series', 'generated_to', 'turns');

-- 20261121130300_checklists_of_records
-- A new record gets the checklists of its task item and of its tour, as they are then. Many at once are one statement.
create function action_checklists() returns trigger language plpgsql as $$
begin
  insert into action_checklist (action_id, checklist_id, revision, position)
  select wanted.action_id, c.id, c.revision, min(wanted.position)
  from (
    select a.id, t.checklist_id, t.position from added a join task_item_checklist t on t.task_item_id = a.task_item_id where a.bucket <= 5
    union all
    select a.id, t.checklist_id, 1000 from added a join tour t on t.id = a.tour_id where a.bucket <= 5
  ) wanted(action_id, checklist_id, position)
  join checklist c on c.id = wanted.checklist_id and c.status = 'ACTIVE'
  group by wanted.action_id, c.id, c.revision
  on conflict do nothing;
  return null;
end $$;
-- After it was told that there is the record, by the order of their names.
create trigger action_with_checklists after insert on action
  referencing new table as added for each statement execute function action_checklists();

-- How many mandatory items a record has and how many of them are open, whatever writes.
create function count_mandatory(ids uuid[]) returns void language sql as $$
  update action a set mandatory_items = counted.items, mandatory_open = counted.open
  from (
    select wanted.id, count(i.id) as items, count(i.id) filter (
      where w.id is null or coalesce(w.passed::text, w.number::text, nullif(w.text, ''), w.choice, w.file_id::text) is null) as open
    from unnest(ids) wanted(id)
    left join action_checklist l on l.action_id = wanted.id
    left join checklist_item i on i.checklist_id = l.checklist_id and i.revision = l.revision and i.mandatory
    left join checklist_answer w on w.action_id = wanted.id and w.item_id = i.id
    group by wanted.id
  ) counted
  where a.id = counted.id and (a.mandatory_items, a.mandatory_open) is distinct from (counted.items, counted.open)
$$;
create function count_mandatory_of_added() returns trigger language plpgsql as $$
begin
  perform count_mandatory(array(select distinct action_id from added));
  return null;
end $$;
create function count_mandatory_of_removed() returns trigger language plpgsql as $$
begin
  perform count_mandatory(array(select distinct action_id from removed));
  return null;
end $$;
create trigger action_checklist_counted after insert on action_checklist
  referencing new table as added for each statement execute function count_mandatory_of_added();
create trigger action_checklist_uncounted after delete on action_checklist
  referencing old table as removed for each statement execute function count_mandatory_of_removed();
create trigger checklist_answer_counted after insert on checklist_answer
  referencing new table as added for each statement execute function count_mandatory_of_added();
create trigger checklist_answer_recounted after update on checklist_answer
  referencing new table as added for each statement execute function count_mandatory_of_added();
create trigger checklist_answer_uncounted after delete on checklist_answer
  referencing old table as removed for each statement execute function count_mandatory_of_removed();
-- Two who answer at once would each count without the other's answer: so they wait for each other beforehand.
create function checklist_answer_in_turn() returns trigger language plpgsql as $$
begin
  perform 1 from action where id = new.action_id for no key update;
  return new;
end $$;
create trigger checklist_answer_in_turn before insert or update on checklist_answer
  for each row execute function checklist_answer_in_turn();

-- Completing a record hands in what was answered.
create function hand_in_checklists() returns trigger language plpgsql as $$
begin
  update action_checklist l set submitted_at = coalesce(new.actual_end, new.status_at), submitted_by_id = new.completed_by_id
  where l.action_id = new.id and l.submitted_at is null and exists (
    select 1 from checklist_answer w join checklist_item i on i.id = w.item_id
    where w.action_id = new.id and i.checklist_id = l.checklist_id);
  return null;
end $$;
create trigger action_hands_in_checklists after update of status on action
  for each row when (new.status = 9 and old.status <> 9) execute function hand_in_checklists();

-- What was published stays as it was read.
create unique index sop_draft on sop_version (sop_id) where published_at is null;
create trigger sop_version_published before update or delete on sop_version
  for each row when (old.published_at is not null) execute function refuse_change();
create function sop_step_of_draft() returns trigger language plpgsql as $$
begin
  if exists (select 1 from sop_version where id in (new.version_id, old.version_id) and published_at is not null) then
    raise exception 'A published SOP is not changed' using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger sop_step_of_draft before insert or update or delete on sop_step
  for each row execute function sop_step_of_draft();

-- The inbox of responses, newest first.
create index action_checklist_submitted on action_checklist (submitted_at desc) where submitted_at is not null;
create index sop_acknowledgement_at_idx on sop_acknowledgement (at);
create index association_request_decided on association_request (decided_at desc) where decided_at is not null;

-- 20261121130401_clocks
-- Clocks: each open record has one until it is done, and until it is started one until somebody responds. Triggers only
-- note starts, pauses and stops, and mark what is to be worked out again; when a clock runs out is worked out in code.

alter table escalation alter column person_id drop not null;
create index escalation_open on escalation (action_id) where answered_at is null;

-- One that has fired is worked out again too: its record may have got more time.
drop index clock_stale;
create index clock_stale on clock (action_id) where stale and stopped_at is null;

create function clock_phase(status smallint, disposition disposition) returns text language sql immutable as $$
  select case when status in (3, 4) then 'HOLD'
    when status in (5, 1, 2) or disposition in ('ESCALATED', 'DELEGATED') then 'RUN' else 'OVER' end
$$;

-- A record's clocks run from when it was created, or may begin; that of an answer from when it was escalated.
create function action_start_clocks() returns trigger language plpgsql as $$
begin
  insert into clock (action_id, kind, starts_at, paused_at, stale)
  select a.id, k.kind,
    case when k.kind = 'RESPOND' and a.disposition = 'ESCALATED' then a.status_at else greatest(a.created_at, a.scheduled_start) end,
    case when a.status in (3, 4) then a.status_at end, a.status not in (3, 4)
  from added a cross join (values ('DONE'::clock_kind), ('RESPOND')) k (kind)
  where a.bucket <= 4 and (k.kind = 'DONE' or a.disposition = 'ESCALATED' or a.actual_start is null and a.status not in (1, 2));
  return null;
end $$;
create trigger action_start_clocks after insert on action
  referencing new table as added for each statement execute function action_start_clocks();

create function action_move_clocks() returns trigger language plpgsql as $$
declare
  was text := clock_phase(old.status, old.disposition);
  becomes text := clock_phase(new.status, new.disposition);
  responds boolean := new.status in (1, 2) or old.disposition = 'ESCALATED' and new.disposition is distinct from 'ESCALATED';
begin
  -- A hold is a pause; what is started or answered needs no response any more; what is over needs nothing.
  if was <> becomes or responds then
    update clock set
      pauses = case when paused_at < new.status_at then pauses || jsonb_build_array(jsonb_build_array(paused_at, new.status_at)) else pauses end,
      paused_at = case when becomes = 'HOLD' then new.status_at end,
      stopped_at = case when becomes = 'OVER' or kind = 'RESPOND' and responds then new.status_at end,
      stale = becomes = 'RUN' and (stale or was = 'HOLD'),
      due_at = case when was = becomes then due_at end
    where action_id = new.id and stopped_at is null and (was <> becomes or kind = 'RESPOND');
  end if;
  -- What was over and goes on again: the time between was a pause.
  if was = 'OVER' and becomes <> 'OVER' then
    insert into clock (action_id, kind, starts_at)
    select new.id, k.kind, new.status_at from (values ('DONE'::clock_kind), ('RESPOND')) k (kind)
    where k.kind = 'DONE' or new.status = 5 and new.actual_start is null
    on conflict (action_id, kind) do update set
      pauses = clock.pauses || jsonb_build_array(jsonb_build_array(clock.stopped_at, new.status_at)),
      stopped_at = null, due_at = null, stale = true
    where clock.stopped_at is not null;
  end if;
  -- Whoever it goes up to has a time to answer.
  if new.disposition = 'ESCALATED' and (old.disposition is distinct from 'ESCALATED' or old.escalated_to_id is distinct from new.escalated_to_id) then
    insert into clock (action_id, kind, starts_at) values (new.id, 'RESPOND', new.status_at)
    on conflict (action_id, kind) do update set starts_at = new.status_at, due_at = null, stale = true, paused_at = null, pauses = '[]', stopped_at = null, fired_at = null;
  end if;
  -- What decides how long it has is another.
  if (old.priority_id, old.class_id, old.service_time_mins, old.organization_id, old.scheduled_start, old.scheduled_end)
    is distinct from (new.priority_id, new.class_id, new.service_time_mins, new.organization_id, new.scheduled_start, new.scheduled_end) then
    update clock set
      starts_at = case when kind = 'RESPOND' and new.disposition = 'ESCALATED' then starts_at
        when new.scheduled_start > starts_at then new.scheduled_start
        when starts_at = old.scheduled_start then greatest(new.created_at, new.scheduled_start) else starts_at end,
      stale = paused_at is null, due_at = null
    where action_id = new.id and stopped_at is null;
  end if;
  return null;
end $$;
create trigger action_move_clocks after update on action
  for each row when (
    old.status <> new.status or old.disposition is distinct from new.disposition
    or old.escalated_to_id is distinct from new.escalated_to_id
    or old.priority_id <> new.priority_id or old.class_id <> new.class_id or old.service_time_mins <> new.service_time_mins
    or old.organization_id <> new.organization_id
    or old.scheduled_start is distinct from new.scheduled_start or old.scheduled_end is distinct from new.scheduled_end)
  execute function action_move_clocks();

-- Hours and targets hold for an organization and all below it.
create function clocks_outdated(place uuid, only_kind clock_kind, only_priority int) returns void language plpgsql as $$
begin
  update clock c set stale = true, due_at = null
  from action a join organization o on o.id = a.organization_id join organization top on top.id = place
  where c.action_id = a.id and c.stopped_at is null and c.paused_at is null and a.bucket <= 4
    and a.root_id = top.root_id and o.root_id = top.root_id and o.path like top.path || '%'
    and (only_kind is null or c.kind = only_kind) and (only_priority is null or a.priority_id = only_priority);
end $$;
create function business_hours_changed() returns trigger language plpgsql as $$
begin
  perform clocks_outdated(coalesce(new.organization_id, old.organization_id), null, null);
  return null;
end $$;
create trigger business_hours_changed after insert or update or delete on business_hours
  for each row execute function business_hours_changed();
create function priority_target_changed() returns trigger language plpgsql as $$
begin
  perform clocks_outdated(coalesce(new.organization_id, old.organization_id), null, coalesce(new.priority_id, old.priority_id));
  return null;
end $$;
create trigger priority_target_changed after insert or update or delete on priority_target
  for each row execute function priority_target_changed();
create function organization_clocks_changed() returns trigger language plpgsql as $$
begin
  update clock c set stale = true, due_at = null from action a
  where a.organization_id = new.id and a.bucket <= 4 and c.action_id = a.id and c.stopped_at is null and c.paused_at is null;
  return null;
end $$;
create trigger organization_clocks_changed after update on organization
  for each row when (old.time_zone <> new.time_zone or old.path <> new.path)
  execute function organization_clocks_changed();

alter table business_hours add constraint business_hours_fiscal_month_check check (fiscal_month between 1 and 12);
alter table priority_target
  add constraint priority_target_amount_check check (amount >= 0),
  add constraint priority_target_respond_check check (kind = 'DONE' or rule in ('MINUTES', 'DAYS'));

-- What is open already has its clocks from now on: nothing runs out because of what was before.
-- A slot that is over has run out before there were clocks.
insert into clock (action_id, kind, starts_at, paused_at, stale, fired_at)
select a.id, k.kind, greatest(now(), a.scheduled_start), case when a.status in (3, 4) then now() end, a.status not in (3, 4),
  case when k.kind = 'DONE' and a.scheduled_end < now() then now() end
from action a cross join (values ('DONE'::clock_kind), ('RESPOND')) k (kind)
where a.bucket <= 4 and (k.kind = 'DONE' or a.disposition = 'ESCALATED' or a.actual_start is null and a.status not in (1, 2));
insert into escalation (action_id, level, person_id, actor_id, reason, at)
select a.id, a.escalated_level, a.escalated_to_id, h.actor_id, h.reason, h.at
from action a cross join lateral (
  select * from action_history where action_id = a.id and transition in ('ESCALATE', 'RAISE') order by version desc limit 1) h
where a.disposition = 'ESCALATED' and a.escalated_to_id is not null and a.escalated_level is not null;

-- 20261121130500_deputies
-- AlterTable
ALTER TABLE "action" ADD COLUMN     "delegator_levels" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[];

-- What is due to go back, asked or accepted.
drop index delegation_until;
create index delegation_until on delegation (until) where state in ('ASKED', 'ACCEPTED') and until is not null;

-- Records that were delegated before chains were kept: one link each.
insert into delegation (action_id, from_id, to_id, depth, state, at, answered_at)
select id, delegator_id, case disposition when 'DELEGATED' then delegate_id else assignee_id end, 1,
  case disposition when 'DELEGATED' then 'ASKED' else 'ACCEPTED' end::delegation_state, status_at,
  case when disposition is distinct from 'DELEGATED' then status_at end
from action
where delegator_id is not null and status in (1, 2, 3, 4, 5, 6) and disposition is distinct from 'WITHDRAWN'
  and delegator_id <> case disposition when 'DELEGATED' then delegate_id else assignee_id end;

-- Who stands in for somebody has rights by it.
create function absence_rights_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', jsonb_build_object('userId', deputy)::text)
  from (select distinct deputy from unnest(array[
    case when tg_op <> 'INSERT' then old.deputy_id end, case when tg_op <> 'DELETE' then new.deputy_id end]) deputy) told
  where deputy is not null;
  return null;
end $$;
create trigger absence_rights_tell after insert or update or delete on absence
  for each row execute function absence_rights_tell();

-- 20261121130600_tours
-- AlterTable
ALTER TABLE "tour_run" ADD COLUMN     "actual_km" DOUBLE PRECISION NOT NULL DEFAULT 0,
ADD COLUMN     "reason" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "travel" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "tour_run_stop" ADD COLUMN     "actual_km" DOUBLE PRECISION;

-- A record has one run at a time; one that was abandoned leaves it to another.
create unique index tour_run_of_action on tour_run (action_id) where action_id is not null and status <> 'ABANDONED';
alter table tour
  add constraint tour_name_check check (length(name) between 1 and 120),
  add constraint tour_speed_check check (speed_kmh between 1 and 200),
  add constraint tour_reminder_check check (reminder_mins between 0 and 10080),
  add constraint tour_group_check check (group_id is null or department_id is not null);
alter table tour_run
  add constraint tour_run_order_check check (planned_end is null or planned_start <= planned_end),
  add constraint tour_run_reason_check check (status <> 'ABANDONED' or reason <> '');
alter table tour_run_stop
  add constraint tour_run_stop_reason_check check (state not in ('SKIPPED', 'UNPLACEABLE') or reason <> ''),
  add constraint tour_run_stop_times_check check (actual_departure is null or actual_arrival <= actual_departure);

-- 20261121130700_grid
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

-- 20261121154500_workspace
-- CreateEnum
CREATE TYPE "appointment_status" AS ENUM ('COMPLETED', 'SCHEDULED', 'CONFIRMED', 'PENDING');

-- CreateEnum
CREATE TYPE "location_mode" AS ENUM ('ON_SITE', 'PHONE', 'VIDEO');

-- CreateEnum
CREATE TYPE "attendee_response" AS ENUM ('PENDING', 'ACCEPTED', 'TENTATIVE', 'DECLINED');

-- CreateEnum
CREATE TYPE "relationship" AS ENUM ('PERSONAL', 'SUPPLIER', 'CUSTOMER', 'TEAM');

-- CreateEnum
CREATE TYPE "mail_state" AS ENUM ('QUEUED', 'SENT', 'FAILED');

-- CreateEnum
CREATE TYPE "message_kind" AS ENUM ('MESSAGE', 'MAIL');

-- CreateEnum
CREATE TYPE "shortcut_slot" AS ENUM ('ACCOUNTING', 'DISPATCH', 'FINANCE');

-- CreateEnum
CREATE TYPE "procedure_status" AS ENUM ('OPEN', 'STARTED', 'DONE');

-- AlterTable
ALTER TABLE "task_item" ADD COLUMN     "system" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "appointment" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "number" INTEGER NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "objective" TEXT NOT NULL DEFAULT '',
    "location_mode" "location_mode" NOT NULL DEFAULT 'ON_SITE',
    "place" TEXT NOT NULL DEFAULT '',
    "location_id" UUID,
    "status" "appointment_status" NOT NULL DEFAULT 'PENDING',
    "date" DATE NOT NULL,
    "start_mins" SMALLINT NOT NULL,
    "end_mins" SMALLINT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "creator_id" UUID NOT NULL,
    "parties" UUID[] DEFAULT ARRAY[]::UUID[],
    "cancelled_at" TIMESTAMPTZ(3),
    "cancel_reason" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "appointment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "appointment_attendee" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "appointment_id" UUID NOT NULL,
    "user_id" UUID,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "response" "attendee_response" NOT NULL DEFAULT 'PENDING',
    "responded_at" TIMESTAMPTZ(3),

    CONSTRAINT "appointment_attendee_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "appointment_attachment" (
    "appointment_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "added_by_id" UUID NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "appointment_attachment_pkey" PRIMARY KEY ("appointment_id","file_id")
);

-- CreateTable
CREATE TABLE "agenda_item" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "appointment_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "text" TEXT NOT NULL,
    "minutes" SMALLINT,

    CONSTRAINT "agenda_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "appointment_action_item" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "appointment_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "item" TEXT NOT NULL,
    "assigned_to_id" UUID,
    "due_date" DATE,
    "action_id" UUID,

    CONSTRAINT "appointment_action_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "calendar_feed" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_read_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "calendar_feed_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "owner_id" UUID,
    "user_id" UUID,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "department" TEXT NOT NULL DEFAULT '',
    "department_group" TEXT NOT NULL DEFAULT '',
    "system" TEXT NOT NULL DEFAULT '',
    "module_screen" TEXT NOT NULL DEFAULT '',
    "stakeholder" TEXT NOT NULL DEFAULT '',
    "supported_tour" TEXT NOT NULL DEFAULT '',
    "relationship" "relationship" NOT NULL,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "creator_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "root_id" UUID,
    "sender_id" UUID,
    "to" TEXT[],
    "reply_to" TEXT NOT NULL DEFAULT '',
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,
    "state" "mail_state" NOT NULL DEFAULT 'QUEUED',
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "error" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "thread" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "subject" TEXT NOT NULL,
    "action_id" UUID,
    "access_level" "access_level",
    "job_role_id" UUID,
    "creator_id" UUID NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "last_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "thread_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "thread_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "kind" "message_kind" NOT NULL DEFAULT 'MESSAGE',
    "text" TEXT NOT NULL,
    "mail_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "thread_reader" (
    "thread_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "muted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "thread_reader_pkey" PRIMARY KEY ("thread_id","user_id")
);

-- CreateTable
CREATE TABLE "notification" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "root_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "actor_id" UUID,
    "action_id" UUID,
    "appointment_id" UUID,
    "thread_id" UUID,
    "tour_run_id" UUID,
    "facts" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "mail_id" UUID,

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_due" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "of_id" UUID NOT NULL,
    "facts" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notification_due_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "preference" (
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "preference_pkey" PRIMARY KEY ("user_id","name")
);

-- CreateTable
CREATE TABLE "organization_shortcut" (
    "organization_id" UUID NOT NULL,
    "slot" "shortcut_slot" NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "organization_shortcut_pkey" PRIMARY KEY ("organization_id","slot")
);

-- CreateTable
CREATE TABLE "procedure" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "task_item_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "refer_to" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "action" TEXT NOT NULL DEFAULT 'show',
    "type" TEXT NOT NULL DEFAULT 'panel',
    "data" JSONB NOT NULL DEFAULT '{}',
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "procedure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "action_procedure" (
    "action_id" UUID NOT NULL,
    "procedure_id" UUID NOT NULL,
    "status" "procedure_status" NOT NULL,
    "by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "action_procedure_pkey" PRIMARY KEY ("action_id","procedure_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "appointment_legacy_id_key" ON "appointment"("legacy_id");

-- CreateIndex
CREATE INDEX "appointment_root_id_starts_at_idx" ON "appointment"("root_id", "starts_at");

-- CreateIndex
CREATE INDEX "appointment_creator_id_idx" ON "appointment"("creator_id");

-- CreateIndex
CREATE INDEX "appointment_parties_idx" ON "appointment" USING GIN ("parties");

-- CreateIndex
CREATE UNIQUE INDEX "appointment_number" ON "appointment"("root_id", "number");

-- CreateIndex
CREATE INDEX "appointment_attendee_user_id_idx" ON "appointment_attendee"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "appointment_attendee_appointment_id_email_key" ON "appointment_attendee"("appointment_id", "email");

-- CreateIndex
CREATE INDEX "appointment_attachment_file_id_idx" ON "appointment_attachment"("file_id");

-- CreateIndex
CREATE INDEX "agenda_item_appointment_id_position_idx" ON "agenda_item"("appointment_id", "position");

-- CreateIndex
CREATE INDEX "appointment_action_item_appointment_id_position_idx" ON "appointment_action_item"("appointment_id", "position");

-- CreateIndex
CREATE INDEX "appointment_action_item_action_id_idx" ON "appointment_action_item"("action_id");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feed_token_hash_key" ON "calendar_feed"("token_hash");

-- CreateIndex
CREATE INDEX "calendar_feed_user_id_idx" ON "calendar_feed"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "contact_legacy_id_key" ON "contact"("legacy_id");

-- CreateIndex
CREATE INDEX "contact_root_id_name_idx" ON "contact"("root_id", "name");

-- CreateIndex
CREATE INDEX "contact_organization_id_idx" ON "contact"("organization_id");

-- CreateIndex
CREATE INDEX "contact_owner_id_idx" ON "contact"("owner_id");

-- CreateIndex
CREATE INDEX "contact_user_id_idx" ON "contact"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "mail_message_id_key" ON "mail"("message_id");

-- CreateIndex
CREATE INDEX "mail_sender_id_idx" ON "mail"("sender_id");

-- CreateIndex
CREATE UNIQUE INDEX "thread_legacy_id_key" ON "thread"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "thread_action_id_key" ON "thread"("action_id");

-- CreateIndex
CREATE INDEX "thread_root_id_last_at_idx" ON "thread"("root_id", "last_at");

-- CreateIndex
CREATE INDEX "thread_organization_id_idx" ON "thread"("organization_id");

-- CreateIndex
CREATE INDEX "thread_creator_id_idx" ON "thread"("creator_id");

-- CreateIndex
CREATE INDEX "thread_job_role_id_idx" ON "thread"("job_role_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_legacy_id_key" ON "message"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_mail_id_key" ON "message"("mail_id");

-- CreateIndex
CREATE INDEX "message_thread_id_id_idx" ON "message"("thread_id", "id");

-- CreateIndex
CREATE INDEX "message_author_id_idx" ON "message"("author_id");

-- CreateIndex
CREATE INDEX "thread_reader_user_id_idx" ON "thread_reader"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "notification_mail_id_key" ON "notification"("mail_id");

-- CreateIndex
CREATE INDEX "notification_user_id_id_idx" ON "notification"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "notification_action_id_idx" ON "notification"("action_id");

-- CreateIndex
CREATE INDEX "notification_appointment_id_idx" ON "notification"("appointment_id");

-- CreateIndex
CREATE INDEX "notification_thread_id_idx" ON "notification"("thread_id");

-- CreateIndex
CREATE INDEX "notification_tour_run_id_idx" ON "notification"("tour_run_id");

-- CreateIndex
CREATE UNIQUE INDEX "notification_user_id_cause_key" ON "notification"("user_id", "cause");

-- CreateIndex
CREATE UNIQUE INDEX "procedure_legacy_id_key" ON "procedure"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "procedure_task_item_id_refer_to_key" ON "procedure"("task_item_id", "refer_to");

-- CreateIndex
CREATE INDEX "action_procedure_procedure_id_idx" ON "action_procedure"("procedure_id");

-- CreateIndex
CREATE INDEX "action_procedure_by_id_idx" ON "action_procedure"("by_id");

-- AddForeignKey
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment_attendee" ADD CONSTRAINT "appointment_attendee_appointment_id_fkey" FOREIGN KEY ("appointment_id") REFERENCES "appointment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment_attendee" ADD CONSTRAINT "appointment_attendee_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment_attachment" ADD CONSTRAINT "appointment_attachment_appointment_id_fkey" FOREIGN KEY ("appointment_id") REFERENCES "appointment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment_attachment" ADD CONSTRAINT "appointment_attachment_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment_attachment" ADD CONSTRAINT "appointment_attachment_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agenda_item" ADD CONSTRAINT "agenda_item_appointment_id_fkey" FOREIGN KEY ("appointment_id") REFERENCES "appointment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment_action_item" ADD CONSTRAINT "appointment_action_item_appointment_id_fkey" FOREIGN KEY ("appointment_id") REFERENCES "appointment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment_action_item" ADD CONSTRAINT "appointment_action_item_assigned_to_id_fkey" FOREIGN KEY ("assigned_to_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment_action_item" ADD CONSTRAINT "appointment_action_item_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact" ADD CONSTRAINT "contact_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact" ADD CONSTRAINT "contact_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact" ADD CONSTRAINT "contact_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact" ADD CONSTRAINT "contact_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail" ADD CONSTRAINT "mail_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_job_role_id_fkey" FOREIGN KEY ("job_role_id") REFERENCES "job_role"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "thread"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mail"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_reader" ADD CONSTRAINT "thread_reader_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "thread"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_reader" ADD CONSTRAINT "thread_reader_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_appointment_id_fkey" FOREIGN KEY ("appointment_id") REFERENCES "appointment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "thread"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_tour_run_id_fkey" FOREIGN KEY ("tour_run_id") REFERENCES "tour_run"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mail"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "preference" ADD CONSTRAINT "preference_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_shortcut" ADD CONSTRAINT "organization_shortcut_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "procedure" ADD CONSTRAINT "procedure_task_item_id_fkey" FOREIGN KEY ("task_item_id") REFERENCES "task_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_procedure" ADD CONSTRAINT "action_procedure_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_procedure" ADD CONSTRAINT "action_procedure_procedure_id_fkey" FOREIGN KEY ("procedure_id") REFERENCES "procedure"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_procedure" ADD CONSTRAINT "action_procedure_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- 20261121154501_rules_of_workspace
-- What Prisma's schema can't say of the workspace: checks, where things stand, the audit log.

alter table organization_shortcut add constraint organization_shortcut_url_check check (url like 'https://%');
alter table procedure
  add constraint procedure_action_check check (action in ('show', 'hide')),
  add constraint procedure_name_check check (length(name) between 1 and 200);
alter table appointment
  add constraint appointment_name_check check (length(name) between 1 and 200),
  add constraint appointment_order_check check (start_mins >= 0 and start_mins < end_mins and end_mins <= 1440 and starts_at < ends_at),
  add constraint appointment_group_check check (group_id is null or department_id is not null);
alter table agenda_item add constraint agenda_item_minutes_check check (minutes between 1 and 1440);
alter table contact
  add constraint contact_name_check check (length(name) between 1 and 200),
  add constraint contact_owner_check check ((relationship = 'PERSONAL') = (owner_id is not null));
alter table thread add constraint thread_group_check check (group_id is null or department_id is not null);
alter table message add constraint message_mail_check check ((kind = 'MAIL') = (mail_id is not null));

create index mail_due on mail (next_at) where state = 'QUEUED';
create index notification_unread on notification (user_id, id desc) where read_at is null;

create trigger appointment_placed before insert or update of organization_id on appointment for each row execute function placed();
create trigger contact_placed before insert or update of organization_id on contact for each row execute function placed();
create trigger thread_placed before insert or update of organization_id on thread for each row execute function placed();
create trigger message_append_only before update or delete on message for each row execute function refuse_change();

-- Whose an appointment is: its creator's, and of the people of the house who are asked to it.
create function appointment_parties(appointment_id uuid, creator uuid) returns uuid[] language sql stable as $$
  select array(select creator union select user_id from appointment_attendee a
    where a.appointment_id = $1 and user_id is not null order by 1)
$$;
create function appointment_own() returns trigger language plpgsql as $$
begin
  new.parties := appointment_parties(new.id, new.creator_id);
  return new;
end $$;
create trigger appointment_own before insert on appointment for each row execute function appointment_own();
create function appointment_attendees() returns trigger language plpgsql as $$
declare changed uuid := coalesce(new.appointment_id, old.appointment_id);
begin
  update appointment set parties = appointment_parties(id, creator_id)
  where id = changed and parties <> appointment_parties(id, creator_id);
  return null;
end $$;
create trigger appointment_attendees after insert or update of user_id or delete on appointment_attendee
  for each row execute function appointment_attendees();

-- The audit log, by organization.
create or replace function audit_place(noun_table text, changed jsonb) returns text language sql stable as $$
  select case noun_table
    when 'organization' then changed ->> 'id'
    when 'department_group' then (select organization_id::text from department where id = (changed ->> 'department_id')::uuid)
    when 'department_job_role' then (select organization_id::text from department where id = (changed ->> 'department_id')::uuid)
    when 'task_item' then (select organization_id::text from major_task where id = (changed ->> 'major_task_id')::uuid)
    when 'task_item_checklist' then (select m.organization_id::text from task_item i join major_task m on m.id = i.major_task_id
      where i.id = (changed ->> 'task_item_id')::uuid)
    when 'procedure' then (select m.organization_id::text from task_item i join major_task m on m.id = i.major_task_id
      where i.id = (changed ->> 'task_item_id')::uuid)
    when 'series' then (select organization_id::text from task_record where id = (changed ->> 'task_record_id')::uuid)
    when 'sop_version' then (select organization_id::text from sop where id = (changed ->> 'sop_id')::uuid)
    when 'policy_cell' then changed ->> 'root_id'
    when 'absence' then changed ->> 'root_id'
    else changed ->> 'organization_id' end
$$;
create trigger organization_shortcut_audit after insert or update or delete on organization_shortcut
  for each row execute function audit('OrganizationShortcut');
create trigger procedure_audit after insert or update or delete on procedure for each row execute function audit('Procedure');
create trigger appointment_audit after insert or update or delete on appointment for each row execute function audit('Appointment', 'parties');

-- 20261121160100_grids
-- The grids of the board count what is open in several ways at once, and take their first records in the board's order:
-- both from this index alone, so that the cost follows what is open in a place, not what there is.
create index action_grids on action (root_id, organization_id)
  include (department_id, group_id, class_id, priority_id, disposition, escalated_to_id, scheduled_start, scheduled_end, is_scheduled, board_order, id)
  where bucket <= 5;

-- 20261121160200_calendar
-- AlterTable
ALTER TABLE "calendar_feed" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

alter table calendar_feed add constraint calendar_feed_name_check check (length(name) between 1 and 120);

-- What a calendar asks for: records by when they end, and what of the ledgers is no record yet by when it begins.
create index action_calendar on action (root_id, coalesce(scheduled_end, scheduled_start))
  where scheduled_end is not null or scheduled_start is not null;
create index occurrence_calendar on occurrence (starts_at) where state = 'PLANNED';

-- 20261121160300_mail_calendar
-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "calendar" TEXT;

-- 20261121160400_planner
-- What stands on the plan of somebody, and what was completed since when in a tree.
create index action_assignee_slot on action (assignee_id, scheduled_start) where is_scheduled and bucket <= 5;
create index action_root_completed on action (root_id, actual_end) where status = 9;

-- 20261121160500_procedures
-- AlterTable
ALTER TABLE "procedure" DROP COLUMN "status";

-- CreateTable
CREATE TABLE "procedure_change" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "action_id" UUID NOT NULL,
    "procedure_id" UUID NOT NULL,
    "status" "procedure_status" NOT NULL,
    "by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "procedure_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "procedure_change_action_id_idx" ON "procedure_change"("action_id");

-- CreateIndex
CREATE INDEX "procedure_change_procedure_id_idx" ON "procedure_change"("procedure_id");

-- CreateIndex
CREATE INDEX "procedure_change_by_id_idx" ON "procedure_change"("by_id");

-- AddForeignKey
ALTER TABLE "procedure_change" ADD CONSTRAINT "procedure_change_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "procedure_change" ADD CONSTRAINT "procedure_change_procedure_id_fkey" FOREIGN KEY ("procedure_id") REFERENCES "procedure"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "procedure_change" ADD CONSTRAINT "procedure_change_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The nine standard procedures of every item, in the specification's order.
create function standard_procedures() returns table (place smallint, name text, refer_to text, icon text) language sql immutable as $$
  values (1::smallint, 'System Application Launch', 'quickLaunch', 'launch'), (2::smallint, 'Standard Operating Procedure (SOP)', 'sop', 'book'),
    (3::smallint, 'Quick View', 'player', 'play'), (4::smallint, 'Action Item', 'actionItem', 'check'),
    (5::smallint, 'Contacts', 'contacts', 'people'), (6::smallint, 'Mail', 'mail', 'mail'), (7::smallint, 'Message', 'message', 'message'),
    (8::smallint, 'Delegate Task', 'delegateTask', 'delegate'), (9::smallint, 'Time Study', 'timeStudy', 'clock')
$$;
-- Nobody has edited what came with an item: without an actor it is no entry of the audit log.
create function task_item_procedures() returns trigger language plpgsql as $$
declare
  actor text := current_setting('opsgraph.actor', true);
begin
  perform set_config('opsgraph.actor', '', true);
  insert into procedure (task_item_id, position, name, refer_to, icon)
  select made.id, s.place, s.name, s.refer_to, s.icon from made cross join standard_procedures() s;
  perform set_config('opsgraph.actor', coalesce(actor, ''), true);
  return null;
end $$;
create trigger task_item_procedures after insert on task_item referencing new table as made
  for each statement execute function task_item_procedures();
insert into procedure (task_item_id, position, name, refer_to, icon)
select i.id, s.place, s.name, s.refer_to, s.icon from task_item i cross join standard_procedures() s
on conflict (task_item_id, refer_to) do nothing;

alter table procedure add constraint procedure_position_check check (position between 1 and 9);
alter table task_item add constraint task_item_system_check check (system in
  ('', 'mytasks', 'myteam', 'myprofile', 'mycalendar', 'mydocuments', 'mynotifications', 'mysettings', 'myreports', 'myanalytics'));

-- Each status that a procedure of a record was given.
create function action_procedure_changed() returns trigger language plpgsql as $$
begin
  insert into procedure_change (action_id, procedure_id, status, by_id, at)
  values (new.action_id, new.procedure_id, new.status, new.by_id, new.at);
  return null;
end $$;
create trigger action_procedure_added after insert on action_procedure for each row execute function action_procedure_changed();
create trigger action_procedure_changed after update of status on action_procedure
  for each row when (old.status <> new.status) execute function action_procedure_changed();
create trigger procedure_change_append_only before update or delete on procedure_change for each row execute function refuse_change();

-- 20261121160600_comms
-- AlterTable
ALTER TABLE "thread" ADD COLUMN     "message_count" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "thread_reader" ADD COLUMN     "takes_part" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "unread" INTEGER NOT NULL DEFAULT 0;

alter table contact add constraint contact_user_check check (user_id is null or relationship = 'TEAM');
alter table thread
  add constraint thread_subject_check check (length(subject) between 1 and 500),
  add constraint thread_role_group_check check (group_id is null or department_id is not null);
create trigger contact_audit after insert or update on contact for each row when (new.owner_id is null) execute function audit('DirectoryContact');

-- Who holds the role that is responsible for a thread: whose membership is where it stands or above, the nearest first.
create function thread_holders(wanted uuid, moment timestamptz) returns table (user_id uuid, nearness int) language sql stable as $$
  select m.user_id, max(length(at.path))
  from thread t join organization o on o.id = t.organization_id
    join organization at on at.root_id = t.root_id and starts_with(o.path, at.path)
    join membership m on m.organization_id = at.id
    join app_user u on u.id = m.user_id and u.status = 'ACTIVE'
  where t.id = wanted and (t.access_level is not null or t.job_role_id is not null)
    and (t.access_level is null or m.access_level = t.access_level)
    and (t.job_role_id is null or m.job_role_id = t.job_role_id)
    and (t.department_id is null or m.department_id is null or m.department_id = t.department_id)
    and (t.group_id is null or m.group_id is null or t.group_id in (
      with recursive below as (
        select m.group_id as id union select g.id from department_group g join below on g.parent_id = below.id)
      select id from below))
    and m.starts_at <= moment and (m.ends_at is null or m.ends_at > moment)
  group by m.user_id
$$;

-- Whom a thread concerns at a moment: who takes part, who holds its role, whose its record is; but for those who muted it
-- and those who no longer belong to its tree.
create function thread_concerns(wanted uuid, moment timestamptz) returns setof uuid language sql stable as $$
  select one.user_id from (
    select r.user_id from thread_reader r where r.thread_id = wanted and r.takes_part
    union select h.user_id from thread_holders(wanted, moment) h
    union select unnest(a.parties) from thread t join action a on a.id = t.action_id where t.id = wanted) one
  where not exists (select 1 from thread_reader r where r.thread_id = wanted and r.user_id = one.user_id and r.muted)
    and exists (
      select 1 from membership m join organization o on o.id = m.organization_id join app_user u on u.id = m.user_id
      where m.user_id = one.user_id and u.status = 'ACTIVE' and o.root_id = (select root_id from thread where id = wanted)
        and m.starts_at <= moment and (m.ends_at is null or m.ends_at > moment))
$$;

-- A message is the thread's last one, is unread by all who follow it but its author, and is told to who listens.
create function message_said() returns trigger language plpgsql as $$
begin
  update thread set last_at = new.created_at, message_count = message_count + 1 where id = new.thread_id;
  update thread_reader set unread = unread + 1 where thread_id = new.thread_id and user_id <> new.author_id;
  insert into thread_reader (thread_id, user_id, read_at, takes_part) values (new.thread_id, new.author_id, new.created_at, true)
  on conflict (thread_id, user_id) do update set read_at = excluded.read_at, unread = 0, takes_part = true;
  perform pg_notify('thread', json_build_object('id', new.thread_id, 'messageId', new.id)::text);
  return null;
end $$;
create trigger message_said after insert on message for each row execute function message_said();

create function thread_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('thread', json_build_object('id', new.id)::text);
  return null;
end $$;
create trigger thread_changed after update of subject, closed_at, access_level, job_role_id on thread
  for each row execute function thread_changed();

-- What only one's own other windows are told: that it was read, or muted.
create function thread_read() returns trigger language plpgsql as $$
begin
  perform pg_notify('thread', json_build_object('id', new.thread_id, 'userId', new.user_id)::text);
  return null;
end $$;
create trigger thread_read after update of unread, muted on thread_reader
  for each row when (old.unread > new.unread or old.muted <> new.muted) execute function thread_read();

-- How far the mail of a message is.
create function mail_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('thread', json_build_object('id', m.thread_id, 'messageId', m.id)::text) from message m where m.mail_id = new.id;
  return null;
end $$;
create trigger mail_told after update of state on mail
  for each row when (old.state is distinct from new.state) execute function mail_told();

-- 20261121160700_notifications
-- AlterTable
ALTER TABLE "notification" ADD COLUMN     "in_product" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "notification_watermark" (
    "name" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notification_watermark_pkey" PRIMARY KEY ("name")
);

-- What falls due by the clock is found without looking at every record.
create index action_by_end on action (scheduled_end) where bucket <= 4 and assignee_id is not null;
create index action_by_resume on action (resume_at) where status in (3, 4) and assignee_id is not null;
create index tour_run_by_start on tour_run (planned_start) where status = 'PLANNED' and assignee_id is not null;

drop index notification_unread;
create index notification_unread on notification (user_id, id desc) where read_at is null and in_product;

-- What has happened is noted by whatever writes; whom it concerns is worked out when it is told.
create function history_due() returns trigger language plpgsql as $$
begin
  insert into notification_due (kind, of_id, at)
  select 'HISTORY', h.id, h.at from added h join action a on a.id = h.action_id
  where h.transition in ('DELEGATE', 'ACCEPT', 'DECLINE', 'RECALL', 'HAND_BACK', 'ESCALATE', 'RAISE', 'RETURN', 'TAKE_OVER', 'RESOLVE',
      'COMPLETE', 'QUICK_COMPLETE')
    or (h.transition = 'ASSIGN' or h.transition = 'RESCHEDULE' and h.changes ? 'assignee' or h.transition = 'CREATE')
      and a.assignee_id is distinct from h.actor_id and a.assignee_id is not null;
  return null;
end $$;
create trigger action_history_due after insert on action_history
  referencing new table as added for each statement execute function history_due();

create function note_due() returns trigger language plpgsql as $$
begin
  insert into notification_due (kind, of_id, at) select 'NOTE', id, created_at from added;
  return null;
end $$;
create trigger note_due after insert on note referencing new table as added for each statement execute function note_due();

create function association_due() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.status = 'PENDING' and new.organization_id is not null then
    insert into notification_due (kind, of_id, at) values ('REQUEST', new.id, new.created_at);
  elsif tg_op = 'UPDATE' and new.status in ('ACCEPTED', 'DECLINED') then
    insert into notification_due (kind, of_id, at) values ('REQUEST_DECIDED', new.id, coalesce(new.decided_at, now()));
  end if;
  return null;
end $$;
create trigger association_request_due after insert or update of status on association_request
  for each row execute function association_due();

-- Only what somebody has done is news to somebody else: a seed or a migration is done by nobody.
create function membership_due() returns trigger language plpgsql as $$
declare
  actor text := current_setting('opsgraph.actor', true);
begin
  if coalesce(actor, '') = '' then return null; end if;
  if tg_op = 'UPDATE' and (new.organization_id, new.department_id, new.group_id, new.job_role_id, new.access_level, new.ends_at)
    is not distinct from (old.organization_id, old.department_id, old.group_id, old.job_role_id, old.access_level, old.ends_at) then
    return null;
  end if;
  insert into notification_due (kind, of_id, facts, at)
  values ('ROLE_CHANGED', new.id, jsonb_build_object('actorId', actor, 'how', case
    when tg_op = 'INSERT' then 'GIVEN' when new.ends_at is distinct from old.ends_at and new.ends_at is not null then 'ENDS' else 'CHANGED' end), now());
  return null;
end $$;
create trigger membership_due after insert or update on membership for each row execute function membership_due();

-- 20261121160800_search
-- What is searched: the words of the library of work, of what is put to work, of appointments and contacts.

-- By their stems, beside the parts of words that search_entry_text finds; and both for the few that are no records, so
-- that these are found at the same price however many records have the same words.
create index search_entry_stems on search_entry using gin (root_id, to_tsvector('english', text)) where kind = 'ACTION';
create index search_entry_other_stems on search_entry using gin (root_id, to_tsvector('english', text)) where kind <> 'ACTION';
create index search_entry_other_text on search_entry using gin (root_id, text gin_trgm_ops) where kind <> 'ACTION';

-- Keeps the entries of a table: its kind, and its words as an expression.
create function placed_words() returns trigger language plpgsql as $$
begin
  execute format($q$
    insert into search_entry (kind, id, root_id, text) select %L, id, root_id, %s from added
    on conflict (kind, id) do update set text = excluded.text, root_id = excluded.root_id
      where (search_entry.text, search_entry.root_id) is distinct from (excluded.text, excluded.root_id) $q$,
    tg_argv[0], tg_argv[1]);
  return null;
end $$;
create trigger task_record_words_insert after insert on task_record
  referencing new table as added for each statement execute function placed_words('TASK_RECORD', 'title');
create trigger task_record_words_update after update on task_record
  referencing new table as added for each statement execute function placed_words('TASK_RECORD', 'title');
create trigger sop_words_insert after insert on sop
  referencing new table as added for each statement execute function placed_words('SOP', 'name');
create trigger sop_words_update after update on sop
  referencing new table as added for each statement execute function placed_words('SOP', 'name');
create trigger checklist_words_insert after insert on checklist
  referencing new table as added for each statement execute function placed_words('CHECKLIST', 'name');
create trigger checklist_words_update after update on checklist
  referencing new table as added for each statement execute function placed_words('CHECKLIST', 'name');
create trigger tour_words_insert after insert on tour
  referencing new table as added for each statement execute function placed_words('TOUR', 'name');
create trigger tour_words_update after update on tour
  referencing new table as added for each statement execute function placed_words('TOUR', 'name');
create trigger appointment_words_insert after insert on appointment
  referencing new table as added for each statement execute function placed_words('APPOINTMENT', 'name');
create trigger appointment_words_update after update on appointment
  referencing new table as added for each statement execute function placed_words('APPOINTMENT', 'name');

create function task_item_words() returns trigger language plpgsql as $$
begin
  insert into search_entry (kind, id, root_id, text)
  select 'TASK_ITEM', i.id, m.root_id, i.name from added i join major_task m on m.id = i.major_task_id
  on conflict (kind, id) do update set text = excluded.text where search_entry.text <> excluded.text;
  return null;
end $$;
create trigger task_item_words_insert after insert on task_item
  referencing new table as added for each statement execute function task_item_words();
create trigger task_item_words_update after update on task_item
  referencing new table as added for each statement execute function task_item_words();

-- A personal contact is its owner's alone, and stands in no directory.
create function contact_words() returns trigger language plpgsql as $$
begin
  delete from search_entry where kind = 'CONTACT' and id in (select id from added where relationship = 'PERSONAL');
  insert into search_entry (kind, id, root_id, text)
  select 'CONTACT', id, root_id, concat_ws(' ', name, nullif(email, ''), nullif(system, '')) from added where relationship <> 'PERSONAL'
  on conflict (kind, id) do update set text = excluded.text, root_id = excluded.root_id
    where (search_entry.text, search_entry.root_id) is distinct from (excluded.text, excluded.root_id);
  return null;
end $$;
create trigger contact_words_insert after insert on contact
  referencing new table as added for each statement execute function contact_words();
create trigger contact_words_update after update on contact
  referencing new table as added for each statement execute function contact_words();

create trigger task_record_words_delete after delete on task_record
  referencing old table as removed for each statement execute function forget_words('TASK_RECORD');
create trigger task_item_words_delete after delete on task_item
  referencing old table as removed for each statement execute function forget_words('TASK_ITEM');
create trigger sop_words_delete after delete on sop
  referencing old table as removed for each statement execute function forget_words('SOP');
create trigger checklist_words_delete after delete on checklist
  referencing old table as removed for each statement execute function forget_words('CHECKLIST');
create trigger tour_words_delete after delete on tour
  referencing old table as removed for each statement execute function forget_words('TOUR');
create trigger appointment_words_delete after delete on appointment
  referencing old table as removed for each statement execute function forget_words('APPOINTMENT');
create trigger contact_words_delete after delete on contact
  referencing old table as removed for each statement execute function forget_words('CONTACT');

insert into search_entry (kind, id, root_id, text)
select 'TASK_RECORD', id, root_id, title from task_record
union all select 'SOP', id, root_id, name from sop
union all select 'CHECKLIST', id, root_id, name from checklist
union all select 'TOUR', id, root_id, name from tour
union all select 'APPOINTMENT', id, root_id, name from appointment
union all select 'TASK_ITEM', i.id, m.root_id, i.name from task_item i join major_task m on m.id = i.major_task_id
union all select 'CONTACT', id, root_id, concat_ws(' ', name, nullif(email, ''), nullif(system, '')) from contact where relationship <> 'PERSONAL';

-- 20261121190200_metrics
-- CreateEnum
CREATE TYPE "condition_widget" AS ENUM ('GAUGE', 'SPARKLINE', 'NUMBER', 'CONTROL_CHART');

-- CreateEnum
CREATE TYPE "benchmark_status" AS ENUM ('ACTIVE', 'PROPOSED', 'ARCHIVED');

-- CreateEnum
CREATE TYPE "opportunity_kind" AS ENUM ('CLAIMED', 'REALISED', 'REVERSED');

-- CreateEnum
CREATE TYPE "metric_category" AS ENUM ('FUEL_AND_ENERGY', 'SAFETY', 'SERVICE', 'MAINTENANCE', 'FACILITIES');

-- CreateEnum
CREATE TYPE "aggregation" AS ENUM ('AVERAGE', 'SUM_PER_RATE');

-- CreateEnum
CREATE TYPE "alert_if" AS ENUM ('ABOVE_THRESHOLD', 'BELOW_THRESHOLD');

-- CreateEnum
CREATE TYPE "metric_status" AS ENUM ('ACTIVE', 'PROPOSED', 'ARCHIVED');

-- CreateEnum
CREATE TYPE "scope_kind" AS ENUM ('ORGANIZATION', 'LOCATION', 'VEHICLE', 'PERSON');

-- CreateEnum
CREATE TYPE "grain" AS ENUM ('HOUR', 'DAY', 'WEEK', 'MONTH', 'QUARTER');

-- CreateEnum
CREATE TYPE "requirement_level" AS ENUM ('REQUIRED', 'RECOMMENDED', 'OPTIONAL');

-- CreateEnum
CREATE TYPE "practice_status" AS ENUM ('NOT_STARTED', 'PLANNED', 'PARTIAL', 'IN_PLACE', 'NOT_APPLICABLE');

-- CreateTable
CREATE TABLE "benchmark" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "metric_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "warning_trigger" DOUBLE PRECISION NOT NULL DEFAULT 80,
    "missed_opportunity_trigger" DOUBLE PRECISION NOT NULL DEFAULT 50,
    "ctq_value" DOUBLE PRECISION NOT NULL DEFAULT 95,
    "job_role_id" UUID NOT NULL,
    "widget" "condition_widget" NOT NULL DEFAULT 'GAUGE',
    "target" DOUBLE PRECISION,
    "grain" "grain" NOT NULL DEFAULT 'DAY',
    "scope_kind" "scope_kind" NOT NULL DEFAULT 'ORGANIZATION',
    "consecutive_points" SMALLINT NOT NULL DEFAULT 2,
    "reset_level" DOUBLE PRECISION,
    "priority_id" SMALLINT NOT NULL DEFAULT 2,
    "unit_margin" DECIMAL(14,4),
    "currency" CHAR(3),
    "status" "benchmark_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "benchmark_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "benchmark_condition" (
    "benchmark_id" UUID NOT NULL,
    "scope_id" UUID NOT NULL,
    "scope_kind" "scope_kind" NOT NULL,
    "point_at" TIMESTAMPTZ(3) NOT NULL,
    "value" DOUBLE PRECISION NOT NULL,
    "attainment" DOUBLE PRECISION NOT NULL,
    "streak" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "benchmark_condition_pkey" PRIMARY KEY ("benchmark_id","scope_id")
);

-- CreateTable
CREATE TABLE "breach" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "benchmark_id" UUID NOT NULL,
    "metric_id" UUID NOT NULL,
    "scope_kind" "scope_kind" NOT NULL,
    "scope_id" UUID NOT NULL,
    "first_point_at" TIMESTAMPTZ(3) NOT NULL,
    "opened_point_at" TIMESTAMPTZ(3) NOT NULL,
    "value" DOUBLE PRECISION NOT NULL,
    "target" DOUBLE PRECISION NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "recovered_at" TIMESTAMPTZ(3),
    "recovered_point_at" TIMESTAMPTZ(3),
    "recovered_value" DOUBLE PRECISION,

    CONSTRAINT "breach_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "breach_action" (
    "breach_id" UUID NOT NULL,
    "n" SMALLINT NOT NULL,
    "action_id" UUID NOT NULL,

    CONSTRAINT "breach_action_pkey" PRIMARY KEY ("breach_id","n")
);

-- CreateTable
CREATE TABLE "opportunity_entry" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "benchmark_id" UUID NOT NULL,
    "breach_id" UUID NOT NULL,
    "action_id" UUID,
    "kind" "opportunity_kind" NOT NULL,
    "volume" DECIMAL(20,4) NOT NULL,
    "amount" DECIMAL(20,4),
    "currency" CHAR(3),
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "opportunity_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "metric" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "key" TEXT NOT NULL,
    "is_standard" BOOLEAN NOT NULL DEFAULT false,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "unit" TEXT NOT NULL,
    "category" "metric_category" NOT NULL,
    "recommended_data_source" TEXT NOT NULL DEFAULT '',
    "target_threshold" DOUBLE PRECISION,
    "is_threshold_confirmed" BOOLEAN NOT NULL DEFAULT true,
    "alert_if" "alert_if" NOT NULL,
    "aggregation" "aggregation" NOT NULL,
    "status" "metric_status" NOT NULL DEFAULT 'ACTIVE',
    "formula_number" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "metric_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "metric_formula" (
    "metric_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "formula" TEXT NOT NULL,
    "numerator" TEXT NOT NULL,
    "denominator" TEXT,
    "data_points" JSONB NOT NULL,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "metric_formula_pkey" PRIMARY KEY ("metric_id","number")
);

-- CreateTable
CREATE TABLE "observation" (
    "id" BIGSERIAL NOT NULL,
    "metric_id" UUID NOT NULL,
    "formula_number" INTEGER NOT NULL,
    "organization_id" UUID NOT NULL,
    "location_id" UUID,
    "vehicle_id" UUID,
    "user_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "values" DOUBLE PRECISION[],
    "numerator" DOUBLE PRECISION,
    "denominator" DOUBLE PRECISION,
    "value" DOUBLE PRECISION,
    "source" TEXT NOT NULL,
    "source_key" TEXT NOT NULL,
    "entered_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "corrected_at" TIMESTAMPTZ(3),
    "voided_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "observation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "observation_change" (
    "observation_id" BIGINT NOT NULL,
    "version" INTEGER NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "actor_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "observation_change_pkey" PRIMARY KEY ("observation_id","version")
);

-- CreateTable
CREATE TABLE "observation_import" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "metric_id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "counts" JSONB NOT NULL,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "committed_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "observation_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "metric_period" (
    "metric_id" UUID NOT NULL,
    "scope_id" UUID NOT NULL,
    "scope_kind" "scope_kind" NOT NULL,
    "grain" "grain" NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "observations" INTEGER NOT NULL,
    "n" INTEGER NOT NULL,
    "sum" DECIMAL NOT NULL,
    "numerator" DECIMAL NOT NULL,
    "denominator" DECIMAL NOT NULL,

    CONSTRAINT "metric_period_pkey" PRIMARY KEY ("metric_id","scope_id","grain","starts_at")
);

-- CreateTable
CREATE TABLE "observed" (
    "id" BIGSERIAL NOT NULL,
    "metric_id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "location_id" UUID,
    "vehicle_id" UUID,
    "user_id" UUID,
    "from_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "observed_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "peer_consent" (
    "root_id" UUID NOT NULL,
    "consented_at" TIMESTAMPTZ(3) NOT NULL,
    "consented_by_id" UUID NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),
    "withdrawn_by_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "peer_consent_pkey" PRIMARY KEY ("root_id")
);

-- CreateTable
CREATE TABLE "peer_release" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "subject" TEXT NOT NULL,
    "naics" TEXT NOT NULL,
    "period_start" DATE NOT NULL,
    "period_end" DATE NOT NULL,
    "contributors" INTEGER NOT NULL,
    "lower_quartile" DOUBLE PRECISION,
    "median" DOUBLE PRECISION,
    "upper_quartile" DOUBLE PRECISION,
    "best_in_class" DOUBLE PRECISION,
    "suppressed" TEXT,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "peer_release_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "peer_member" (
    "release_id" UUID NOT NULL,
    "root_id" UUID NOT NULL,
    "value" DOUBLE PRECISION NOT NULL,
    "weight" DOUBLE PRECISION NOT NULL,
    "percentile" DOUBLE PRECISION,

    CONSTRAINT "peer_member_pkey" PRIMARY KEY ("release_id","root_id")
);

-- CreateTable
CREATE TABLE "practice_feature" (
    "id" SMALLINT NOT NULL,
    "department" TEXT NOT NULL,
    "function" TEXT NOT NULL,
    "feature" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "requirement" "requirement_level" NOT NULL,
    "sort_order" SMALLINT NOT NULL,

    CONSTRAINT "practice_feature_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "technology_solution" (
    "id" SMALLINT NOT NULL,
    "category" TEXT NOT NULL,
    "solution" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "industry" TEXT NOT NULL,
    "naics" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "technology_solution_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "solution_feature" (
    "solution_id" SMALLINT NOT NULL,
    "feature_id" SMALLINT NOT NULL,

    CONSTRAINT "solution_feature_pkey" PRIMARY KEY ("solution_id","feature_id")
);

-- CreateTable
CREATE TABLE "practice_answer" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "feature_id" SMALLINT NOT NULL,
    "status" "practice_status" NOT NULL,
    "solution_id" SMALLINT,
    "note" TEXT NOT NULL DEFAULT '',
    "answered_by_id" UUID NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "practice_answer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "practice_action" (
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "feature_id" SMALLINT NOT NULL,
    "action_id" UUID NOT NULL,

    CONSTRAINT "practice_action_pkey" PRIMARY KEY ("action_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "benchmark_legacy_id_key" ON "benchmark"("legacy_id");

-- CreateIndex
CREATE INDEX "benchmark_root_id_name_idx" ON "benchmark"("root_id", "name");

-- CreateIndex
CREATE INDEX "benchmark_metric_id_idx" ON "benchmark"("metric_id");

-- CreateIndex
CREATE INDEX "benchmark_organization_id_idx" ON "benchmark"("organization_id");

-- CreateIndex
CREATE INDEX "benchmark_job_role_id_idx" ON "benchmark"("job_role_id");

-- CreateIndex
CREATE UNIQUE INDEX "breach_legacy_id_key" ON "breach"("legacy_id");

-- CreateIndex
CREATE INDEX "breach_root_id_opened_at_idx" ON "breach"("root_id", "opened_at");

-- CreateIndex
CREATE INDEX "breach_benchmark_id_scope_id_opened_at_idx" ON "breach"("benchmark_id", "scope_id", "opened_at");

-- CreateIndex
CREATE INDEX "breach_scope_id_idx" ON "breach"("scope_id");

-- CreateIndex
CREATE UNIQUE INDEX "breach_action_action_id_key" ON "breach_action"("action_id");

-- CreateIndex
CREATE INDEX "opportunity_entry_root_id_at_idx" ON "opportunity_entry"("root_id", "at");

-- CreateIndex
CREATE INDEX "opportunity_entry_benchmark_id_at_idx" ON "opportunity_entry"("benchmark_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "opportunity_entry_once" ON "opportunity_entry"("breach_id", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "metric_legacy_id_key" ON "metric"("legacy_id");

-- CreateIndex
CREATE INDEX "metric_root_id_category_name_idx" ON "metric"("root_id", "category", "name");

-- CreateIndex
CREATE UNIQUE INDEX "metric_organization_id_key_key" ON "metric"("organization_id", "key");

-- CreateIndex
CREATE INDEX "observation_metric_id_organization_id_at_idx" ON "observation"("metric_id", "organization_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "observation_metric_id_source_source_key_key" ON "observation"("metric_id", "source", "source_key");

-- CreateIndex
CREATE INDEX "observation_import_created_by_id_created_at_idx" ON "observation_import"("created_by_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "peer_release_subject_naics_period_start_key" ON "peer_release"("subject", "naics", "period_start");

-- CreateIndex
CREATE INDEX "peer_member_root_id_idx" ON "peer_member"("root_id");

-- CreateIndex
CREATE UNIQUE INDEX "practice_feature_department_function_feature_key" ON "practice_feature"("department", "function", "feature");

-- CreateIndex
CREATE UNIQUE INDEX "technology_solution_category_solution_industry_key" ON "technology_solution"("category", "solution", "industry");

-- CreateIndex
CREATE INDEX "solution_feature_feature_id_idx" ON "solution_feature"("feature_id");

-- CreateIndex
CREATE INDEX "practice_answer_root_id_idx" ON "practice_answer"("root_id");

-- CreateIndex
CREATE INDEX "practice_answer_feature_id_idx" ON "practice_answer"("feature_id");

-- CreateIndex
CREATE INDEX "practice_action_organization_id_feature_id_idx" ON "practice_action"("organization_id", "feature_id");

-- AddForeignKey
ALTER TABLE "benchmark" ADD CONSTRAINT "benchmark_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "benchmark" ADD CONSTRAINT "benchmark_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "benchmark" ADD CONSTRAINT "benchmark_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "benchmark" ADD CONSTRAINT "benchmark_metric_id_fkey" FOREIGN KEY ("metric_id") REFERENCES "metric"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "benchmark" ADD CONSTRAINT "benchmark_job_role_id_fkey" FOREIGN KEY ("job_role_id") REFERENCES "job_role"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "benchmark" ADD CONSTRAINT "benchmark_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "benchmark_condition" ADD CONSTRAINT "benchmark_condition_benchmark_id_fkey" FOREIGN KEY ("benchmark_id") REFERENCES "benchmark"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "breach" ADD CONSTRAINT "breach_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "breach" ADD CONSTRAINT "breach_benchmark_id_fkey" FOREIGN KEY ("benchmark_id") REFERENCES "benchmark"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "breach" ADD CONSTRAINT "breach_metric_id_fkey" FOREIGN KEY ("metric_id") REFERENCES "metric"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "breach_action" ADD CONSTRAINT "breach_action_breach_id_fkey" FOREIGN KEY ("breach_id") REFERENCES "breach"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "breach_action" ADD CONSTRAINT "breach_action_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opportunity_entry" ADD CONSTRAINT "opportunity_entry_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opportunity_entry" ADD CONSTRAINT "opportunity_entry_benchmark_id_fkey" FOREIGN KEY ("benchmark_id") REFERENCES "benchmark"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opportunity_entry" ADD CONSTRAINT "opportunity_entry_breach_id_fkey" FOREIGN KEY ("breach_id") REFERENCES "breach"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opportunity_entry" ADD CONSTRAINT "opportunity_entry_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "metric" ADD CONSTRAINT "metric_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "metric" ADD CONSTRAINT "metric_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "metric" ADD CONSTRAINT "metric_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "metric" ADD CONSTRAINT "metric_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "metric_formula" ADD CONSTRAINT "metric_formula_metric_id_fkey" FOREIGN KEY ("metric_id") REFERENCES "metric"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "metric_formula" ADD CONSTRAINT "metric_formula_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation" ADD CONSTRAINT "observation_metric_id_fkey" FOREIGN KEY ("metric_id") REFERENCES "metric"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation" ADD CONSTRAINT "observation_metric_id_formula_number_fkey" FOREIGN KEY ("metric_id", "formula_number") REFERENCES "metric_formula"("metric_id", "number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation" ADD CONSTRAINT "observation_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation" ADD CONSTRAINT "observation_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation" ADD CONSTRAINT "observation_vehicle_id_fkey" FOREIGN KEY ("vehicle_id") REFERENCES "vehicle"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation" ADD CONSTRAINT "observation_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation" ADD CONSTRAINT "observation_entered_by_id_fkey" FOREIGN KEY ("entered_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation_change" ADD CONSTRAINT "observation_change_observation_id_fkey" FOREIGN KEY ("observation_id") REFERENCES "observation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation_change" ADD CONSTRAINT "observation_change_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation_import" ADD CONSTRAINT "observation_import_metric_id_fkey" FOREIGN KEY ("metric_id") REFERENCES "metric"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation_import" ADD CONSTRAINT "observation_import_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation_import" ADD CONSTRAINT "observation_import_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "metric_period" ADD CONSTRAINT "metric_period_metric_id_fkey" FOREIGN KEY ("metric_id") REFERENCES "metric"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observed" ADD CONSTRAINT "observed_metric_id_fkey" FOREIGN KEY ("metric_id") REFERENCES "metric"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "peer_consent" ADD CONSTRAINT "peer_consent_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "peer_consent" ADD CONSTRAINT "peer_consent_consented_by_id_fkey" FOREIGN KEY ("consented_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "peer_consent" ADD CONSTRAINT "peer_consent_withdrawn_by_id_fkey" FOREIGN KEY ("withdrawn_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "peer_member" ADD CONSTRAINT "peer_member_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "peer_release"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "peer_member" ADD CONSTRAINT "peer_member_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solution_feature" ADD CONSTRAINT "solution_feature_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "technology_solution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solution_feature" ADD CONSTRAINT "solution_feature_feature_id_fkey" FOREIGN KEY ("feature_id") REFERENCES "practice_feature"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_feature_id_fkey" FOREIGN KEY ("feature_id") REFERENCES "practice_feature"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "technology_solution"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_answered_by_id_fkey" FOREIGN KEY ("answered_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_action" ADD CONSTRAINT "practice_action_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_action" ADD CONSTRAINT "practice_action_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_action" ADD CONSTRAINT "practice_action_feature_id_fkey" FOREIGN KEY ("feature_id") REFERENCES "practice_feature"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_action" ADD CONSTRAINT "practice_action_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- 20261121190201_rules_of_metrics
-- What Prisma's schema can't say of metrics, benchmarks, breaches, peers and practices.

alter table metric
  add constraint metric_name_check check (length(name) between 1 and 200),
  add constraint metric_unit_check check (length(unit) between 1 and 40),
  add constraint metric_group_check check (group_id is null or department_id is not null);
alter table metric_formula add constraint metric_formula_length_check check (length(formula) between 1 and 500);
alter table observation
  add constraint observation_finite_check check (
    (numerator is null or numerator between -1e300 and 1e300) and (denominator is null or denominator between -1e300 and 1e300)
    and (value is null or value between -1e300 and 1e300));
create index observation_location on observation (location_id, metric_id, at) where location_id is not null;
create index observation_vehicle on observation (vehicle_id, metric_id, at) where vehicle_id is not null;
create index observation_person on observation (user_id, metric_id, at) where user_id is not null;
alter table benchmark
  add constraint benchmark_order_check check (
    0 <= missed_opportunity_trigger and missed_opportunity_trigger < warning_trigger and warning_trigger <= ctq_value and ctq_value <= 100),
  add constraint benchmark_points_check check (consecutive_points between 1 and 30),
  add constraint benchmark_margin_check check (unit_margin >= 0 and (unit_margin is null) = (currency is null)),
  add constraint benchmark_name_check check (length(name) between 1 and 200),
  add constraint benchmark_group_check check (group_id is null or department_id is not null);
-- A scope has one open breach of a benchmark at a time.
create unique index breach_open on breach (benchmark_id, scope_id) where recovered_at is null;
create index breach_open_of_root on breach (root_id, scope_id) where recovered_at is null;
create unique index practice_answer_once on practice_answer
  (organization_id, coalesce(department_id, '00000000-0000-0000-0000-000000000000'), feature_id);

create trigger metric_formula_append_only before update on metric_formula for each row execute function refuse_change();
create trigger observation_change_append_only before update or delete on observation_change for each row execute function refuse_change();
create trigger opportunity_entry_append_only before update or delete on opportunity_entry for each row execute function refuse_change();

create trigger metric_placed before insert or update of organization_id on metric for each row execute function placed();
create trigger benchmark_placed before insert or update of organization_id on benchmark for each row execute function placed();
create trigger breach_placed before insert or update of organization_id on breach for each row execute function placed();
create trigger opportunity_entry_placed before insert on opportunity_entry for each row execute function placed();
create trigger practice_answer_placed before insert or update of organization_id on practice_answer for each row execute function placed();

create trigger metric_audit after update or delete on metric for each row execute function audit('Metric');
-- The standard metrics come with their tree and say nothing of it.
create trigger metric_audit_insert after insert on metric for each row when (not new.is_standard) execute function audit('Metric');
create trigger benchmark_audit after insert or update or delete on benchmark for each row execute function audit('Benchmark');
create trigger practice_answer_audit after insert or update or delete on practice_answer
  for each row execute function audit('PracticeAnswer');

-- The thirteen metrics that every tree begins with.
create function add_standard_metrics(root uuid) returns void language sql as $$
  with standard (key, name, description, unit, category, source, threshold, is_confirmed, alert_if, aggregation, formula, numerator, denominator, data_points) as (values
    ('fuel-efficiency', 'Fuel Efficiency', 'How far the fleet drives on a litre of fuel.', 'km/L', 'FUEL_AND_ENERGY', 'Telematics: odometer and fuel level', 2.8, false, 'BELOW_THRESHOLD', 'SUM_PER_RATE',
      'distance_km / fuel_litres', 'distance_km', 'fuel_litres', '[{"name":"distance_km","unit":"km"},{"name":"fuel_litres","unit":"L"}]'),
    ('driver-idling-rate', 'Driver Idling Rate', 'The share of the time with the engine on in which the vehicle stands.', '%', 'FUEL_AND_ENERGY', 'Telematics: ignition and speed', 10, false, 'ABOVE_THRESHOLD', 'SUM_PER_RATE',
      'idle_minutes / engine_on_minutes * 100', 'idle_minutes * 100', 'engine_on_minutes', '[{"name":"idle_minutes","unit":"min"},{"name":"engine_on_minutes","unit":"min"}]'),
    ('tire-pressure-deviation-index', 'Tire Pressure Deviation Index', 'How far tire pressure is from its reference.', '%', 'MAINTENANCE', 'Tire pressure monitoring', 10, true, 'ABOVE_THRESHOLD', 'AVERAGE',
      'abs(pressure - reference_pressure) / reference_pressure * 100', 'abs(pressure - reference_pressure) * 100', 'reference_pressure', '[{"name":"pressure","unit":"kPa"},{"name":"reference_pressure","unit":"kPa"}]'),
    ('payload-utilization-percentage', 'Payload Utilization Percentage', 'How much of the payload that could be carried is carried.', '%', 'SERVICE', 'Scales and the loading plan', 90, true, 'BELOW_THRESHOLD', 'SUM_PER_RATE',
      'payload_kg / max_payload_kg * 100', 'payload_kg * 100', 'max_payload_kg', '[{"name":"payload_kg","unit":"kg"},{"name":"max_payload_kg","unit":"kg"}]'),
    ('regenerative-braking-efficiency', 'Regenerative Braking Efficiency', 'The share of traction energy that braking brings back.', '%', 'FUEL_AND_ENERGY', 'Drive control: energy meters', 25, true, 'BELOW_THRESHOLD', 'SUM_PER_RATE',
      'energy_recovered_kwh / traction_energy_kwh * 100', 'energy_recovered_kwh * 100', 'traction_energy_kwh', '[{"name":"energy_recovered_kwh","unit":"kWh"},{"name":"traction_energy_kwh","unit":"kWh"}]'),
    ('harsh-event-frequency', 'Harsh Event Frequency', 'Harsh braking, acceleration and cornering in 100 km.', 'per 100 km', 'SAFETY', 'Telematics: accelerometer and odometer', 2, true, 'ABOVE_THRESHOLD', 'SUM_PER_RATE',
      'harsh_events / distance_km * 100', 'harsh_events * 100', 'distance_km', '[{"name":"harsh_events","unit":"count"},{"name":"distance_km","unit":"km"}]'),
    ('seatbelt-usage-compliance', 'Seatbelt Usage Compliance', 'The share of driving time with the seatbelt on.', '%', 'SAFETY', 'Telematics: buckle switch', 100, true, 'BELOW_THRESHOLD', 'SUM_PER_RATE',
      'belted_minutes / driving_minutes * 100', 'belted_minutes * 100', 'driving_minutes', '[{"name":"belted_minutes","unit":"min"},{"name":"driving_minutes","unit":"min"}]'),
    ('route-punctuality-adherence', 'Route Punctuality Adherence', 'The share of planned stops that were reached in time.', '%', 'SERVICE', 'Dispatch: planned and actual arrivals', 95, true, 'BELOW_THRESHOLD', 'SUM_PER_RATE',
      'on_time_stops / planned_stops * 100', 'on_time_stops * 100', 'planned_stops', '[{"name":"on_time_stops","unit":"count"},{"name":"planned_stops","unit":"count"}]'),
    ('average-stop-duration', 'Average Stop Duration', 'How long a stop takes.', 'min', 'SERVICE', 'Dispatch: arrivals and departures', 30, true, 'ABOVE_THRESHOLD', 'AVERAGE',
      'stop_minutes / stops', 'stop_minutes', 'stops', '[{"name":"stop_minutes","unit":"min"},{"name":"stops","unit":"count"}]'),
    ('mtbf', 'MTBF', 'How many hours a vehicle works between two failures.', 'h', 'MAINTENANCE', 'Maintenance: hour meters and work orders', 500, true, 'BELOW_THRESHOLD', 'SUM_PER_RATE',
      'operating_hours / failures', 'operating_hours', 'failures', '[{"name":"operating_hours","unit":"h"},{"name":"failures","unit":"count"}]'),
    ('fleet-availability-rate', 'Fleet Availability Rate', 'The share of the scheduled hours in which the fleet was available.', '%', 'MAINTENANCE', 'Maintenance: downtime, and the schedule', 98, true, 'BELOW_THRESHOLD', 'SUM_PER_RATE',
      'available_hours / scheduled_hours * 100', 'available_hours * 100', 'scheduled_hours', '[{"name":"available_hours","unit":"h"},{"name":"scheduled_hours","unit":"h"}]'),
    ('vehicle-turnaround-time', 'Vehicle Turnaround Time', 'How long a vehicle is at a site, from gate to gate.', 'min', 'FACILITIES', 'Yard: gate events', 60, true, 'ABOVE_THRESHOLD', 'AVERAGE',
      'turnaround_minutes / visits', 'turnaround_minutes', 'visits', '[{"name":"turnaround_minutes","unit":"min"},{"name":"visits","unit":"count"}]'),
    ('dock-utilization-percentage', 'Dock Utilization Percentage', 'The share of the opening hours in which docks are occupied.', '%', 'FACILITIES', 'Dock schedule and door sensors', 85, true, 'BELOW_THRESHOLD', 'SUM_PER_RATE',
      'occupied_minutes / open_minutes * 100', 'occupied_minutes * 100', 'open_minutes', '[{"name":"occupied_minutes","unit":"min"},{"name":"open_minutes","unit":"min"}]')
  ), added as (
    insert into metric (organization_id, key, is_standard, name, description, unit, category, recommended_data_source,
      target_threshold, is_threshold_confirmed, alert_if, aggregation)
    select root, key, true, name, description, unit, category::metric_category, source, threshold, is_confirmed,
      alert_if::alert_if, aggregation::aggregation
    from standard
    returning id, key
  )
  insert into metric_formula (metric_id, number, formula, numerator, denominator, data_points)
  select added.id, 1, formula, numerator, denominator, data_points::jsonb from added join standard using (key)
$$;
create function organization_metrics() returns trigger language plpgsql as $$
begin
  perform add_standard_metrics(id) from added where parent_id is null;
  return null;
end $$;
create trigger organization_metrics after insert on organization
  referencing new table as added for each statement execute function organization_metrics();
select add_standard_metrics(id) from organization where parent_id is null;

-- 20261121192100_metrics_in_search
-- AlterTable
ALTER TABLE "metric" ADD COLUMN     "decline_reason" TEXT NOT NULL DEFAULT '';

-- Metrics and benchmarks are found by their names.
create trigger metric_words_insert after insert on metric
  referencing new table as added for each statement execute function placed_words('METRIC', 'name');
create trigger metric_words_update after update on metric
  referencing new table as added for each statement execute function placed_words('METRIC', 'name');
create trigger metric_words_delete after delete on metric
  referencing old table as removed for each statement execute function forget_words('METRIC');
create trigger benchmark_words_insert after insert on benchmark
  referencing new table as added for each statement execute function placed_words('BENCHMARK', 'name');
create trigger benchmark_words_update after update on benchmark
  referencing new table as added for each statement execute function placed_words('BENCHMARK', 'name');
create trigger benchmark_words_delete after delete on benchmark
  referencing old table as removed for each statement execute function forget_words('BENCHMARK');
insert into search_entry (kind, id, root_id, text)
select 'METRIC', id, root_id, name from metric
union all select 'BENCHMARK', id, root_id, name from benchmark;

-- 20261121192200_periods_of_observations
-- The periods of observations are kept by triggers, so that whatever writes an observation is counted. What is added and
-- what is taken away is summed by quarters of an hour first: every zone's hours, days and months are made of these.

create type observation_part as (
  metric_id uuid, organization_id uuid, location_id uuid, vehicle_id uuid, user_id uuid, at timestamptz,
  observations int, n int, sum numeric, numerator numeric, denominator numeric);
create type period_part as (
  metric_id uuid, scope_id uuid, scope_kind scope_kind, zone text, at timestamptz,
  observations int, n int, sum numeric, numerator numeric, denominator numeric);

create function slot_of(at timestamptz) returns timestamptz language sql immutable as $$
  select date_bin('15 minutes', at, '2000-01-01T00:00:00Z')
$$;

-- Who writes observations of a metric, or its periods, waits for whoever else does; and the tree stays as it is meanwhile.
create function lock_metrics(metrics uuid[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(root_id::text, 0)) from (
    select distinct root_id from metric where id = any(metrics) order by root_id) trees;
  perform pg_advisory_xact_lock(hashtextextended('observations ' || id, 0)) from (
    select distinct id from unnest(metrics) id order by id) each;
end $$;

-- In the order of their key, so that no two who add to the same periods wait for each other in a circle.
create function add_to_periods(parts period_part[]) returns void language plpgsql as $$
begin
  insert into metric_period (metric_id, scope_id, scope_kind, grain, starts_at, observations, n, sum, numerator, denominator)
  select p.metric_id, p.scope_id, p.scope_kind, g.grain, date_trunc(g.grain::text, p.at, p.zone) starts_at,
    sum(p.observations), sum(p.n), sum(p.sum), sum(p.numerator), sum(p.denominator)
  from unnest(parts) p cross join unnest(enum_range(null::grain)) g(grain)
  group by p.metric_id, p.scope_id, p.scope_kind, g.grain, starts_at
  having sum(p.observations) <> 0 or sum(p.n) <> 0 or sum(p.sum) <> 0 or sum(p.numerator) <> 0 or sum(p.denominator) <> 0
  order by p.metric_id, p.scope_id, g.grain, starts_at
  on conflict (metric_id, scope_id, grain, starts_at) do update set
    observations = metric_period.observations + excluded.observations, n = metric_period.n + excluded.n,
    sum = metric_period.sum + excluded.sum, numerator = metric_period.numerator + excluded.numerator,
    denominator = metric_period.denominator + excluded.denominator;
  delete from metric_period m using (
    select distinct p.metric_id, p.scope_id, g.grain, date_trunc(g.grain::text, p.at, p.zone) starts_at
    from unnest(parts) p cross join unnest(enum_range(null::grain)) g(grain) where p.observations < 0) gone
  where m.metric_id = gone.metric_id and m.scope_id = gone.scope_id and m.grain = gone.grain and m.starts_at = gone.starts_at
    and m.observations = 0;
end $$;

create function count_observations(parts observation_part[]) returns void language plpgsql as $$
begin
  perform lock_metrics((select array_agg(distinct metric_id) from unnest(parts)));
  perform add_to_periods((
    with part as materialized (select * from unnest(parts)),
    chain as materialized (
      select o.id, a.id above_id, a.time_zone
      from organization o join organization a on a.legacy_id = any(string_to_array(trim(both '/' from o.path), '/')::int[])
      where o.id in (select organization_id from part)),
    whole as (
      select metric_id, organization_id, at, sum(observations) observations, sum(n) n, sum(sum) sum,
        sum(numerator) numerator, sum(denominator) denominator
      from part group by metric_id, organization_id, at),
    each as (
      select p.metric_id, s.id, s.kind, p.organization_id, p.at, sum(p.observations) observations, sum(p.n) n, sum(p.sum) sum,
        sum(p.numerator) numerator, sum(p.denominator) denominator
      from part p cross join lateral (values
        (p.location_id, 'LOCATION'::scope_kind), (p.vehicle_id, 'VEHICLE'), (p.user_id, 'PERSON')) s(id, kind)
      where s.id is not null group by p.metric_id, s.id, s.kind, p.organization_id, p.at)
    select array_agg((metric_id, scope_id, kind, zone, at, observations, n, sum, numerator, denominator)::period_part) from (
      select w.metric_id, c.above_id scope_id, 'ORGANIZATION'::scope_kind kind, c.time_zone zone, w.at,
        w.observations, w.n, w.sum, w.numerator, w.denominator
      from whole w join chain c on c.id = w.organization_id
      union all
      select e.metric_id, e.id, e.kind, o.time_zone, e.at, e.observations, e.n, e.sum, e.numerator, e.denominator
      from each e join organization o on o.id = e.organization_id) parted));
end $$;

create function observation_counted() returns trigger language plpgsql as $$
declare
  parts observation_part[];
begin
  if tg_op = 'INSERT' then
    select array_agg((metric_id, organization_id, location_id, vehicle_id, user_id, at, observations, n, sum, numerator, denominator)::observation_part) into parts
    from (
      select metric_id, organization_id, location_id, vehicle_id, user_id, slot_of(at) at, count(*) observations, count(value) n,
        coalesce(sum(value::numeric), 0) sum, coalesce(sum(numerator::numeric), 0) numerator, coalesce(sum(denominator::numeric), 0) denominator
      from added where voided_at is null
      group by metric_id, organization_id, location_id, vehicle_id, user_id, slot_of(at)) each;
    insert into observed (metric_id, organization_id, location_id, vehicle_id, user_id, from_at)
    select metric_id, organization_id, location_id, vehicle_id, user_id, min(at) from added where voided_at is null
    group by metric_id, organization_id, location_id, vehicle_id, user_id;
  else
    with signed as materialized (
      select -1 sign, w.* from was w union all select 1, n.* from now n),
    counted as (
      select id from signed group by id having count(*) < 2
        or count(distinct (metric_id, organization_id, location_id, vehicle_id, user_id, at, value, numerator, denominator, voided_at is null)) > 1),
    noted as (
      insert into observed (metric_id, organization_id, location_id, vehicle_id, user_id, from_at)
      select metric_id, organization_id, location_id, vehicle_id, user_id, min(at)
      from signed where id in (select id from counted) and voided_at is null
      group by metric_id, organization_id, location_id, vehicle_id, user_id)
    select array_agg((metric_id, organization_id, location_id, vehicle_id, user_id, at, observations, n, sum, numerator, denominator)::observation_part) into parts
    from (
      select metric_id, organization_id, location_id, vehicle_id, user_id, slot_of(at) at, sum(sign) observations,
        coalesce(sum(sign) filter (where value is not null), 0) n, coalesce(sum(sign * value::numeric), 0) sum,
        coalesce(sum(sign * numerator::numeric), 0) numerator, coalesce(sum(sign * denominator::numeric), 0) denominator
      from signed where id in (select id from counted) and voided_at is null
      group by metric_id, organization_id, location_id, vehicle_id, user_id, slot_of(at), sign) each;
  end if;
  if parts is not null then perform count_observations(parts); end if;
  return null;
end $$;
create trigger observation_counted_insert after insert on observation
  referencing new table as added for each statement execute function observation_counted();
create trigger observation_counted_update after update on observation
  referencing old table as was new table as now for each statement execute function observation_counted();
-- What was observed is voided, never deleted.
create trigger observation_no_delete before delete on observation for each row execute function refuse_change();
create trigger observation_no_truncate before truncate on observation for each statement execute function refuse_change();

-- What an organization and all below it bring to the periods of some others, by the sign: taken away or added.
create function recount_below(below text, root uuid, others jsonb) returns void language sql as $$
  select add_to_periods((
    with slot as materialized (
      select b.metric_id, slot_of(b.at) at, count(*) observations, count(b.value) n, coalesce(sum(b.value::numeric), 0) sum,
        coalesce(sum(b.numerator::numeric), 0) numerator, coalesce(sum(b.denominator::numeric), 0) denominator
      from organization o join metric m on m.root_id = o.root_id
      join observation b on b.metric_id = m.id and b.organization_id = o.id
      where o.root_id = root and o.path like below || '%' and b.voided_at is null
      group by b.metric_id, slot_of(b.at))
    select coalesce(array_agg((metric_id, id, 'ORGANIZATION', zone, at, sign * observations, sign * n, sign * sum, sign * numerator,
      sign * denominator)::period_part), '{}')
    from slot cross join jsonb_to_recordset(others) as other(id uuid, zone text, sign int)))
$$;

-- A move takes what is observed below away from those above before, and brings it to those above now; who is above both
-- before and after is left alone.
create function organization_observations_moved() returns trigger language plpgsql as $$
declare
  before int[] := string_to_array(trim(both '/' from old.path), '/')::int[];
  after int[] := string_to_array(trim(both '/' from new.path), '/')::int[];
begin
  perform recount_below(new.path, new.root_id, (
    select jsonb_agg(jsonb_build_object('id', id, 'zone', time_zone, 'sign', case when legacy_id = any(after) then 1 else -1 end))
    from organization where legacy_id = any(before || after) and not (legacy_id = any(before) and legacy_id = any(after))));
  insert into observed (metric_id, organization_id, from_at)
  select m.id, place.id, min(b.at) from metric m
  join organization o on o.root_id = m.root_id and o.path like new.path || '%'
  join observation b on b.metric_id = m.id and b.organization_id = o.id
  cross join unnest(array[old.parent_id, new.parent_id]) place(id)
  where m.root_id = new.root_id group by m.id, place.id;
  return null;
end $$;
create trigger organization_observations_moved after update of parent_id on organization
  for each row when (old.parent_id is distinct from new.parent_id) execute function organization_observations_moved();

-- In another zone the periods of an organization begin at other times, and those of its locations, vehicles and people.
create function organization_observations_zoned() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.root_id::text, 0));
  perform recount_below(new.path, new.root_id, jsonb_build_array(
    jsonb_build_object('id', new.id, 'zone', old.time_zone, 'sign', -1),
    jsonb_build_object('id', new.id, 'zone', new.time_zone, 'sign', 1)));
  perform add_to_periods((
    select coalesce(array_agg((metric_id, id, kind, zone, at, sign * observations, sign * n, sign * sum, sign * numerator,
      sign * denominator)::period_part), '{}')
    from (
      select b.metric_id, s.id, s.kind, slot_of(b.at) at, count(*) observations, count(b.value) n, coalesce(sum(b.value::numeric), 0) sum,
        coalesce(sum(b.numerator::numeric), 0) numerator, coalesce(sum(b.denominator::numeric), 0) denominator
      from metric m join observation b on b.metric_id = m.id and b.organization_id = new.id
      cross join lateral (values
        (b.location_id, 'LOCATION'::scope_kind), (b.vehicle_id, 'VEHICLE'), (b.user_id, 'PERSON')) s(id, kind)
      where m.root_id = new.root_id and b.voided_at is null and s.id is not null
      group by b.metric_id, s.id, s.kind, slot_of(b.at)) slot
    cross join (values (old.time_zone, -1), (new.time_zone, 1)) other(zone, sign)));
  insert into observed (metric_id, organization_id, from_at)
  select m.id, new.id, min(b.at) from metric m
  join organization o on o.root_id = m.root_id and o.path like new.path || '%'
  join observation b on b.metric_id = m.id and b.organization_id = o.id
  where m.root_id = new.root_id group by m.id;
  return null;
end $$;
create trigger organization_observations_zoned after update of time_zone on organization
  for each row when (old.time_zone is distinct from new.time_zone) execute function organization_observations_zoned();

-- 20261121192300_declined_benchmarks
-- AlterTable
ALTER TABLE "benchmark" ADD COLUMN     "declined_because" TEXT;

-- 20261121192400_breaches
-- CreateEnum
CREATE TYPE "breach_outcome" AS ENUM ('RECOVERED', 'CORRECTED', 'RETIRED');

-- AlterTable
ALTER TABLE "benchmark" ADD COLUMN     "evaluated_version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "breach" ADD COLUMN     "outcome" "breach_outcome",
ADD COLUMN     "volume" DOUBLE PRECISION NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "breach_check" (
    "benchmark_id" UUID NOT NULL,
    "scope_id" UUID NOT NULL,
    "scope_kind" "scope_kind" NOT NULL,
    "organization_id" UUID NOT NULL,
    "from_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "breach_check_pkey" PRIMARY KEY ("benchmark_id","scope_id")
);

-- CreateIndex
CREATE INDEX "breach_check_due_at_idx" ON "breach_check"("due_at");

-- AddForeignKey
ALTER TABLE "breach_check" ADD CONSTRAINT "breach_check_benchmark_id_fkey" FOREIGN KEY ("benchmark_id") REFERENCES "benchmark"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema can't say.

-- Which benchmarks are to be asked about as a whole.
create index benchmark_changed on benchmark (id) where evaluated_version <> version;
drop trigger benchmark_audit on benchmark;
create trigger benchmark_audit after insert or update or delete on benchmark
  for each row execute function audit('Benchmark', 'evaluated_version');

-- What a metric alerts at is what its benchmarks ask by.
create function metric_benchmarks() returns trigger language plpgsql as $$
begin
  update benchmark set evaluated_version = 0 where metric_id = new.id;
  return null;
end $$;
create trigger metric_benchmarks after update of target_threshold, alert_if, aggregation, status on metric for each row
  when ((old.target_threshold, old.alert_if, old.aggregation, old.status) is distinct from (new.target_threshold, new.alert_if, new.aggregation, new.status))
  execute function metric_benchmarks();

-- A record of a breach that is completed claims what was gained: the benchmark is asked in that scope again.
create function breach_action_completed() returns trigger language plpgsql as $$
begin
  insert into breach_check (benchmark_id, scope_id, scope_kind, organization_id, from_at, due_at)
  select b.benchmark_id, b.scope_id, b.scope_kind, b.organization_id, b.first_point_at, new.status_at
  from breach_action l join breach b on b.id = l.breach_id where l.action_id = new.id
  on conflict (benchmark_id, scope_id) do update
    set from_at = least(breach_check.from_at, excluded.from_at), due_at = least(breach_check.due_at, excluded.due_at);
  return null;
end $$;
create trigger breach_action_completed after update of status on action for each row
  when (old.status <> 9 and new.status = 9) execute function breach_action_completed();

-- Warn asks where an open record stands: the index of the grids has its place too.
drop index action_grids;
create index action_grids on action (root_id, organization_id)
  include (department_id, group_id, class_id, priority_id, disposition, escalated_to_id, scheduled_start, scheduled_end, is_scheduled, board_order, location_id, id)
  where bucket <= 5;

-- 20261121192500_peers
-- AlterTable
ALTER TABLE "peer_release" ADD COLUMN     "share" DOUBLE PRECISION;

-- CreateTable
CREATE TABLE "peer_period" (
    "period_start" DATE NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "peer_period_pkey" PRIMARY KEY ("period_start")
);

-- DropIndex
DROP INDEX "peer_release_subject_naics_period_start_key";

-- CreateIndex
CREATE INDEX "peer_release_period_start_idx" ON "peer_release"("period_start");

-- An industry has one cohort a subject and month; who is left over in it may be told so beside.
create unique index peer_release_once on peer_release (subject, naics, period_start) where suppressed is null;

-- What is published is never changed; who was in it goes with their organization.
create trigger peer_release_never_changed before update on peer_release for each row execute function refuse_change();
create trigger peer_member_never_changed before update on peer_member for each row execute function refuse_change();

-- Consent is the root organization's.
create or replace function audit_place(noun_table text, changed jsonb) returns text language sql stable as $$
  select case noun_table
    when 'organization' then changed ->> 'id'
    when 'department_group' then (select organization_id::text from department where id = (changed ->> 'department_id')::uuid)
    when 'department_job_role' then (select organization_id::text from department where id = (changed ->> 'department_id')::uuid)
    when 'task_item' then (select organization_id::text from major_task where id = (changed ->> 'major_task_id')::uuid)
    when 'task_item_checklist' then (select m.organization_id::text from task_item i join major_task m on m.id = i.major_task_id
      where i.id = (changed ->> 'task_item_id')::uuid)
    when 'procedure' then (select m.organization_id::text from task_item i join major_task m on m.id = i.major_task_id
      where i.id = (changed ->> 'task_item_id')::uuid)
    when 'series' then (select organization_id::text from task_record where id = (changed ->> 'task_record_id')::uuid)
    when 'sop_version' then (select organization_id::text from sop where id = (changed ->> 'sop_id')::uuid)
    when 'policy_cell' then changed ->> 'root_id'
    when 'absence' then changed ->> 'root_id'
    when 'peer_consent' then changed ->> 'root_id'
    else changed ->> 'organization_id' end
$$;
create trigger peer_consent_audit after insert or update or delete on peer_consent for each row execute function audit('PeerConsent');

-- 20261121192600_practices
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

-- 20261121192601_practice_lists
-- What departments of a fleet or a warehouse need by best practice, and the technology that is standard for it: kinds of
-- systems, nobody's product. The list goes with the schema, so that every tree has the same numbers.

insert into practice_feature (id, department, function, feature, description, requirement, sort_order)
select id, department, function, feature, description, requirement::requirement_level, id from (values
  (1, 'Operations & Dispatch', 'Load planning', 'One load board for all dispatchers', 'All open loads stand in one place with origin, destination, window and equipment.', 'REQUIRED'),
  (2, 'Operations & Dispatch', 'Load planning', 'Drivers matched to loads by hours of service', 'A load is offered only to drivers who have the hours to finish it.', 'REQUIRED'),
  (3, 'Operations & Dispatch', 'Load planning', 'Load consolidation before tendering', 'Loads of the same lane and day are looked at together before a truck is sent.', 'RECOMMENDED'),
  (4, 'Operations & Dispatch', 'Load planning', 'Backhauls planned with the outbound trip', 'The way back is planned when the way out is.', 'RECOMMENDED'),
  (5, 'Operations & Dispatch', 'Load planning', 'Routes optimized by cost, window and traffic', 'Stops are ordered by a computed plan rather than by habit.', 'RECOMMENDED'),
  (6, 'Operations & Dispatch', 'Load planning', 'Demand forecast by lane', 'Volumes of the next weeks are forecast by lane and weekday.', 'OPTIONAL'),
  (7, 'Operations & Dispatch', 'Execution', 'Live position of every loaded vehicle', 'Dispatch sees where each loaded vehicle is without a phone call.', 'REQUIRED'),
  (8, 'Operations & Dispatch', 'Execution', 'Arrival times updated while under way', 'The expected arrival changes with traffic, stops and delays.', 'REQUIRED'),
  (9, 'Operations & Dispatch', 'Execution', 'Exceptions raised before the window is missed', 'Who is going to be late is known before they are.', 'REQUIRED'),
  (10, 'Operations & Dispatch', 'Execution', 'Check calls replaced by status messages', 'Drivers report arrival, loading and departure by a tap.', 'RECOMMENDED'),
  (11, 'Operations & Dispatch', 'Execution', 'Written handover between shifts', 'What is open goes from one shift to the next in writing.', 'RECOMMENDED'),
  (12, 'Operations & Dispatch', 'Execution', 'Arrival and departure by geofence', 'Stops are timed by where the vehicle is, not by who remembers.', 'RECOMMENDED'),
  (13, 'Operations & Dispatch', 'Proof and documents', 'Electronic proof of delivery', 'Signature, time and place are there when the driver leaves.', 'REQUIRED'),
  (14, 'Operations & Dispatch', 'Proof and documents', 'Documents captured at the dock', 'Bills and receipts are photographed where they are handed over.', 'RECOMMENDED'),
  (15, 'Operations & Dispatch', 'Proof and documents', 'Electronic tenders and answers', 'Tenders are taken and answered without typing them in again.', 'OPTIONAL'),
  (16, 'Maintenance', 'Preventive maintenance', 'Service intervals by distance, hours and date', 'Each unit has its intervals, whichever is due first.', 'REQUIRED'),
  (17, 'Maintenance', 'Preventive maintenance', 'Due services planned ahead of their date', 'What falls due is planned into the yard before it is late.', 'REQUIRED'),
  (18, 'Maintenance', 'Preventive maintenance', 'Annual and periodic inspections tracked', 'No unit is on the road with an inspection that has run out.', 'REQUIRED'),
  (19, 'Maintenance', 'Preventive maintenance', 'Tire tread and pressure recorded at each service', 'Wear is known by position and can be planned for.', 'RECOMMENDED'),
  (20, 'Maintenance', 'Preventive maintenance', 'Oil analysis of engines and gearboxes', 'Samples show wear before it is a failure.', 'OPTIONAL'),
  (21, 'Maintenance', 'Defects and repair', 'Driver vehicle inspection reports on the device', 'Defects come from the driver''s walk-round to the shop at once.', 'REQUIRED'),
  (22, 'Maintenance', 'Defects and repair', 'Safety defects closed before dispatch', 'A unit with an open safety defect can''t be sent out.', 'REQUIRED'),
  (23, 'Maintenance', 'Defects and repair', 'Work orders with labour, parts and cause', 'Each repair says what was done, with what and why.', 'REQUIRED'),
  (24, 'Maintenance', 'Defects and repair', 'Roadside breakdown procedure with one number', 'Drivers call one number and know what to say.', 'RECOMMENDED'),
  (25, 'Maintenance', 'Defects and repair', 'Warranty recovered on parts and units', 'Repairs under warranty are claimed in time.', 'RECOMMENDED'),
  (26, 'Maintenance', 'Defects and repair', 'Repeat repairs examined for their cause', 'What comes back within 30 days is looked into.', 'RECOMMENDED'),
  (27, 'Maintenance', 'Predictive maintenance', 'Fault codes read while on the road', 'Engine and brake codes reach the shop before the vehicle does.', 'RECOMMENDED'),
  (28, 'Maintenance', 'Predictive maintenance', 'Tire pressure monitored on tractors and trailers', 'Pressure and temperature are watched while rolling.', 'RECOMMENDED'),
  (29, 'Maintenance', 'Predictive maintenance', 'Failures predicted from sensor data', 'Batteries, starters and aftertreatment are replaced before they fail.', 'OPTIONAL'),
  (30, 'Maintenance', 'Parts', 'Minimum stock of critical parts', 'Parts that stop a vehicle are on the shelf.', 'RECOMMENDED'),
  (31, 'Maintenance', 'Parts', 'Parts issued by barcode', 'What leaves the shelf is booked on the work order at once.', 'OPTIONAL'),
  (32, 'Safety & Compliance', 'Driver hours', 'Electronic logs on every regulated vehicle', 'Hours of service are recorded by the vehicle.', 'REQUIRED'),
  (33, 'Safety & Compliance', 'Driver hours', 'Hours violations warned of in advance', 'Driver and dispatch hear before the limit is reached.', 'REQUIRED'),
  (34, 'Safety & Compliance', 'Driver hours', 'Unassigned driving time resolved each day', 'Movements without a driver are claimed or explained.', 'RECOMMENDED'),
  (35, 'Safety & Compliance', 'Driver qualification', 'Driver qualification files complete and current', 'Licence, medical card and history are there, with their dates.', 'REQUIRED'),
  (36, 'Safety & Compliance', 'Driver qualification', 'Motor vehicle records checked continuously', 'A suspended licence is known the day it happens.', 'REQUIRED'),
  (37, 'Safety & Compliance', 'Driver qualification', 'Drug and alcohol programme with random selection', 'Tests are drawn, done and kept as the rules ask.', 'REQUIRED'),
  (38, 'Safety & Compliance', 'Safe driving', 'Forward and driver-facing cameras', 'What happened is seen, and coached.', 'RECOMMENDED'),
  (39, 'Safety & Compliance', 'Safe driving', 'Coaching after harsh events within a week', 'Whoever braked hard talks about it within seven days.', 'REQUIRED'),
  (40, 'Safety & Compliance', 'Safe driving', 'Driver safety scorecard', 'Drivers see how they drive, next to their fleet.', 'RECOMMENDED'),
  (41, 'Safety & Compliance', 'Safe driving', 'Speed limited by policy and by vehicle', 'Top speed is set, and kept.', 'RECOMMENDED'),
  (42, 'Safety & Compliance', 'Safe driving', 'Collision avoidance on new vehicles', 'Braking and lane assistance are ordered with every new unit.', 'OPTIONAL'),
  (43, 'Safety & Compliance', 'Safe driving', 'Seatbelt use measured', 'Whether belts are worn is measured, not asked.', 'REQUIRED'),
  (44, 'Safety & Compliance', 'Incidents', 'Incidents reported on the same day', 'Near misses too, with photos and place.', 'REQUIRED'),
  (45, 'Safety & Compliance', 'Incidents', 'Preventability review of each accident', 'A committee decides what could have been done.', 'RECOMMENDED'),
  (46, 'Safety & Compliance', 'Incidents', 'Emergency response plan exercised each year', 'Spills, fire and weather are rehearsed.', 'REQUIRED'),
  (47, 'Safety & Compliance', 'Incidents', 'Dangerous goods papers and training in order', 'Who carries dangerous goods is trained, and has the papers.', 'REQUIRED'),
  (48, 'Warehouse & Yard', 'Yard', 'Gate check-in and check-out recorded', 'Who and what is on the yard is known at any minute.', 'REQUIRED'),
  (49, 'Warehouse & Yard', 'Yard', 'Trailer positions known by spot', 'Nobody walks the yard to find a trailer.', 'RECOMMENDED'),
  (50, 'Warehouse & Yard', 'Yard', 'Dock appointments by time slot', 'Carriers book a slot; doors are planned.', 'REQUIRED'),
  (51, 'Warehouse & Yard', 'Yard', 'Dwell and detention measured', 'Waiting is timed from gate to gate, and charged.', 'RECOMMENDED'),
  (52, 'Warehouse & Yard', 'Yard', 'Yard moves dispatched to a tablet', 'Spotters get their next move without the radio.', 'OPTIONAL'),
  (53, 'Warehouse & Yard', 'Receiving and storage', 'Advance notice of what arrives', 'What is on the trailer is known before it is opened.', 'RECOMMENDED'),
  (54, 'Warehouse & Yard', 'Receiving and storage', 'Fast movers stored near the dock', 'Where goods lie follows how often they move.', 'RECOMMENDED'),
  (55, 'Warehouse & Yard', 'Receiving and storage', 'Cycle counts instead of a yearly inventory', 'A part of the stock is counted each day.', 'REQUIRED'),
  (56, 'Warehouse & Yard', 'Receiving and storage', 'Lots and expiry dates followed', 'What must go first goes first.', 'RECOMMENDED'),
  (57, 'Warehouse & Yard', 'Shipping', 'Picks verified by scan', 'What is loaded is what was ordered.', 'REQUIRED'),
  (58, 'Warehouse & Yard', 'Shipping', 'Trailers loaded by a plan', 'Weight and order of stops decide what goes where.', 'RECOMMENDED'),
  (59, 'Warehouse & Yard', 'Shipping', 'Temperature recorded along the cold chain', 'Reefers are set, watched and documented.', 'REQUIRED'),
  (60, 'Warehouse & Yard', 'Shipping', 'Forklifts and dock equipment checked daily', 'Each shift begins with a walk-round of its equipment.', 'REQUIRED'),
  (61, 'Customer Service', 'Visibility', 'Customers follow their loads themselves', 'A link shows position and expected arrival.', 'RECOMMENDED'),
  (62, 'Customer Service', 'Visibility', 'Delays told to the customer before they ask', 'Who waits hears first, with a new time.', 'REQUIRED'),
  (63, 'Customer Service', 'Visibility', 'Status messages to customers'' systems', 'Milestones go to the customer''s system by themselves.', 'OPTIONAL'),
  (64, 'Customer Service', 'Service quality', 'On-time pickup and delivery measured by customer', 'Each customer''s figure is known, with its reasons.', 'REQUIRED'),
  (65, 'Customer Service', 'Service quality', 'A reason code on each late stop', 'Late is not enough: why is written down.', 'RECOMMENDED'),
  (66, 'Customer Service', 'Service quality', 'Claims answered within ten working days', 'Damage and loss have an owner and a date.', 'REQUIRED'),
  (67, 'Customer Service', 'Service quality', 'Customers asked for their view twice a year', 'What they say is followed up by name.', 'OPTIONAL'),
  (68, 'Customer Service', 'Service quality', 'Quarterly review with key customers', 'Figures and actions are looked at together.', 'RECOMMENDED'),
  (69, 'Customer Service', 'Orders', 'Orders taken electronically', 'Orders arrive as data, not as attachments.', 'RECOMMENDED'),
  (70, 'Customer Service', 'Orders', 'Quotes from one rate table', 'Everybody quotes the same lane at the same price.', 'REQUIRED'),
  (71, 'Finance & Billing', 'Billing', 'Invoices made from proof of delivery', 'What was delivered is billed the same day.', 'REQUIRED'),
  (72, 'Finance & Billing', 'Billing', 'Accessorial charges captured as they arise', 'Detention, lumpers and layovers are billed, not forgotten.', 'RECOMMENDED'),
  (73, 'Finance & Billing', 'Billing', 'Freight bills audited before payment', 'Carrier invoices are matched with what was tendered.', 'RECOMMENDED'),
  (74, 'Finance & Billing', 'Billing', 'Invoices sent electronically', 'Customers get invoices as data.', 'OPTIONAL'),
  (75, 'Finance & Billing', 'Cost control', 'Cost per mile by vehicle and lane', 'Fuel, tires, repair and time are known by unit.', 'REQUIRED'),
  (76, 'Finance & Billing', 'Cost control', 'Fuel cards with limits by driver and unit', 'Each purchase is matched with a vehicle and its tank.', 'REQUIRED'),
  (77, 'Finance & Billing', 'Cost control', 'Fuel tax computed from distance by state', 'Tax reports follow recorded distance and purchases.', 'REQUIRED'),
  (78, 'Finance & Billing', 'Cost control', 'Tolls matched with trips', 'A toll without a trip is questioned.', 'RECOMMENDED'),
  (79, 'Finance & Billing', 'Cost control', 'Replacement decided by life-cycle cost', 'Units are sold when keeping them costs more.', 'RECOMMENDED'),
  (80, 'Finance & Billing', 'Reporting', 'Monthly budget review by terminal', 'Each terminal explains its month.', 'RECOMMENDED'),
  (81, 'Finance & Billing', 'Reporting', 'Margin by load, lane and customer', 'Who earns and who costs is known.', 'RECOMMENDED'),
  (82, 'HR & Driver Management', 'Recruiting', 'Online application that takes ten minutes', 'Drivers apply from their phone.', 'RECOMMENDED'),
  (83, 'HR & Driver Management', 'Recruiting', 'Onboarding checklist with owner and date', 'The first two weeks are planned before the first day.', 'REQUIRED'),
  (84, 'HR & Driver Management', 'Recruiting', 'Employment and safety history verified', 'Former employers are asked, and the answer is kept.', 'REQUIRED'),
  (85, 'HR & Driver Management', 'Retention', 'Exit interviews evaluated each quarter', 'Why people leave is counted, and acted on.', 'RECOMMENDED'),
  (86, 'HR & Driver Management', 'Retention', 'Home time promised and kept', 'What was promised is measured.', 'REQUIRED'),
  (87, 'HR & Driver Management', 'Retention', 'Recognition for safe and efficient driving', 'Good work is said in public.', 'RECOMMENDED'),
  (88, 'HR & Driver Management', 'Retention', 'Turnover measured in the first 90 days', 'The costliest turnover is known by recruiter and terminal.', 'REQUIRED'),
  (89, 'HR & Driver Management', 'Training', 'Training plan by role with due dates', 'Each role has its courses, and they are current.', 'REQUIRED'),
  (90, 'HR & Driver Management', 'Training', 'Short lessons on the phone', 'Refreshers are ten minutes, between loads.', 'RECOMMENDED'),
  (91, 'HR & Driver Management', 'Training', 'Skills practised on a simulator', 'Skids and backing are practised without a truck.', 'OPTIONAL'),
  (92, 'IT & Data', 'Integration', 'Dispatch, telematics and billing connected', 'A load is typed in once.', 'REQUIRED'),
  (93, 'IT & Data', 'Integration', 'One list of customers, units and drivers', 'The same thing has the same name everywhere.', 'REQUIRED'),
  (94, 'IT & Data', 'Integration', 'Interfaces documented and watched', 'A feed that stops is noticed within the hour.', 'RECOMMENDED'),
  (95, 'IT & Data', 'Security', 'Second factor for mail, finance and remote access', 'A stolen password is not enough.', 'REQUIRED'),
  (96, 'IT & Data', 'Security', 'Backups restored as a test each quarter', 'What was never restored is no backup.', 'REQUIRED'),
  (97, 'IT & Data', 'Security', 'Driver devices managed remotely', 'Lost tablets are locked and wiped.', 'RECOMMENDED'),
  (98, 'IT & Data', 'Security', 'Plan for a cyber incident exercised', 'Who decides, who calls, and how to dispatch on paper.', 'REQUIRED'),
  (99, 'IT & Data', 'Security', 'Staff trained against phishing', 'Everybody has seen what it looks like.', 'RECOMMENDED'),
  (100, 'IT & Data', 'Analytics', 'Key figures on one board each morning', 'Each team sees yesterday''s figures at its start.', 'RECOMMENDED'),
  (101, 'IT & Data', 'Analytics', 'Data quality measured', 'Missing and impossible values are counted.', 'RECOMMENDED'),
  (102, 'IT & Data', 'Analytics', 'Own analysis by departments', 'Departments answer their own questions.', 'OPTIONAL'),
  (103, 'Procurement', 'Suppliers', 'Carriers qualified before the first load', 'Authority, insurance and safety record are checked.', 'REQUIRED'),
  (104, 'Procurement', 'Suppliers', 'Insurance certificates watched for expiry', 'No load goes to who is not insured.', 'REQUIRED'),
  (105, 'Procurement', 'Suppliers', 'Supplier scorecard each quarter', 'Price, quality and time are looked at together.', 'RECOMMENDED'),
  (106, 'Procurement', 'Buying', 'Fuel bought by contract and network', 'Drivers fuel where it costs least along their way.', 'RECOMMENDED'),
  (107, 'Procurement', 'Buying', 'National tire programme with retreads', 'Price and casing value are the same everywhere.', 'RECOMMENDED'),
  (108, 'Procurement', 'Buying', 'Vehicle specification reviewed with the shop', 'What breaks is specified differently next time.', 'RECOMMENDED'),
  (109, 'Procurement', 'Buying', 'Purchase approvals by amount', 'Who may buy what is written down, and kept.', 'REQUIRED'),
  (110, 'Procurement', 'Buying', 'Lanes bid out once a year', 'Contract lanes are compared with the market.', 'OPTIONAL'),
  (111, 'Sustainability', 'Fuel and emissions', 'Idling measured and limited', 'Idling is known by driver and has a target.', 'REQUIRED'),
  (112, 'Sustainability', 'Fuel and emissions', 'Emissions computed by load and customer', 'Tonnes per shipment are known and can be told.', 'RECOMMENDED'),
  (113, 'Sustainability', 'Fuel and emissions', 'Aerodynamics and low-rolling tires specified', 'Trailers have skirts, tractors have the right tires.', 'RECOMMENDED'),
  (114, 'Sustainability', 'Fuel and emissions', 'Fuel-efficient driving coached', 'Coasting, shifting and speed are coached with figures.', 'RECOMMENDED'),
  (115, 'Sustainability', 'Energy transition', 'Routes examined for electric vehicles', 'Which routes fit is known before the first vehicle is bought.', 'OPTIONAL'),
  (116, 'Sustainability', 'Energy transition', 'Charging managed by load and price', 'Vehicles charge when it is cheap, and are full when they leave.', 'OPTIONAL'),
  (117, 'Sustainability', 'Energy transition', 'Alternative fuels tried on a lane', 'Renewable diesel or gas is tried where it is sold.', 'OPTIONAL'),
  (118, 'Sustainability', 'Sites and waste', 'Oil, tires and batteries recycled with papers', 'Waste is handed over with a record.', 'REQUIRED'),
  (119, 'Sustainability', 'Sites and waste', 'Storm water plan for each yard', 'Spills and wash water are kept out of the drain.', 'REQUIRED'),
  (120, 'Sustainability', 'Sites and waste', 'Energy use of buildings measured', 'Terminals know what they use, by month.', 'RECOMMENDED')
) feature(id, department, function, feature, description, requirement);

insert into technology_solution (id, category, solution, description, industry, naics) values
  (1, 'Transportation management', 'Transportation management system', 'Plans, tenders, follows and settles loads.', 'Trucking and freight', '484,4885,492'),
  (2, 'Transportation management', 'Shipper transportation management', 'Tenders loads to carriers and audits their bills.', 'Manufacturing and wholesale', '31,32,33,42'),
  (3, 'Transportation management', 'Freight brokerage platform', 'Matches loads with carriers and qualifies these.', 'Freight arrangement', '4885'),
  (4, 'Routing', 'Route optimization', 'Orders stops by cost, window and traffic.', 'Trucking and couriers', '484,492'),
  (5, 'Routing', 'Last-mile delivery management', 'Plans rounds, tells recipients and proves delivery.', 'Couriers', '492'),
  (6, 'Routing', 'Service and delivery routing', 'Plans fixed and flexible delivery rounds.', 'Wholesale and manufacturing', '31,32,33,42'),
  (7, 'Telematics', 'Telematics and vehicle tracking', 'Positions, trips, driving behaviour and engine data.', 'Transportation', '48,49'),
  (8, 'Telematics', 'Vehicle tracking for own fleets', 'Positions and use of a company''s own vehicles.', 'Manufacturing and wholesale', '31,32,33,42'),
  (9, 'Telematics', 'Trailer and asset tracking', 'Position, load state and health of trailers.', 'Trucking', '484'),
  (10, 'Telematics', 'Tire pressure monitoring', 'Pressure and temperature of each tire.', 'Transportation', '48,49'),
  (11, 'Telematics', 'Reefer temperature monitoring', 'Set point and temperature along the cold chain.', 'Trucking and cold storage', '484,493,4244'),
  (12, 'Compliance', 'Electronic logging device', 'Hours of service by the vehicle.', 'Trucking', '484'),
  (13, 'Compliance', 'Driver qualification management', 'Files, dates and continuous record checks.', 'Trucking and couriers', '484,492'),
  (14, 'Compliance', 'Fuel tax reporting', 'Distance and purchases by state.', 'Trucking', '484'),
  (15, 'Compliance', 'Safety and incident management', 'Incidents, inspections, training and actions.', 'All industries', ''),
  (16, 'Compliance', 'Dangerous goods management', 'Papers, segregation and training.', 'Trucking and warehousing', '484,493,4246,4247,325'),
  (17, 'Video safety', 'Dashcams with event coaching', 'Video of events, and coaching from it.', 'Trucking and couriers', '484,485,492'),
  (18, 'Maintenance', 'Fleet maintenance system', 'Intervals, work orders, parts and warranty of vehicles.', 'Transportation', '48,49'),
  (19, 'Maintenance', 'Repair shop management', 'Estimates, bays, labour and parts of a shop.', 'Vehicle repair', '8111'),
  (20, 'Maintenance', 'Enterprise asset management', 'Plants, vehicles and equipment with their life cycle.', 'Manufacturing and utilities', '22,31,32,33'),
  (21, 'Maintenance', 'Electronic vehicle inspection', 'Walk-rounds on the driver''s device.', 'Transportation', '48,49'),
  (22, 'Maintenance', 'Predictive maintenance analytics', 'Failures foreseen from fault codes and use.', 'Trucking', '484'),
  (23, 'Maintenance', 'Roadside assistance network', 'One number for breakdowns, with tracked repair.', 'Trucking', '484'),
  (24, 'Warehouse management', 'Warehouse management system', 'Receiving, storage, picking and shipping.', 'Warehousing and wholesale', '493,42'),
  (25, 'Warehouse management', 'Inventory control for plants', 'Stock, lots and counts of a plant.', 'Manufacturing', '31,32,33'),
  (26, 'Yard management', 'Yard management system', 'Gate, spots, moves and dwell.', 'Trucking and warehousing', '484,4884,493'),
  (27, 'Yard management', 'Dock appointment scheduling', 'Slots booked by carriers.', 'Warehousing, wholesale and manufacturing', '484,493,42,31,32,33'),
  (28, 'Customer service', 'Shipment visibility platform', 'Positions and milestones for customers.', 'Transportation', '48,49'),
  (29, 'Customer service', 'Customer relationship management', 'Accounts, cases, reviews and quotes.', 'All industries', ''),
  (30, 'Integration', 'Electronic data interchange', 'Orders, status and invoices as data.', 'All industries', ''),
  (31, 'Integration', 'Integration platform', 'Connects systems, and watches the connections.', 'All industries', ''),
  (32, 'Finance', 'Enterprise resource planning', 'Ledger, purchasing and billing.', 'All industries', ''),
  (33, 'Finance', 'Freight audit and payment', 'Carrier bills matched and paid.', 'Manufacturing and wholesale', '31,32,33,42'),
  (34, 'Finance', 'Fuel cards with controls', 'Limits, matching and tax data of each purchase.', 'Transportation', '48,49'),
  (35, 'Finance', 'Toll management', 'Transponders, and tolls matched with trips.', 'Trucking and couriers', '484,492'),
  (36, 'Human resources', 'Human resources management', 'People, roles, absence and turnover.', 'All industries', ''),
  (37, 'Human resources', 'Driver recruiting', 'Applications, verification and onboarding of drivers.', 'Trucking', '484'),
  (38, 'Human resources', 'Learning management', 'Courses by role, with due dates and short lessons.', 'All industries', ''),
  (39, 'Human resources', 'Driving simulator', 'Skills practised without a truck.', 'Trucking and transit', '484,485'),
  (40, 'Driver apps', 'Driver workflow app', 'Stops, forms, scans and messages on the driver''s device.', 'Trucking and couriers', '484,492'),
  (41, 'Analytics', 'Business intelligence', 'Boards and own analysis over all systems.', 'All industries', ''),
  (42, 'Analytics', 'Demand forecasting', 'Volumes by lane, customer and day.', 'Transportation and wholesale', '48,49,42'),
  (43, 'Security', 'Identity and device management', 'Second factors, devices and access.', 'All industries', ''),
  (44, 'Security', 'Backup and recovery', 'Copies, and their tested return.', 'All industries', ''),
  (45, 'Procurement', 'Carrier qualification', 'Authority, insurance and safety of carriers.', 'Freight arrangement, wholesale and manufacturing', '4885,42,31,32,33'),
  (46, 'Procurement', 'Supplier and purchasing management', 'Suppliers, approvals and contracts.', 'All industries', ''),
  (47, 'Energy', 'Charging management', 'Charging by load, price and departure.', 'Transportation', '48,49'),
  (48, 'Sustainability', 'Emissions accounting', 'Emissions by load, site and customer.', 'Transportation and manufacturing', '48,49,31,32,33'),
  (49, 'Sustainability', 'Environmental compliance management', 'Waste, storm water and permits.', 'All industries', '');

insert into solution_feature (solution_id, feature_id)
select solution_id, feature_id from (values
  (1, array[1, 2, 3, 4, 9, 15, 70, 71, 72, 81, 92]),
  (2, array[3, 8, 15, 64, 65, 73, 103, 110]),
  (3, array[1, 15, 61, 70, 81, 103, 104]),
  (4, array[3, 4, 5, 8]),
  (5, array[5, 8, 13, 14, 61, 62]),
  (6, array[5, 8, 58]),
  (7, array[7, 8, 12, 27, 40, 41, 43, 51, 111, 114]),
  (8, array[7, 12, 27, 111]),
  (9, array[7, 28, 49, 51, 59]),
  (10, array[19, 28]),
  (11, array[9, 59]),
  (12, array[2, 21, 32, 33, 34]),
  (13, array[35, 36, 37, 84]),
  (14, array[77]),
  (15, array[44, 45, 46, 60, 89]),
  (16, array[46, 47, 89]),
  (17, array[38, 39, 40, 42, 45]),
  (18, array[16, 17, 18, 21, 22, 23, 25, 26, 30, 31, 79]),
  (19, array[23, 25, 26, 30, 31]),
  (20, array[16, 17, 23, 26, 30, 79]),
  (21, array[21, 22, 60]),
  (22, array[20, 27, 29]),
  (23, array[24]),
  (24, array[53, 54, 55, 56, 57, 58]),
  (25, array[53, 55, 56, 57]),
  (26, array[48, 49, 51, 52]),
  (27, array[50, 51]),
  (28, array[8, 61, 62, 63, 64]),
  (29, array[65, 66, 67, 68]),
  (30, array[15, 53, 63, 69, 74]),
  (31, array[92, 93, 94]),
  (32, array[71, 80, 93, 109]),
  (33, array[72, 73]),
  (34, array[75, 76, 77, 106]),
  (35, array[75, 78]),
  (36, array[83, 85, 86, 87, 88]),
  (37, array[35, 82, 83, 84]),
  (38, array[39, 89, 90, 99]),
  (39, array[91]),
  (40, array[10, 11, 13, 14, 44]),
  (41, array[64, 75, 81, 100, 101, 102]),
  (42, array[6]),
  (43, array[95, 97, 99]),
  (44, array[96, 98]),
  (45, array[103, 104, 105]),
  (46, array[105, 107, 108, 109]),
  (47, array[115, 116]),
  (48, array[112, 113, 117, 120]),
  (49, array[118, 119, 120])
) covered(solution_id, features), unnest(features) feature_id;

-- 20261121230200_saved_reports
-- CreateEnum
CREATE TYPE "report_shape" AS ENUM ('TABLE', 'LINE');

-- CreateTable
CREATE TABLE "saved_report" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "owner_id" UUID NOT NULL,
    "root_id" UUID,
    "organization_id" UUID,
    "department_id" UUID,
    "group_id" UUID,
    "name" TEXT NOT NULL,
    "metric_ids" UUID[],
    "scope_kind" "scope_kind" NOT NULL,
    "scope_id" UUID NOT NULL,
    "grain" "grain" NOT NULL,
    "periods" INTEGER,
    "from_day" DATE,
    "to_day" DATE,
    "shown_as" "report_shape" NOT NULL DEFAULT 'TABLE',
    "place" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "saved_report_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "saved_report_legacy_id_key" ON "saved_report"("legacy_id");

-- CreateIndex
CREATE INDEX "saved_report_owner_id_idx" ON "saved_report"("owner_id");

-- CreateIndex
CREATE INDEX "saved_report_organization_id_idx" ON "saved_report"("organization_id");

-- AddForeignKey
ALTER TABLE "saved_report" ADD CONSTRAINT "saved_report_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_report" ADD CONSTRAINT "saved_report_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_report" ADD CONSTRAINT "saved_report_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_report" ADD CONSTRAINT "saved_report_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

alter table saved_report
  add constraint saved_report_place_check check (organization_id is not null or (department_id is null and group_id is null)),
  add constraint saved_report_metrics_check check (cardinality(metric_ids) between 1 and 12),
  add constraint saved_report_range_check check
    (case when periods is null then from_day <= to_day is true else from_day is null and to_day is null and periods between 1 and 500 end);
-- A name that is deleted is free again.
create unique index saved_report_owner_name on saved_report (owner_id, name) where deleted_at is null;

-- A report that is shared stands somewhere; one of somebody's own stands nowhere, and is nobody else's business. Its place
-- in the owner's list is the owner's.
create trigger saved_report_placed before insert or update of organization_id on saved_report for each row execute function placed();
create trigger saved_report_audit after insert or update or delete on saved_report for each row execute function audit('SavedReport', 'place');

-- 20261121230400_rest_calls
-- CreateTable
CREATE TABLE "rest_call" (
    "root_id" UUID NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "calls" INTEGER NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,
    "last_user_agent" TEXT NOT NULL,

    CONSTRAINT "rest_call_pkey" PRIMARY KEY ("root_id","method","path","day")
);

-- AddForeignKey
ALTER TABLE "rest_call" ADD CONSTRAINT "rest_call_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- 20261121230600_access_tokens
-- CreateEnum
CREATE TYPE "access_scope" AS ENUM ('READ', 'WRITE', 'OBSERVATIONS', 'EXPORT');

-- CreateTable
CREATE TABLE "access_token" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "scopes" "access_scope"[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    "last_used_address" TEXT NOT NULL DEFAULT '',
    "last_used_agent" TEXT NOT NULL DEFAULT '',
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_by_id" UUID,

    CONSTRAINT "access_token_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "access_token_legacy_id_key" ON "access_token"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "access_token_hash_key" ON "access_token"("hash");

-- CreateIndex
CREATE INDEX "access_token_user_id_idx" ON "access_token"("user_id");

-- AddForeignKey
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_revoked_by_id_fkey" FOREIGN KEY ("revoked_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

alter table access_token add constraint access_token_name_check check (length(name) between 1 and 120);
alter table access_token add constraint access_token_scopes_check check (scopes is not null and cardinality(scopes) between 1 and 4);
alter table access_token add constraint access_token_expiry_check check (expires_at > created_at and expires_at <= created_at + interval '366 days');

-- The end of a token is told as that of a session is, so that no process goes on with it; its use is not.
create trigger access_token_rights_tell after update of revoked_at, expires_at, scopes or delete on access_token
  for each row execute function rights_tell();

-- In the audit log of each organization that its owner belongs to, as what is changed of a person is: that it was made
-- or revoked, never what it is known by nor its use.
create or replace function audit() returns trigger language plpgsql as $$
declare
  actor text := current_setting('opsgraph.actor', true);
  omitted text[] := array['version', 'updated_at', 'path'] || tg_argv[1:];
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - omitted end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - omitted end;
  changed jsonb := coalesce(after, before);
  place uuid;
  person uuid;
begin
  if coalesce(actor, '') = '' or before is not distinct from after then return null; end if;
  place := audit_place(tg_table_name, changed);
  person := case tg_table_name when 'app_user' then changed ->> 'id' when 'access_token' then changed ->> 'user_id' end;
  insert into audit_entry (root_id, organization_id, actor_id, noun, noun_id, action, before, after)
  select o.root_id, o.id, actor::uuid, tg_argv[0],
    coalesce(changed ->> 'id', changed ->> 'organization_id', changed ->> 'department_id', changed ->> 'task_item_id', changed ->> 'root_id'),
    case tg_op when 'INSERT' then 'CREATE' else tg_op end, before, after
  from organization o where case when person is not null
    then o.id in (select m.organization_id from membership m where m.user_id = person) else o.id = place end;
  return null;
end $$;
create trigger access_token_audit after insert or update of revoked_at on access_token
  for each row execute function audit('AccessToken', 'hash', 'last_used_at', 'last_used_address', 'last_used_agent', 'revoked_by_id');

-- 20261121230800_webhooks
-- CreateEnum
CREATE TYPE "webhook_delivery_state" AS ENUM ('WAITING', 'DELIVERED', 'FAILED');

-- CreateTable
CREATE TABLE "webhook" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "paused_at" TIMESTAMPTZ(3),
    "paused_reason" TEXT NOT NULL DEFAULT '',
    "secret_name" UUID NOT NULL DEFAULT gen_random_uuid(),
    "old_secret_name" UUID,
    "old_secret_until" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_event" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "kind" TEXT NOT NULL,
    "organization_id" UUID NOT NULL,
    "subject_id" UUID NOT NULL,
    "facts" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "body" TEXT,

    CONSTRAINT "webhook_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "webhook_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "subject_id" UUID NOT NULL,
    "state" "webhook_delivery_state" NOT NULL DEFAULT 'WAITING',
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_try" (
    "delivery_id" UUID NOT NULL,
    "n" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "status" SMALLINT,
    "duration_ms" INTEGER NOT NULL,
    "error" TEXT NOT NULL DEFAULT '',
    "answer" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "webhook_try_pkey" PRIMARY KEY ("delivery_id","n")
);

-- CreateIndex
CREATE UNIQUE INDEX "webhook_legacy_id_key" ON "webhook"("legacy_id");

-- CreateIndex
CREATE INDEX "webhook_organization_id_idx" ON "webhook"("organization_id");

-- CreateIndex
CREATE INDEX "webhook_event_at_idx" ON "webhook_event"("at");

-- CreateIndex
CREATE INDEX "webhook_event_organization_id_idx" ON "webhook_event"("organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_delivery_legacy_id_key" ON "webhook_delivery"("legacy_id");

-- CreateIndex
CREATE INDEX "webhook_delivery_webhook_id_legacy_id_idx" ON "webhook_delivery"("webhook_id", "legacy_id" DESC);

-- CreateIndex
CREATE INDEX "webhook_delivery_event_id_idx" ON "webhook_delivery"("event_id");

-- AddForeignKey
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_event" ADD CONSTRAINT "webhook_event_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "webhook_event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_try" ADD CONSTRAINT "webhook_try_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "webhook_delivery"("id") ON DELETE CASCADE ON UPDATE CASCADE;

alter table webhook add constraint webhook_old_secret check ((old_secret_name is null) = (old_secret_until is null));

-- What is to be sent is found by webhook and by time, and what comes before it of the same thing.
create index webhook_that_is_on on webhook (root_id) where is_active;
create index webhook_delivery_due on webhook_delivery (webhook_id, next_at, legacy_id) where next_at is not null;
create index webhook_delivery_before on webhook_delivery (webhook_id, subject_id, legacy_id) where next_at is not null;
create index webhook_delivery_in_state on webhook_delivery (webhook_id, state, legacy_id desc);

create trigger webhook_placed before insert or update of organization_id on webhook for each row execute function placed();
create trigger webhook_audit after insert or update or delete on webhook
  for each row execute function audit('Webhook', 'secret_name', 'old_secret_name', 'failing_since');

-- Notes that something has happened for each webhook that is on, at the organization or above it, and wants to know. What
-- an importer or another noun brings calls it too.
create function webhook_raise(what text, place uuid, subject uuid, facts jsonb, happened timestamptz) returns void language sql as $$
  with wanted as materialized (
    select w.id from organization o
    join webhook w on w.root_id = o.root_id and w.is_active and what = any (w.events)
    join organization top on top.id = w.organization_id and o.path like top.path || '%'
    where o.id = place order by w.id),
  event as (
    insert into webhook_event (kind, organization_id, subject_id, facts, at)
    select what, place, subject, facts, happened where exists (select from wanted) returning id)
  insert into webhook_delivery (webhook_id, event_id, subject_id, next_at)
  select w.id, e.id, subject, happened from event e cross join wanted w order by w.id
$$;

create function webhook_action(a action) returns jsonb language sql immutable as $$
  select jsonb_build_object('id', a.id, 'legacyId', a.legacy_id, 'version', a.version, 'title', a.title, 'status', a.status,
    'disposition', a.disposition, 'classId', a.class_id, 'priorityId', a.priority_id, 'departmentId', a.department_id, 'groupId', a.group_id,
    'creatorId', a.creator_id, 'assigneeId', a.assignee_id, 'scheduledStart', a.scheduled_start, 'scheduledEnd', a.scheduled_end,
    'actualStart', a.actual_start, 'actualEnd', a.actual_end, 'createdAt', a.created_at)
$$;

-- Each step of a record is in its history. Where nobody is told, this is two looks at an index.
create function webhook_of_history() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where is_active) or not exists (
    select from added h where exists (
      select from webhook w where w.is_active and w.root_id = (select a.root_id from action a where a.id = h.action_id))) then
    return null;
  end if;
  perform webhook_raise(k.what, a.organization_id, a.id, jsonb_build_object('action', webhook_action(a), 'step', jsonb_build_object(
    'transition', h.transition, 'fromStatus', h.from_status, 'toStatus', h.to_status, 'fromDisposition', h.from_disposition,
    'toDisposition', h.to_disposition, 'actorId', h.actor_id, 'onBehalfOfId', h.on_behalf_of_id, 'reason', h.reason)), h.at)
  from added h join action a on a.id = h.action_id
  cross join lateral (values
    (1, 'action.created', h.transition = 'CREATE'),
    (2, 'action.changed', h.from_status is not null and (h.from_status, h.from_disposition) is distinct from (h.to_status, h.to_disposition)),
    (3, 'action.assigned', h.changes ? 'assignee' or h.transition = 'CREATE' and a.assignee_id is not null),
    (4, 'action.rescheduled', h.transition = 'RESCHEDULE'),
    (5, 'action.reprioritized', h.transition = 'REPRIORITIZE')) k(n, what, holds)
  where k.holds order by h.action_id, h.version, k.n;
  return null;
end $$;
create trigger action_history_webhook after insert on action_history
  referencing new table as added for each statement execute function webhook_of_history();

create function webhook_of_note() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where is_active) then return null; end if;
  perform webhook_raise('note.added', a.organization_id, a.id, jsonb_build_object('action', webhook_action(a), 'note',
    jsonb_build_object('id', new.id, 'legacyId', new.legacy_id, 'text', new.text, 'authorId', new.author_id)), new.created_at)
  from action a where a.id = new.action_id;
  return null;
end $$;
create trigger note_webhook after insert on note for each row execute function webhook_of_note();

create function webhook_of_appointment() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where is_active) then return null; end if;
  perform webhook_raise('appointment.changed', new.organization_id, new.id, jsonb_build_object('appointment', jsonb_build_object(
    'id', new.id, 'legacyId', new.legacy_id, 'number', new.number, 'version', new.version, 'name', new.name, 'status', new.status,
    'startsAt', new.starts_at, 'endsAt', new.ends_at, 'timeZone', new.time_zone, 'creatorId', new.creator_id,
    'cancelledAt', new.cancelled_at), 'how', case
      when tg_op = 'INSERT' then 'CREATED'
      when old.cancelled_at is null and new.cancelled_at is not null then 'CANCELLED'
      when old.cancelled_at is not null and new.cancelled_at is null then 'RESTORED' else 'CHANGED' end), new.updated_at);
  return null;
end $$;
create trigger appointment_webhook_insert after insert on appointment for each row execute function webhook_of_appointment();
create trigger appointment_webhook_update after update on appointment
  for each row when (old.version is distinct from new.version) execute function webhook_of_appointment();

-- What began and ended while nobody looked is kept as over, and told to nobody.
create function webhook_of_breach() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where is_active) then return null; end if;
  perform webhook_raise(case tg_op when 'INSERT' then 'breach.opened' else 'breach.recovered' end, new.organization_id, new.id,
    jsonb_build_object('breach', jsonb_build_object('id', new.id, 'legacyId', new.legacy_id, 'benchmarkId', new.benchmark_id,
      'metricId', new.metric_id, 'scopeKind', new.scope_kind, 'scopeId', new.scope_id, 'value', new.value, 'target', new.target,
      'openedAt', new.opened_at, 'recoveredAt', new.recovered_at, 'recoveredValue', new.recovered_value, 'outcome', new.outcome)),
    coalesce(new.recovered_at, new.opened_at));
  return null;
end $$;
create trigger breach_webhook_insert after insert on breach
  for each row when (new.recovered_at is null) execute function webhook_of_breach();
create trigger breach_webhook_update after update of recovered_at on breach
  for each row when (old.recovered_at is null and new.recovered_at is not null) execute function webhook_of_breach();

create function webhook_of_observation_import() returns trigger language plpgsql as $$
begin
  perform webhook_raise('import.finished', new.organization_id, new.id, jsonb_build_object('import', jsonb_build_object(
    'type', 'ObservationImport', 'id', new.id, 'what', 'OBSERVATIONS', 'name', new.name, 'counts', new.counts,
    'createdById', new.created_by_id)), new.committed_at);
  return null;
end $$;
create trigger observation_import_webhook after update of committed_at on observation_import
  for each row when (old.committed_at is null and new.committed_at is not null) execute function webhook_of_observation_import();

-- 20261121230900_persisted_operations
-- CreateTable
CREATE TABLE "persisted_operation" (
    "hash" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "persisted_operation_pkey" PRIMARY KEY ("hash")
);

-- 20261121231000_imports
-- CreateEnum
CREATE TYPE "import_kind" AS ENUM ('USERS', 'ORGANIZATIONS', 'LOCATIONS', 'TASKS', 'RECORDS');

-- CreateEnum
CREATE TYPE "import_state" AS ENUM ('MAPPING', 'COMPARING', 'COMPARED', 'WRITING', 'DONE', 'CANCELLED', 'STOPPED');

-- CreateEnum
CREATE TYPE "import_effect" AS ENUM ('CREATED', 'CHANGED', 'SAME', 'REFUSED');

-- CreateTable
CREATE TABLE "import" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "kind" "import_kind" NOT NULL,
    "state" "import_state" NOT NULL DEFAULT 'MAPPING',
    "name" TEXT NOT NULL,
    "headings" TEXT[],
    "fields" TEXT[],
    "total" INTEGER NOT NULL,
    "compared" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "same" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "written" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT NOT NULL DEFAULT '',
    "failures" INTEGER NOT NULL DEFAULT 0,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "touched_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_row" (
    "import_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "cells" TEXT[],
    "depth" SMALLINT NOT NULL DEFAULT 0,
    "key" TEXT,
    "effect" "import_effect",
    "changes" JSONB NOT NULL DEFAULT '[]',
    "problems" JSONB NOT NULL DEFAULT '[]',
    "written_at" TIMESTAMPTZ(3),
    "result" JSONB,

    CONSTRAINT "import_row_pkey" PRIMARY KEY ("import_id","number")
);

-- CreateTable
CREATE TABLE "imported_record" (
    "root_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "action_id" UUID NOT NULL,

    CONSTRAINT "imported_record_pkey" PRIMARY KEY ("root_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "import_legacy_id_key" ON "import"("legacy_id");

-- CreateIndex
CREATE INDEX "import_organization_id_idx" ON "import"("organization_id");

-- CreateIndex
CREATE INDEX "import_root_id_kind_idx" ON "import"("root_id", "kind");

-- CreateIndex
CREATE INDEX "import_row_import_id_key_idx" ON "import_row"("import_id", "key");

-- CreateIndex
CREATE INDEX "import_row_import_id_effect_number_idx" ON "import_row"("import_id", "effect", "number");

-- CreateIndex
CREATE INDEX "imported_record_action_id_idx" ON "imported_record"("action_id");

-- AddForeignKey
ALTER TABLE "import" ADD CONSTRAINT "import_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import" ADD CONSTRAINT "import_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "imported_record" ADD CONSTRAINT "imported_record_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the job looks for.
create index import_at_work on "import" (touched_at) where state in ('COMPARING', 'WRITING');

create trigger import_placed before insert or update of organization_id on "import" for each row execute function placed();

-- What was brought in, by whom, and how it ended; not how far it is from one second to the next.
create trigger import_audit after insert or delete on "import"
  for each row execute function audit('Import', 'headings', 'fields', 'compared', 'failures', 'touched_at');
create trigger import_audit_state after update of state on "import" for each row when (old.state is distinct from new.state)
  execute function audit('Import', 'headings', 'fields', 'compared', 'failures', 'touched_at');

-- 20261121231001_webhooks_of_imports
-- What a file has brought in, whole or as far as it went, is told to webhooks too.
create function webhook_of_import() returns trigger language plpgsql as $$
begin
  perform webhook_raise('import.finished', new.organization_id, new.id, jsonb_build_object('import', jsonb_build_object(
    'type', 'Import', 'id', new.id, 'what', new.kind, 'name', new.name, 'outcome', new.state, 'counts', jsonb_build_object(
      'created', new.created, 'changed', new.changed, 'same', new.same, 'refused', new.refused), 'createdById', new.created_by_id)), new.finished_at);
  return null;
end $$;
create trigger import_webhook after update on import
  for each row when (old.finished_at is null and new.finished_at is not null and new.state in ('DONE', 'STOPPED')) execute function webhook_of_import();

-- 20261122023500_imports_by_tokens
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
