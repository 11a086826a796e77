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
