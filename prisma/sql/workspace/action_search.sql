-- A record is found by its title and its PO number.
create or replace function action_search() returns trigger language plpgsql as $$
begin
  insert into search_entry (kind, id, root_id, text)
  select 'ACTION', id, root_id, concat_ws(' ', title, nullif(po_number, '')) from added
  on conflict (kind, id) do update set text = excluded.text, root_id = excluded.root_id;
  return null;
end $$;

create or replace trigger action_search_insert after insert on action
  referencing new table as added for each statement execute function action_search();
