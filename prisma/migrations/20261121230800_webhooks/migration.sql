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
