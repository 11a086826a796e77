// What the tabs of an organization's overview answer to a person who belongs to two trees: nothing of the other one,
// and nothing of a third. Each tab is asked as the web asks it.
import fs from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { projectFile } from '../../../prisma/project.ts'
import { globalId } from '../../kernel/node.ts'
import { demoIds } from '../../testing/demoIds.ts'
import { ownDemo } from '../../testing/demo.ts'
import type { Person } from '../../testing/rows.ts'
import type { World } from '../../testing/world.ts'

const read = (file: string) => fs.readFileSync(projectFile('web', file), 'utf8')

/** Where the tabs of the overview are put together. */
const overview = 'app/organization'

/** The document of each tab, by the tab's file. */
const tabs = [...read(`${overview}/overviewTabs.ts`).matchAll(/from '(\..*Tab\.ts)'/g)].map(
  ([, file]): [string, string] => {
    const query = /__generated__\/(\w+)\.graphql/.exec(read(`${overview}/${file}`))![1]!
    const text = /^ {4}"text": (".*"),?$/m.exec(read(`__generated__/${query}.graphql.ts`))![1]!
    return [query, JSON.parse(text) as string]
  },
)

let world: World
let person: Person
/** By tree: the uuids of what belongs to it alone. */
const owned = new Map<string, Set<string>>()

beforeAll(async () => {
  world = await ownDemo('overview_demo')
  person = await world.user()
  for (const organizationId of [demoIds.northway, demoIds.halden]) {
    const { id: jobRoleId } = await world.prisma.jobRole.findFirstOrThrow({ where: { organizationId } })
    await world.prisma.membership.create({
      data: {
        userId: person.id,
        organizationId,
        accessLevel: 'ADMIN',
        jobRoleId,
        startsAt: new Date(world.clock.now().getTime() - 1000),
      },
    })
  }
  const roots = await world.prisma.organization.findMany({ where: { parentId: null }, select: { id: true } })
  for (const { id } of roots) owned.set(id, await uuidsOf(id))
})

/** Of every table whose rows say in which tree or organization they are; and of who belongs nowhere else. */
async function uuidsOf(rootId: string): Promise<Set<string>> {
  const tables = await world.services.db.runOnce<[string, boolean]>(
    `select c.table_name, bool_or(c.column_name = 'root_id') from information_schema.columns c
    join information_schema.columns i on i.table_schema = c.table_schema and i.table_name = c.table_name and i.column_name = 'id' and i.data_type = 'uuid'
    where c.table_schema = current_schema() and c.column_name in ('root_id', 'organization_id') group by 1`,
    [],
  )
  const statements = tables.map(
    ([table, hasRoot]) =>
      `select id from "${table}" where ${hasRoot ? 'root_id = $1' : 'organization_id in (select id from organization where root_id = $1)'}`,
  )
  const people =
    'select m.user_id from membership m join organization o on o.id = m.organization_id group by 1 having bool_and(o.root_id = $1)'
  const ids = await Promise.all([...statements, people].map((text) => world.services.db.runOnce(text, [rootId])))
  return new Set(ids.flat().map(([id]) => id as string))
}

/** All uuids in an answer, also within ids. */
const uuidsIn = (answer: unknown): string[] => {
  const pattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
  const strings = JSON.stringify(answer).match(/"[A-Za-z0-9+/=_-]{16,}"/g) ?? []
  return [
    JSON.stringify(answer),
    ...strings.map((text) => Buffer.from(text.slice(1, -1), 'base64').toString('latin1')),
  ].flatMap((text) => text.match(pattern) ?? [])
}

const variablesOf = (uuid: string) => {
  const organizationId = globalId('Organization', uuid)
  const [before, from, to] = [56, 28, 0].map((days) =>
    new Date(world.clock.now().getTime() - days * 24 * 3_600_000).toISOString(),
  )
  return {
    id: organizationId,
    organizationId,
    scope: { organizationId },
    filter: { organization: { below: organizationId } },
    breaches: { organization: { below: organizationId } },
    gains: { organization: { below: organizationId } },
    before,
    from,
    to,
    search: '',
    below: true,
    includeBelow: true,
  }
}

test.each(tabs)('%s', async (_query, text) => {
  for (const rootId of [demoIds.northway, demoIds.halden]) {
    const { data, errors } = await world.run(person, text, variablesOf(rootId))
    expect(errors).toBeUndefined()
    const told = uuidsIn(data)
    expect(
      told.some((uuid) => owned.get(rootId)!.has(uuid)),
      'something of its own is told',
    ).toBe(true)
    for (const [other, uuids] of owned) if (other !== rootId) expect(told.filter((uuid) => uuids.has(uuid))).toEqual([])
  }
})

test('are all there are, and what belongs to a tree is known', () => {
  expect(tabs).toHaveLength(read(`${overview}/overviewTabs.ts`).match(/^ {2}\w+Tab,$/gm)!.length)
  expect(tabs.length).toBeGreaterThan(12)
  expect(owned.size).toBeGreaterThan(2)
  for (const rootId of [demoIds.northway, demoIds.halden]) expect(owned.get(rootId)!.size).toBeGreaterThan(500)
})
