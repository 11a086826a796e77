-- Keeps the entries of a table: its kind, and its words as an expression.
create or replace function placed_words() returns trigger language plpgsql as $$
begin
  if is_erasing_root() then return null; end if;
  execute format($q$
    insert into search_entry (kind, id, root_id, text) select %L, id, root_id, %s from added
    on conflict (kind, id) do update set text = excluded.text, root_id = excluded.root_id
      where (search_entry.text, search_entry.root_id) is distinct from (excluded.text, excluded.root_id) $q$,
    tg_argv[0], tg_argv[1]);
  return null;
end $$;
