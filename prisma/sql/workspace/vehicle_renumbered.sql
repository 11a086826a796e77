-- Under another unit number its records are found by that one.
create or replace function vehicle_renumbered() returns trigger language plpgsql as $$
begin
  update search_entry e set text = concat_ws(' ', a.title, nullif(a.po_number, ''), new.unit_number)
  from action a where a.vehicle_id = new.id and e.kind = 'ACTION' and e.id = a.id;
  return null;
end $$;

create or replace trigger vehicle_renumbered after update of unit_number on vehicle
  for each row when (old.unit_number <> new.unit_number) execute function vehicle_renumbered();
