import type { Prisma } from '../../prisma/__generated__/client/client.ts'

/** Sequences keep what a start that was killed had taken of them: where nothing is numbered yet, they begin anew. */
export const beginNumbers = (tx: Prisma.TransactionClient) => tx.$executeRaw`
  do $$
  declare
    s record;
    is_used boolean;
  begin
    for s in
      select d.objid::regclass as name, d.refobjid::regclass as counted
      from pg_depend d join pg_class c on c.oid = d.objid and c.relkind = 'S'
      where d.deptype in ('a', 'i') and c.relnamespace = 'public'::regnamespace
    loop
      execute format('select exists (select from %s)', s.counted) into is_used;
      if not is_used then
        perform setval(s.name, case s.counted::text when 'action' then 1001 else 1 end, false);
      end if;
    end loop;
  end $$`
