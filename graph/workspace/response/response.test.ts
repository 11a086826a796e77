import { describe, expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const minutes = (ago: number) => new Date(world.clock.now().getTime() - ago * 60_000)

const world = await World.make()
const { prisma } = world
const { root, west, admin, spot, worker } = await tree(world, {
  below: { west: { name: 'West' } },
  groups: { spot: {} },
  people: { admin: 'ADMIN', worker: { at: 'west', in: 'spot' } },
})
const record = await world.action(west, worker, { state: 'STARTED', assigneeId: worker.id, ...spot })
for (const [i, failed] of [true, false].entries()) {
  const checklist = await prisma.checklist.create({ data: { organizationId: root.id, name: `List ${i}` } })
  const item = await prisma.checklistItem.create({
    data: { checklistId: checklist.id, revision: 1, position: 0, kind: 'PASS_FAIL', prompt: 'Lights' },
  })
  await prisma.actionChecklist.create({
    data: {
      actionId: record.id,
      checklistId: checklist.id,
      revision: 1,
      position: i,
      submittedAt: minutes(10 + i),
      submittedById: worker.id,
    },
  })
  await prisma.checklistAnswer.create({
    data: {
      actionId: record.id,
      itemId: item.id,
      passed: !failed,
      failed,
      answeredById: worker.id,
      answeredAt: minutes(20),
    },
  })
}
const sop = await prisma.sop.create({ data: { organizationId: root.id, name: 'Docking' } })
const version = await prisma.sopVersion.create({ data: { sopId: sop.id, number: 1, publishedAt: minutes(99) } })
await prisma.sopAcknowledgement.create({ data: { versionId: version.id, userId: worker.id, at: minutes(5) } })
const joiner = await world.user()
const request = {
  userId: joiner.id,
  askedFor: west.id,
  organizationId: west.id,
  deciderId: admin.id,
  decidedAt: minutes(1),
}
await prisma.associationRequest.create({ data: { ...request, status: 'ACCEPTED' } })
await prisma.associationRequest.create({
  data: {
    ...request,
    userId: worker.id,
    status: 'DECLINED',
    reason: 'Not this year',
    decidedAt: minutes(2),
    askedFor: root.id,
    organizationId: root.id,
  },
})

interface Found {
  kind: string
  title: string
  detail: string
  person: string | null
  organization: string | null
  failedCount: number
  recordKey: string | null
  sopId: string | null
}

interface Answer {
  responses: { edges: { node: Found }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
}

const source = `query ($first: Int!, $after: Cursor, $filter: ResponseFilter) {
  responses(first: $first, after: $after, filter: $filter) {
    edges { node { kind at title detail person organization failedCount recordKey sopId } } pageInfo { hasNextPage endCursor } } }`
const ask = async (person: Person, variables: object = {}) =>
  (await world.ask<Answer>(person, source, { first: 50, ...variables })).responses
const titles = async (person: Person, variables: object = {}) =>
  (await ask(person, variables)).edges.map(({ node }) => node.title)

describe('the inbox', () => {
  test('has what was handed in, read and decided, newest first, in one statement', async () => {
    await ask(admin)
    let found: Answer['responses'] | undefined
    const statements = await statementsOf(async () => void (found = await ask(admin)))
    expect(statements.filter((text) => text.includes('checklist_answer'))).toHaveLength(1)
    const rootName = (await world.prisma.organization.findUniqueOrThrow({ where: { id: root.id } })).legalName
    expect(found!.edges.map(({ node }) => node.title)).toEqual(['West', rootName, 'Docking', 'List 0', 'List 1'])
    expect(found!.edges[3]!.node).toMatchObject({
      kind: 'CHECKLIST',
      detail: `${record.key} ${record.title}`,
      person: worker.name,
      organization: 'West',
      failedCount: 1,
      recordKey: record.key,
    })
  })

  test('is narrowed to a kind, to what failed, to an organization in sight', async () => {
    expect(await titles(admin, { filter: { kind: { eq: 'SOP' } } })).toEqual(['Docking'])
    expect(await titles(admin, { filter: { failedCount: { gt: 0 } } })).toEqual(['List 0'])
    expect(await titles(admin, { filter: { failedCount: { gt: 0 }, kind: { eq: 'SOP' } } })).toEqual([])
    expect(await titles(admin, { filter: { organization: { below: west.globalId } } })).toEqual([
      'West',
      'List 0',
      'List 1',
    ])
    expect(await titles(admin, { filter: { organization: { below: (await world.organization()).globalId } } })).toEqual(
      [],
    )
    expect(await titles(admin, { filter: { not: { kind: { in: ['SOP', 'CHECKLIST'] } } } })).toHaveLength(2)
    expect(await titles(admin, { filter: { organization: { ne: west.globalId } } })).not.toContain('List 0')
    const oldestFirst = `{ responses(orderBy: { field: AT, direction: ASC }) { nodes { title } } }`
    const { responses } = await world.ask<{ responses: { nodes: { title: string }[] } }>(admin, oldestFirst)
    expect(responses.nodes.map(({ title }) => title).toReversed()).toEqual(await titles(admin))
    const { errors } = await world.run(admin, source, { first: 9, filter: { organization: { below: 'nonsense' } } })
    expect(errors).toMatchObject([{ message: 'filter.organization.below: this is no id of an Organization' }])
  })

  test('comes in pages', async () => {
    const first = await ask(admin, { first: 2 })
    expect(first.pageInfo.hasNextPage).toBe(true)
    const rest = await ask(admin, { first: 9, after: first.pageInfo.endCursor })
    expect([...first.edges, ...rest.edges].map(({ node }) => node.title)).toEqual(await titles(admin))
  })

  test('shows somebody their own; of a request that was declined not which organization it was', async () => {
    const { edges } = await ask(worker)
    expect(edges.map(({ node }) => [node.title, node.organization])).toEqual([
      ['A request to join', null],
      ['Docking', expect.any(String)],
      ['List 0', 'West'],
      ['List 1', 'West'],
    ])
    expect(edges[0]!.node).toMatchObject({ person: null, detail: `${worker.name} was declined: Not this year` })
  })

  test('shows a stranger, and a colleague of another group, nothing', async () => {
    expect(await titles(await world.user(await world.organization(), 'ADMIN'))).toEqual([])
    expect(await titles(await world.user(west, 'TRANSACTIONAL', await world.group(root)))).toEqual([])
  })
})
