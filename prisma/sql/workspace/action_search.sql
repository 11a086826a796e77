-- A record is found by its title, its PO number and the unit number of its vehicle.
create or replace function action_search() returns trigger language plpgsql as $$
begin
  insert into search_entry (kind, id, root_id, text)
  select 'ACTION', a.id, a.root_id, concat_ws(' ', a.title, nullif(a.po_number, ''), v.unit_number)
  from added a left join vehicle v on v.id = a.vehicle_id
  on conflict (kind, id) do update set text = excluded.text, root_id = excluded.root_id;
  return null;
end $$;

create or replace trigger action_search_insert after insert on action
  referencing new table as added for each statement execute function action_search();
