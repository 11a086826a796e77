-- Who writes observations of a metric, or its periods, waits for whoever else does; and the tree stays as it is
-- meanwhile.
create or replace function lock_metrics(metrics uuid[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(root_id::text, 0)) from (
    select distinct root_id from metric where id = any(metrics) order by root_id) trees;
  perform pg_advisory_xact_lock(hashtextextended('observations ' || id, 0)) from (
    select distinct id from unnest(metrics) id order by id) each;
end $$;
