create or replace function membership_words() returns trigger language plpgsql as $$
begin
  if is_erasing_root() then return null; end if;
  insert into search_entry (kind, id, root_id, text)
  select 'MEMBERSHIP', m.id, o.root_id, u.name || ' ' || u.email
  from added m join organization o on o.id = m.organization_id join app_user u on u.id = m.user_id
  on conflict (kind, id) do update set text = excluded.text where search_entry.text <> excluded.text;
  return null;
end $$;

create or replace trigger membership_words_insert after insert on membership
  referencing new table as added for each statement execute function membership_words();
