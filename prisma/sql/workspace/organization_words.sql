create or replace function organization_words() returns trigger language plpgsql as $$
begin
  if is_erasing_root() then return null; end if;
  insert into search_entry (kind, id, root_id, text)
  select 'ORGANIZATION', id, root_id, concat_ws(' ', legal_name, nullif(dba_name, '')) from added
  on conflict (kind, id) do update set text = excluded.text where search_entry.text <> excluded.text;
  return null;
end $$;

create or replace trigger organization_words_insert after insert on organization
  referencing new table as added for each statement execute function organization_words();

create or replace trigger organization_words_update after update on organization
  referencing new table as added for each statement execute function organization_words();
