-- The next number of a tree: from `first` up, each once.
create or replace function next_number(root uuid, counted text, first int) returns int language sql as $$
  insert into counter as c (root_id, name, value) values (root, counted, first)
  on conflict (root_id, name) do update set value = c.value + 1
  returning value
$$;
