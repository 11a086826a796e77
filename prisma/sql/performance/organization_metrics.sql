create or replace function organization_metrics() returns trigger language plpgsql as $$
begin
  perform add_standard_metrics(id) from added where parent_id is null;
  return null;
end $$;

create or replace trigger organization_metrics after insert on organization
  referencing new table as added for each statement execute function organization_metrics();
