-- Each change of a node stands in the log of changes, so that here every writer is refused what is of a root organization
-- that closes. Somebody's account is their own.
create or replace function refuse_closing_changes() returns trigger language plpgsql as $$
declare
  closes closing;
begin
  if not exists (select from closing) then return null; end if;
  select c.* into closes from added a join closing c on c.root_id = a.root_id where a.type <> 'User' limit 1;
  if found and not is_erasing() then raise exception 'This organization closes: %', closing_told(closes) using errcode = 'OPS01'; end if;
  return null;
end $$;

create or replace trigger change_refuse_closing after insert on change
  referencing new table as added for each statement execute function refuse_closing_changes();
