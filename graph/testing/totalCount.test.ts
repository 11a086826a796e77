// How many entries a list has: exact to a limit, and counted only where it is asked for.
import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../kernel/node.ts'
import { demoAdmin, longest, type Page } from './connections.ts'
import { ownDemo } from './demo.ts'
import { statementsOf } from './queryLog.ts'
import type { Person } from './rows.ts'
import type { World } from './world.ts'

let world: World
let admin: Person

beforeAll(async () => {
  world = await ownDemo('demo_counts')
  admin = await demoAdmin(world)
})

describe('the count', () => {
  const counted = 'totalCount isTotalCountExact'
  const notes = (of: string) =>
    `query ($first: Int) { node(id: ${JSON.stringify(of)}) { ... on Action { notes(first: $first) { SELECTED } } } }`
  const toldAll = 'query ($first: Int) { notifications(first: $first) { SELECTED } }'
  const statements = async (document: string, selection: string, first: number) => {
    const source = document.replace('SELECTED', selection)
    let answer: unknown
    const sent = await statementsOf(async () => void (answer = await world.ask(admin, source, { first })))
    return { page: longest(answer, source.includes('notes') ? 'notes' : 'notifications')?.page, sent: sent.length }
  }

  test.each(['notes', 'notifications'])(
    'of %s is exact to 10,000, and costs a statement where it is asked for',
    async (list) => {
      const { id } = await world.prisma.action.findFirstOrThrow({
        where: { notes: { none: {} }, assigneeId: admin.id },
      })
      const document = list === 'notes' ? notes(globalId('Action', id)) : toldAll
      const add = (from: number, to: number) =>
        list === 'notes'
          ? world.prisma.$executeRaw`
            insert into note (action_id, author_id, text, created_at)
            select ${id}::uuid, ${admin.id}::uuid, '', now() from generate_series(${from}::int, ${to}::int)`
          : world.prisma.$executeRaw`
            insert into notification (user_id, root_id, kind, cause, at)
            select ${admin.id}::uuid, root_id, 'ASSIGNED', 'counted ' || n, now()
            from (select root_id from action where id = ${id}::uuid) one, generate_series(${from}::int, ${to}::int) n`
      const there = (await statements(document, counted, 100)).page!.totalCount
      await add(there + 1, 10_000)
      expect((await statements(document, counted, 1)).page).toEqual({ totalCount: 10_000, isTotalCountExact: true })
      await add(10_001, 10_003)
      const { page, sent } = await statements(document, `nodes { id } ${counted}`, 1)
      expect(page).toMatchObject({ totalCount: 10_000, isTotalCountExact: false })
      expect((await statements(document, 'nodes { id }', 1)).sent).toBe(sent - 1)
    },
  )

  test('of what is on one page is not asked for', async () => {
    const { data } = await world.run(admin, '{ tours { nodes { id } totalCount } }')
    const { length } = (data as { tours: Page }).tours.nodes
    expect(data).toMatchObject({ tours: { totalCount: length } })
    const sentFor = (source: string) => statementsOf(() => world.ask(admin, source)).then((sent) => sent.length)
    expect(await sentFor('{ tours { nodes { id } totalCount } }')).toBe(await sentFor('{ tours { nodes { id } } }'))
  })
})
