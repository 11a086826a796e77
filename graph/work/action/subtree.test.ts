// A division with hundreds of organizations below it: its board is one statement still, and what Prisma finds.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { toWhere } from '../../kernel/scopeWhere.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { loadViewer } from '../../kernel/loadViewer.ts'
import { bucketTable, states, stateTable, type BucketName } from './states.ts'

const below = 400
const records = 1_200

const world = await World.make()
const { root, division, beside, strategist, location, other } = await tree(world, {
  below: { division: {}, beside: {}, location: { type: 'LOCATION', parent: 'division' } },
  people: { strategist: { level: 'STRATEGIC', at: 'division' }, other: 'ADMIN' },
})
const children = await world.prisma.organization.createManyAndReturn({
  data: Array.from({ length: below }, (_, i) => ({
    legalName: `Branch ${i}`,
    type: 'BRANCH' as const,
    parentId: i % 2 ? location.id : division.id,
  })),
  select: { id: true },
})
const branch = { ...division, id: children[7]!.id, globalId: globalId('Organization', children[7]!.id) }
const places = [...children.map(({ id }) => id), location.id, division.id, beside.id, root.id]
await world.prisma.action.createMany({
  data: Array.from({ length: records }, (_, i) => {
    const { status, disposition } = stateTable[states[i % states.length]!]
    const hours = ((i * 7919) % 997) - 400
    return {
      title: `Record ${i}`,
      rootId: root.id,
      organizationId: places[(i * 31) % places.length]!,
      creatorId: i % 100 ? other.id : strategist.id, // One's own are found twice over.
      actionClassId: 1 + (i % 4),
      priorityId: i % 10,
      scheduledEnd: i % 13 ? new Date(world.clock.now().getTime() + hours * 3_600_000) : null,
      status,
      disposition,
    }
  }),
})

interface Bucket {
  name: BucketName
  count: { value: number }
  actions: { edges: { node: { uuid: string } }[] }
}

async function board(filter: object = {}): Promise<Bucket[]> {
  const query = `query ($filter: ActionFilter) { board(filter: $filter) { buckets {
    name count { value } actions(first: 50) { edges { node { uuid organization { name } } } } } } }`
  return (await world.ask<{ board: { buckets: Bucket[] } }>(strategist, query, { filter })).board.buckets
}

/** The same by Prisma alone, from what the viewer reaches and in the order of the board. */
async function expected({ name }: Bucket, only: object = {}) {
  const viewer = await loadViewer(world.services.db, strategist.sessionId, world.clock.now())
  const where = { AND: [toWhere(viewer!.scope('records.see')), { bucket: bucketTable[name].number }, only] }
  const rows = await world.prisma.action.findMany({
    where,
    orderBy: [{ boardOrder: 'asc' }, { id: 'asc' }],
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

const pathOf = async ({ id }: { id: string }) =>
  (await world.prisma.organization.findUniqueOrThrow({ where: { id } })).path
const uuids = ({ actions }: Bucket) => actions.edges.map(({ node }) => node.uuid)

describe('the board of a division with 400 organizations below it', () => {
  test('is what Prisma finds, bucket by bucket, in its order', async () => {
    const buckets = await board()
    expect(buckets.map(({ name }) => name)).toEqual(['NEXT', 'WORK', 'HOLD', 'ESC', 'UNMAPPED'])
    for (const bucket of buckets) {
      const all = await expected(bucket)
      expect([bucket.name, bucket.count.value]).toEqual([bucket.name, all.length])
      expect(uuids(bucket)).toEqual(all.slice(0, 50))
    }
    expect(uuids(buckets[0]!)).toHaveLength(50)
  })

  test('has nothing of beside it or above it, but what is their own', async () => {
    const ids = (await board()).flatMap(uuids)
    const outside = { organization: { NOT: { path: { startsWith: await pathOf(division) } } } }
    const found = await world.prisma.action.findMany({ where: { id: { in: ids }, ...outside } })
    for (const { creatorId } of found) expect(creatorId).toBe(strategist.id)
  })

  test('of one of them alone is what that one has', async () => {
    for (const bucket of await board({ organization: { below: branch.globalId } })) {
      expect(uuids(bucket)).toEqual(await expected(bucket, { organizationId: branch.id }))
    }
  })

  test('is three statements: who asks, how many, and all buckets at once', async () => {
    const sent = await statementsOf(() => board())
    expect(sent).toHaveLength(3)
    expect(sent.filter((statement) => statement.includes('a.bucket, a.board_order, a.id'))).toHaveLength(1)
  })

  test('narrowed to all of it has what is there, for one statement more', async () => {
    const filter = { organization: { below: division.globalId } }
    const there = { organization: { path: { startsWith: await pathOf(division) } } }
    for (const bucket of await board(filter)) {
      const all = await expected(bucket, there)
      expect([bucket.count.value, uuids(bucket)]).toEqual([all.length, all.slice(0, 50)])
    }
    expect(await statementsOf(() => board(filter))).toHaveLength(4)
  })
})
