-- History is added to, never changed; it goes with its root organization, or where it says who somebody was that has left.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'TRUNCATE' and is_erasing() then return coalesce(new, old); end if;
  raise exception '% is append only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
