-- What a record was, each time that it changes: so it can be read as of any instant, and a step of it be undone.
create or replace function action_keep_past() returns trigger language plpgsql as $$
begin
  if current_setting('opsgraph.backdates', true) = 'on' then return null; end if;
  insert into action_past
  select a.updated_at, era_of(b.updated_at, a.updated_at), nextval('action_past_position_seq'),
    nullif(current_setting('opsgraph.step', true), '')::uuid, b.*
  from before b join changed a using (id);
  return null;
end $$;

create or replace trigger action_keep_past after update on action
  referencing old table as before new table as changed for each statement execute function action_keep_past();
