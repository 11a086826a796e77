create or replace function forget_words() returns trigger language plpgsql as $$
begin
  delete from search_entry where kind = tg_argv[0] and id in (select id from removed);
  return null;
end $$;
