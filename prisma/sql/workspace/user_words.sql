create or replace function user_words() returns trigger language plpgsql as $$
begin
  update search_entry s set text = new.name || ' ' || new.email
  from membership m where m.user_id = new.id and s.kind = 'MEMBERSHIP' and s.id = m.id;
  return null;
end $$;

create or replace trigger user_words after update of name, email on app_user
  for each row when (old.name is distinct from new.name or old.email is distinct from new.email)
    execute function user_words();
