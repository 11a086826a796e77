-- The next number of a root, for what is added in one statement; none where it would be higher than `most`. By the
-- rights of the owner, as the trigger that numbers all else.
create or replace function root_number_to(root uuid, most bigint) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare counter regclass := format('numbers.%I', root)::regclass;
begin
  if coalesce(pg_sequence_last_value(counter), 0) >= most then return null; end if;
  return nextval(counter);
end $$;
