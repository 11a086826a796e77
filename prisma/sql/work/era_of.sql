-- What stood from one instant to another belongs to one era: a stretch of time about as long as it stood, in which it
-- ended. What stood at an instant is in one of two eras of each length, so that it is found among years of what stood
-- before and after. graph/work/action/eras.ts says which these are.
create or replace function era_of(since timestamptz, until timestamptz) returns bigint language sql immutable as $$
  select case
    when lasted <= 600 then 8 * floor(ended / 600)
    when lasted <= 4800 then 8 * floor(ended / 4800) + 1
    when lasted <= 38400 then 8 * floor(ended / 38400) + 2
    when lasted <= 307200 then 8 * floor(ended / 307200) + 3
    when lasted <= 2457600 then 8 * floor(ended / 2457600) + 4
    when lasted <= 19660800 then 8 * floor(ended / 19660800) + 5
    when lasted <= 157286400 then 8 * floor(ended / 157286400) + 6
    else 8 * floor(ended / 1258291200) + 7 end::bigint
  from (select extract(epoch from until - since) as lasted, extract(epoch from until at time zone 'UTC') as ended) t
$$;
