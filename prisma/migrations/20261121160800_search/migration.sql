-- What is searched: the words of the library of work, of what is put to work, of appointments and contacts.

-- By their stems, beside the parts of words that search_entry_text finds; and both for the few that are no records, so
-- that these are found at the same price however many records have the same words.
create index search_entry_stems on search_entry using gin (root_id, to_tsvector('english', text)) where kind = 'ACTION';
create index search_entry_other_stems on search_entry using gin (root_id, to_tsvector('english', text)) where kind <> 'ACTION';
create index search_entry_other_text on search_entry using gin (root_id, text gin_trgm_ops) where kind <> 'ACTION';

-- Keeps the entries of a table: its kind, and its words as an expression.
create function placed_words() returns trigger language plpgsql as $$
begin
  execute format($q$
    insert into search_entry (kind, id, root_id, text) select %L, id, root_id, %s from added
    on conflict (kind, id) do update set text = excluded.text, root_id = excluded.root_id
      where (search_entry.text, search_entry.root_id) is distinct from (excluded.text, excluded.root_id) $q$,
    tg_argv[0], tg_argv[1]);
  return null;
end $$;
create trigger task_record_words_insert after insert on task_record
  referencing new table as added for each statement execute function placed_words('TASK_RECORD', 'title');
create trigger task_record_words_update after update on task_record
  referencing new table as added for each statement execute function placed_words('TASK_RECORD', 'title');
create trigger sop_words_insert after insert on sop
  referencing new table as added for each statement execute function placed_words('SOP', 'name');
create trigger sop_words_update after update on sop
  referencing new table as added for each statement execute function placed_words('SOP', 'name');
create trigger checklist_words_insert after insert on checklist
  referencing new table as added for each statement execute function placed_words('CHECKLIST', 'name');
create trigger checklist_words_update after update on checklist
  referencing new table as added for each statement execute function placed_words('CHECKLIST', 'name');
create trigger tour_words_insert after insert on tour
  referencing new table as added for each statement execute function placed_words('TOUR', 'name');
create trigger tour_words_update after update on tour
  referencing new table as added for each statement execute function placed_words('TOUR', 'name');
create trigger appointment_words_insert after insert on appointment
  referencing new table as added for each statement execute function placed_words('APPOINTMENT', 'name');
create trigger appointment_words_update after update on appointment
  referencing new table as added for each statement execute function placed_words('APPOINTMENT', 'name');

create function task_item_words() returns trigger language plpgsql as $$
begin
  insert into search_entry (kind, id, root_id, text)
  select 'TASK_ITEM', i.id, m.root_id, i.name from added i join major_task m on m.id = i.major_task_id
  on conflict (kind, id) do update set text = excluded.text where search_entry.text <> excluded.text;
  return null;
end $$;
create trigger task_item_words_insert after insert on task_item
  referencing new table as added for each statement execute function task_item_words();
create trigger task_item_words_update after update on task_item
  referencing new table as added for each statement execute function task_item_words();

-- A personal contact is its owner's alone, and stands in no directory.
create function contact_words() returns trigger language plpgsql as $$
begin
  delete from search_entry where kind = 'CONTACT' and id in (select id from added where relationship = 'PERSONAL');
  insert into search_entry (kind, id, root_id, text)
  select 'CONTACT', id, root_id, concat_ws(' ', name, nullif(email, ''), nullif(system, '')) from added where relationship <> 'PERSONAL'
  on conflict (kind, id) do update set text = excluded.text, root_id = excluded.root_id
    where (search_entry.text, search_entry.root_id) is distinct from (excluded.text, excluded.root_id);
  return null;
end $$;
create trigger contact_words_insert after insert on contact
  referencing new table as added for each statement execute function contact_words();
create trigger contact_words_update after update on contact
  referencing new table as added for each statement execute function contact_words();

create trigger task_record_words_delete after delete on task_record
  referencing old table as removed for each statement execute function forget_words('TASK_RECORD');
create trigger task_item_words_delete after delete on task_item
  referencing old table as removed for each statement execute function forget_words('TASK_ITEM');
create trigger sop_words_delete after delete on sop
  referencing old table as removed for each statement execute function forget_words('SOP');
create trigger checklist_words_delete after delete on checklist
  referencing old table as removed for each statement execute function forget_words('CHECKLIST');
create trigger tour_words_delete after delete on tour
  referencing old table as removed for each statement execute function forget_words('TOUR');
create trigger appointment_words_delete after delete on appointment
  referencing old table as removed for each statement execute function forget_words('APPOINTMENT');
create trigger contact_words_delete after delete on contact
  referencing old table as removed for each statement execute function forget_words('CONTACT');

insert into search_entry (kind, id, root_id, text)
select 'TASK_RECORD', id, root_id, title from task_record
union all select 'SOP', id, root_id, name from sop
union all select 'CHECKLIST', id, root_id, name from checklist
union all select 'TOUR', id, root_id, name from tour
union all select 'APPOINTMENT', id, root_id, name from appointment
union all select 'TASK_ITEM', i.id, m.root_id, i.name from task_item i join major_task m on m.id = i.major_task_id
union all select 'CONTACT', id, root_id, concat_ws(' ', name, nullif(email, ''), nullif(system, '')) from contact where relationship <> 'PERSONAL';
