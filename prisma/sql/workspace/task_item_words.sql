create or replace function task_item_words() returns trigger language plpgsql as $$
begin
  if is_erasing_root() then return null; end if;
  insert into search_entry (kind, id, root_id, text)
  select 'TASK_ITEM', i.id, m.root_id, i.name from added i join major_task m on m.id = i.major_task_id
  on conflict (kind, id) do update set text = excluded.text where search_entry.text <> excluded.text;
  return null;
end $$;

create or replace trigger task_item_words_insert after insert on task_item
  referencing new table as added for each statement execute function task_item_words();

create or replace trigger task_item_words_update after update on task_item
  referencing new table as added for each statement execute function task_item_words();
