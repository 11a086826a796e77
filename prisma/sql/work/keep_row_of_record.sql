-- What a row of a record was, each time that it changes. A trigger says by which column it is told apart from the others
-- of the record.
create or replace function keep_row_of_record() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  one jsonb := coalesce(before, to_jsonb(new));
begin
  if current_setting('opsgraph.backdates', true) = 'on' then return null; end if;
  if tg_op = 'DELETE' and is_erasing_root() then return null; end if;
  insert into past_row (root_id, of_id, kind, key, row, until, step_id)
  select a.root_id, a.id, tg_table_name, one ->> tg_argv[0], before, written_at(),
    nullif(current_setting('opsgraph.step', true), '')::uuid
  from action a where a.id = (one ->> 'action_id')::uuid;
  return null;
end $$;

-- When one is due follows from the rest; where one begins later than its record, action_move_clocks says so.
create or replace trigger clock_keep_row after update on clock
  for each row when ((old.starts_at, old.paused_at, old.pauses, old.stopped_at, old.fired_at)
    is distinct from (new.starts_at, new.paused_at, new.pauses, new.stopped_at, new.fired_at))
  execute function keep_row_of_record('kind');

-- Where a step that began one is undone.
create or replace trigger clock_keep_deleted after delete on clock
  for each row execute function keep_row_of_record('kind');

create or replace trigger delegation_keep_row after insert or update or delete on delegation
  for each row execute function keep_row_of_record('id');

create or replace trigger escalation_keep_row after insert or update or delete on escalation
  for each row execute function keep_row_of_record('id');

create or replace trigger checklist_answer_keep_row after insert or update or delete on checklist_answer
  for each row execute function keep_row_of_record('id');

-- They come with their record.
create or replace trigger action_checklist_keep_row after update or delete on action_checklist
  for each row execute function keep_row_of_record('checklist_id');
