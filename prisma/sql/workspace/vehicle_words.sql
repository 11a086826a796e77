-- A vehicle is found by its unit number.
create or replace function vehicle_words() returns trigger language plpgsql as $$
begin
  insert into search_entry (kind, id, root_id, text)
  select 'VEHICLE', v.id, o.root_id, v.unit_number from added v join organization o on o.id = v.organization_id
  on conflict (kind, id) do update set text = excluded.text where search_entry.text <> excluded.text;
  return null;
end $$;

create or replace trigger vehicle_words_insert after insert on vehicle
  referencing new table as added for each statement execute function vehicle_words();

create or replace trigger vehicle_words_update after update on vehicle
  referencing new table as added for each statement execute function vehicle_words();
