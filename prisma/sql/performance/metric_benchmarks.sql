-- What a metric alerts at is what its benchmarks ask by.
create or replace function metric_benchmarks() returns trigger language plpgsql as $$
begin
  update benchmark set evaluated_version = 0 where metric_id = new.id;
  return null;
end $$;

create or replace trigger metric_benchmarks after update of target_threshold, alert_if, aggregation, status on metric
  for each row
  when ((old.target_threshold, old.alert_if, old.aggregation, old.status)
    is distinct from (new.target_threshold, new.alert_if, new.aggregation, new.status))
  execute function metric_benchmarks();
