-- The tree: root, path and number follow from the parent. A root is number 1 of its tree, what is added begins at 10.
create or replace function organization_place() returns trigger language plpgsql as $$
begin
  if new.parent_id is null then
    new.root_id := new.id;
    new.path := '/' || new.legacy_id || '/';
    new.number := 1;
  else
    select root_id, path || new.legacy_id || '/' into new.root_id, new.path
    from organization where id = new.parent_id;
    new.number := next_number(new.root_id, 'organization', 10);
  end if;
  return new;
end $$;

create or replace trigger organization_place before insert on organization
  for each row execute function organization_place();
