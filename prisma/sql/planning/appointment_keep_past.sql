-- What an appointment was, each time that it changes.
create or replace function appointment_keep_past() returns trigger language plpgsql as $$
begin
  if current_setting('opsgraph.backdates', true) = 'on' then return null; end if;
  if tg_op = 'DELETE' and is_erasing_root() then return null; end if;
  insert into past_row (root_id, of_id, kind, key, row, until, step_id)
  values (old.root_id, old.id, tg_table_name, old.id, to_jsonb(old), written_at(),
    nullif(current_setting('opsgraph.step', true), '')::uuid);
  return null;
end $$;

create or replace trigger appointment_keep_past after update or delete on appointment
  for each row execute function appointment_keep_past();
