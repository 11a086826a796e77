create or replace function action_retitle() returns trigger language plpgsql as $$
begin
  if is_erasing_root() then return null; end if;
  update search_entry set text = concat_ws(' ', new.title, nullif(new.po_number, ''),
    (select v.unit_number from vehicle v where v.id = new.vehicle_id))
  where kind = 'ACTION' and id = new.id;
  return null;
end $$;

create or replace trigger action_search_update after update of title, po_number, vehicle_id on action
  for each row when ((old.title, old.po_number, old.vehicle_id) is distinct from (new.title, new.po_number, new.vehicle_id))
  execute function action_retitle();
