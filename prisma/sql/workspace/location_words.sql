create or replace function location_words() returns trigger language plpgsql as $$
begin
  if is_erasing_root() then return null; end if;
  insert into search_entry (kind, id, root_id, text)
  select 'LOCATION', l.id, o.root_id, l.name from added l join organization o on o.id = l.organization_id
  on conflict (kind, id) do update set text = excluded.text where search_entry.text <> excluded.text;
  return null;
end $$;

create or replace trigger location_words_insert after insert on location
  referencing new table as added for each statement execute function location_words();

create or replace trigger location_words_update after update on location
  referencing new table as added for each statement execute function location_words();
