-- When a row was last changed, where whoever changes it does not say. It does not go back, but for a seed that writes
-- what was done before.
create or replace function set_updated_at() returns trigger language plpgsql as $$
begin
  if current_setting('opsgraph.backdates', true) = 'on' then return new; end if;
  new.updated_at := greatest(old.updated_at, written_at());
  return new;
end $$;
