-- Of what has begun to go nothing is taken back.
create or replace function closing_ends() returns trigger language plpgsql as $$
begin
  if (old.has_begun or old.goes_at <= clock_timestamp()) and not is_erasing() then
    raise exception 'The time to take this back is over.' using errcode = 'check_violation', constraint = 'closing_over';
  end if;
  return old;
end $$;

create or replace trigger closing_ends before delete on closing for each row execute function closing_ends();
