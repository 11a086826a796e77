-- A personal contact is its owner's alone, and stands in no directory.
create or replace function contact_words() returns trigger language plpgsql as $$
begin
  if is_erasing_root() then return null; end if;
  delete from search_entry where kind = 'CONTACT' and id in (select id from added where relationship = 'PERSONAL');
  insert into search_entry (kind, id, root_id, text)
  select 'CONTACT', id, root_id, concat_ws(' ', name, nullif(email, ''), nullif(system, '')) from added
    where relationship <> 'PERSONAL'
  on conflict (kind, id) do update set text = excluded.text, root_id = excluded.root_id
    where (search_entry.text, search_entry.root_id) is distinct from (excluded.text, excluded.root_id);
  return null;
end $$;

create or replace trigger contact_words_insert after insert on contact
  referencing new table as added for each statement execute function contact_words();

create or replace trigger contact_words_update after update on contact
  referencing new table as added for each statement execute function contact_words();
