import type { ClientBase } from 'pg'

/**
 * Lets each root organization count on. Its numbers come from a sequence of its own, which is made with it and which no
 * backup has: one that lacks it goes on after the highest number that was given.
 */
export async function beginRootNumbers(client: ClientBase): Promise<void> {
  await client.query(`
    do $$
    declare
      root record;
    begin
      for root in
        select o.id, greatest((select max(number) from action where root_id = o.id),
          (select max(number) from task_record where root_id = o.id), 0) as last
        from organization o where o.parent_id is null and to_regclass(format('numbers.%I', o.id)) is null
      loop
        execute format('create sequence numbers.%I as integer start with %s', root.id, root.last + 1);
      end loop;
    end $$`)
}
