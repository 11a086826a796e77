// The role that the product runs as, which every test does too.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { asOwner } from '../graph/testing/database.ts'
import { World } from '../graph/testing/world.ts'
import { withConnection, type Connection } from './connect.ts'
import { excessOf, grantApp } from './roles.ts'

let connection: Connection
beforeAll(async () => {
  connection = (await World.make()).services.db.connection
})

const ask = (sql: string) => withConnection(connection, (client) => client.query(sql))
const mayNot = (sql: string) => expect(ask(sql)).rejects.toThrow(/permission denied|must be owner/)

describe('the role of the product', () => {
  test('is no superuser and owns nothing', async () => {
    const { rows } = await ask(
      `select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls, (select count(*)::int from pg_class where relowner = r.oid) as owned from pg_roles r where rolname = current_user`,
    )
    expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolbypassrls: false, owned: 0 }])
    expect(await withConnection(connection, excessOf)).toBeUndefined()
  })

  test.each([
    'action_history',
    'audit_entry',
    'observation_change',
    'opportunity_entry',
    'procedure_change',
    'checklist_item',
    'sop_acknowledgement',
    'note',
    'service_time',
    'message',
  ])('adds to %s, and never changes what is there', async (table) => {
    const { rows } = await ask(`select has_table_privilege('${table}', 'insert') as added`)
    expect(rows).toEqual([{ added: true }])
    const {
      rows: [column],
    } = await ask(`select attname as name from pg_attribute where attrelid = '${table}'::regclass and attnum = 1`)
    await mayNot(`update ${table} set ${(column as { name: string }).name} = ${(column as { name: string }).name}`)
    await mayNot(`delete from ${table}`)
    await mayNot(`truncate ${table}`)
    await mayNot(`alter table ${table} disable trigger all`)
  })

  test('takes no row from a metric, a benchmark or a release for another', async () => {
    await mayNot('update metric_formula set formula = formula')
    await mayNot('delete from observation')
    await mayNot('update peer_release set median = 0')
    await mayNot('update peer_member set root_id = root_id')
  })

  test('writes nothing into the ledger of migrations, and makes no tables', async () => {
    await mayNot('delete from _prisma_migrations')
    await mayNot('create table theirs (id int)')
  })
})

test('every table that is never changed is kept from it, one of a later migration too', async () => {
  const kept = `
    select c.relname as name, has_table_privilege($1, c.oid, 'update') as update, has_table_privilege($1, c.oid, 'delete') as delete
    from pg_class c where c.relnamespace = 'public'::regnamespace and exists (
      select from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = c.oid and p.proname = 'refuse_change' and t.tgqual is null and t.tgtype & 24 = 24)`
  await withConnection(asOwner(connection), async (client) => {
    const table = `later_${randomUUID().slice(0, 8)}`
    await client.query(
      `create table ${table} (id int); create trigger kept before update or delete on ${table} for each row execute function refuse_change()`,
    )
    await grantApp(client, inject('app').user!)
    const { rows } = await client.query<{ name: string; update: boolean; delete: boolean }>(kept, [inject('app').user])
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([table, 'action_history', 'audit_entry']))
    expect(rows.filter((row) => row.update || row.delete)).toEqual([])
    await client.query(`drop table ${table}`)
  })
})
