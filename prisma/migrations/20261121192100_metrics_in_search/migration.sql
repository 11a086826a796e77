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
