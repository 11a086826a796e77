-- The tables of a unit below its first, in the order in which their rows go, each with the condition that finds them.
create or replace function root_unit_below(members text[], links jsonb) returns jsonb language plpgsql immutable as $$
declare
  found jsonb := jsonb_build_object(members[1], null);
  below jsonb := '[]';
  one record;
begin
  -- Those that lead to a table that is known, from the first on; so what is found later goes earlier.
  loop
    select l ->> 'from' as name, string_agg(format(
      case when l ->> 'to' = members[1] and l ->> 'key' = 'id' then '%1$I = any($1)'
        when l ->> 'to' = members[1] then '%1$I in (select %2$I from %3$I where id = any($1))'
        else '%1$I in (select %2$I from %3$I where %4$s)' end,
      l ->> 'column', l ->> 'key', l ->> 'to', found ->> (l ->> 'to')), ' or ' order by l ->> 'column') as condition
    into one
    from jsonb_array_elements(links) l
    where l ->> 'from' = any(members) and not found ? (l ->> 'from') and found ? (l ->> 'to')
      and not exists (select from jsonb_array_elements(links) o
        where o ->> 'from' = l ->> 'from' and o ->> 'to' = any(members) and not found ? (o ->> 'to'))
    group by 1 order by 1 limit 1;
    exit when one is null or one.name is null;
    found := found || jsonb_build_object(one.name, one.condition);
    below := jsonb_build_array(jsonb_build_object('table', one.name, 'take', one.condition)) || below;
  end loop;
  return below;
end $$;
