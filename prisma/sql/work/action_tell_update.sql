-- Every change of a record is told on channel "action", with what it takes to decide whom it concerns. A statement that
-- changes many records tells only whose they are.
create or replace function action_tell_update() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select 1 from added limit 101) few) <= 100 then
    insert into event (channel, payload)
      select 'action', jsonb_build_object('id', a.id, 'version', a.version,
        'before', action_place(b), 'after', action_place(a))
      from added a join removed b on b.id = a.id;
  else
    insert into event (channel, payload)
      select distinct 'action', jsonb_build_object('many', root_id) from added;
  end if;
  return null;
end $$;

create or replace trigger action_tell_update after update on action
  referencing old table as removed new table as added for each statement execute function action_tell_update();
