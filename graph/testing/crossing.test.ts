// No row of a root organization refers to a row of another: tenants share people and lists, and nothing else.
import { escapeIdentifier } from 'pg'
import { expect, test } from 'vitest'
import { rootPlanOf } from '../../prisma/backup/rootPlan.ts'
import { withConnection } from '../../prisma/connect.ts'
import { asOwner } from './database.ts'
import { ownDemo } from './demo.ts'

const world = await ownDemo('crossing')
const connection = asOwner(world.services.db.connection)

/** What of each root refers to rows that are not of it, and how many roots there are. */
const crossing = () =>
  withConnection(connection, async (client) => {
    const found: string[] = []
    const { rows: roots } = await client.query<{ id: string }>('select id from organization where parent_id is null')
    for (const { id } of roots) {
      const { parts, references } = await rootPlanOf(client, id)
      const conditions = new Map(parts.filter((part) => !part.isShared).map((part) => [part.name, part.condition]))
      for (const { from, column, to } of references) {
        const [own, there] = [conditions.get(from), conditions.get(to)]
        if (!own || !there) continue
        const named = escapeIdentifier(column)
        const { rowCount } = await client.query(
          `select from ${escapeIdentifier(from)} where (${own}) and ${named} is not null
            and ${named} not in (select id from ${escapeIdentifier(to)} where ${there})`,
        )
        if (rowCount) found.push(`${from}.${column}: ${rowCount}`)
      }
    }
    return { found, roots: roots.length }
  })

test('nothing of the demo does', async () => {
  const { found, roots } = await crossing()
  expect(found).toEqual([])
  expect(roots).toBeGreaterThan(1)
})

test('one that does is found', async () => {
  await withConnection(connection, async (client) => {
    await client.query(`
      set session_replication_role = replica;
      update action set group_id = (
        select g.id from department_group g join department d on d.id = g.department_id
        join organization o on o.id = d.organization_id where o.root_id <> action.root_id limit 1)
      where id = (select id from action where group_id is not null limit 1)`)
  })
  expect((await crossing()).found).toEqual(['action.group_id: 1'])
})
