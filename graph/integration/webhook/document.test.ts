// What docs/webhooks.md says: its events are those of the code, what is really sent looks like its examples, its lines
// run.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { addAction } from '../../work/action/addAction.ts'
import { globalId } from '../../kernel/node.ts'
import { withEvents } from '../../build/webhookEvents.ts'
import { ownBenchmarks } from '../../testing/benchmarks.ts'
import { ownMetrics } from '../../testing/ownMetrics.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { bodiesOf } from './bodies.ts'
import { eventNames, exampleOf } from './events.ts'
import { secretOf, signatures } from './secret.ts'

const uuidIn = (id: string) => Buffer.from(id, 'base64').toString().split(':')[1]!

const text = await readFile(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8')
const world = await World.make()
const { root, admin } = await tree(world)

test('the document has each event with what is sent', () => {
  expect(withEvents(text)).toBe(text)
})

test('the lines that verify take what is signed, and nothing else', async () => {
  const source = /```js\n(.*?)```/s.exec(text)![1]!
  const { isSigned } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)) as {
    isSigned: (...args: unknown[]) => boolean
  }
  const { keys } = world.services
  const timestamp = Math.floor(Date.now() / 1000)
  const signed = { id: 'one', timestamp, body: '{"a":"ä"}' }
  const headers = {
    'webhook-id': 'one',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures(keys, ['new', 'old'], signed),
  }
  for (const name of ['new', 'old']) expect(isSigned(secretOf(keys, name), headers, signed.body)).toBe(true)
  expect(isSigned(secretOf(keys, 'other'), headers, signed.body)).toBe(false)
  expect(isSigned(secretOf(keys, 'new'), headers, '{}')).toBe(false)
  expect(isSigned(secretOf(keys, 'new'), headers, signed.body, timestamp + 301)).toBe(false)
  expect(isSigned(secretOf(keys, 'new'), { ...headers, 'webhook-id': 'two' }, signed.body)).toBe(false)
  expect(isSigned(secretOf(keys, 'new'), { 'webhook-id': 'one' }, signed.body)).toBe(false)
})

/** Everything that a webhook is told, done once. */
async function doAll() {
  const { prisma, clock } = world
  const spot = await world.group(root)
  const data = {
    title: 'Check the brakes',
    rootId: root.rootId,
    organizationId: root.id,
    creatorId: admin.id,
    assigneeId: admin.id,
    classId: 1,
    priorityId: 4,
    ...spot,
  }
  const { actionId } = await prisma.$transaction((tx) =>
    addAction(tx, { now: clock.now() }, { ...data, scheduledStart: clock.now(), scheduledEnd: clock.now() }),
  )
  const id = globalId('Action', actionId)
  const done = async (name: string, input: object, success?: string) =>
    expect(await world.mutate(admin, name, input, success)).toHaveProperty(
      '__typename',
      `${name[0]!.toUpperCase()}${name.slice(1)}Success`,
    )
  await done('reprioritizeAction', { id, priorityId: 2 })
  await done('rescheduleAction', { id, scheduledEnd: new Date(clock.now().getTime() + 86_400_000).toISOString() })
  await done('editAction', { id, title: 'Check both axles' })
  await done('startAction', { id })
  await done('addNote', { actionId: id, text: 'Front axle done.' }, 'note { id }')
  await done(
    'createAppointment',
    { organizationId: root.globalId, name: 'Dock review', schedule: { date: '2027-03-01' } },
    'appointment { id }',
  )
  const benchmarkId = uuidIn((await ownBenchmarks(world, root, 'Punctuality')).Benchmark)
  const { metricId } = await prisma.benchmark.findUniqueOrThrow({ where: { id: benchmarkId } })
  const at = clock.now()
  const breach = {
    organizationId: root.id,
    benchmarkId,
    metricId,
    scopeKind: 'ORGANIZATION' as const,
    scopeId: root.id,
    value: 91.2,
    target: 95,
    firstPointAt: at,
    openedPointAt: at,
    openedAt: at,
  }
  const { id: breachId } = await prisma.breach.create({ data: breach })
  await prisma.breach.update({
    where: { id: breachId },
    data: { recoveredAt: at, recoveredValue: 96, outcome: 'RECOVERED' },
  })
  // What began and ended while nobody looked is told to nobody.
  await prisma.breach.create({ data: { ...breach, recoveredAt: at, outcome: 'RECOVERED' } })
  const counts = { added: 1, corrected: 0, same: 0, wrong: 0 }
  const imported = {
    organizationId: root.id,
    metricId: uuidIn((await ownMetrics(world, root, 'Fuel')).Metric),
    name: 'fuel.csv',
    text: '',
    counts,
    createdById: admin.id,
    createdAt: at,
  }
  const { id: importId } = await prisma.observationImport.create({ data: imported })
  await prisma.observationImport.update({ where: { id: importId }, data: { committedAt: at } })
}

test('what a list brought in is told as well, also where it stopped', async () => {
  const at = world.clock.now()
  const organization = await world.organization({ parent: root })
  const common = { organizationId: organization.id, createdById: admin.id, createdAt: at }
  await world.prisma.webhook.create({
    data: { ...common, name: 'Imports', url: 'https://example.com', events: ['import.finished'] },
  })
  for (const state of ['DONE', 'STOPPED', 'CANCELLED'] as const) {
    const { id } = await world.prisma.import.create({
      data: {
        ...common,
        kind: 'LOCATIONS',
        name: `${state}.csv`,
        headings: [],
        fields: [],
        total: 3,
        created: 2,
        refused: 1,
        touchedAt: at,
      },
    })
    await world.prisma.import.update({ where: { id }, data: { state, finishedAt: at } })
  }
  const events = await world.prisma.webhookEvent.findMany({
    where: { organizationId: organization.id },
    orderBy: { id: 'asc' },
  })
  const bodies = await bodiesOf(
    world.services.db,
    world.services.references,
    events.map(({ id }) => id),
  )
  expect(
    events.map(({ id }) => (JSON.parse(bodies.get(id)!) as { data: { import: object } }).data.import),
  ).toMatchObject([
    {
      what: 'LOCATIONS',
      name: 'DONE.csv',
      outcome: 'DONE',
      counts: { created: 2, changed: 0, same: 0, refused: 1 },
      by: { name: admin.name },
    },
    { what: 'LOCATIONS', name: 'STOPPED.csv', outcome: 'STOPPED' },
  ])
})

/** What a value is like: its keys and kinds; null is like anything. */
function likeness(value: unknown, example: unknown): unknown {
  if (value === null || example === null || example === undefined) return example
  if (typeof value !== 'object') return typeof value === typeof example ? example : typeof value
  const known = example as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key in known ? likeness(inner, known[key]) : 'unknown']),
  )
}

test('of all that happens there is one event each, and what is sent looks as the document says', async () => {
  const webhook = {
    organizationId: root.id,
    name: 'All',
    url: 'https://example.com',
    events: eventNames,
    createdById: admin.id,
    createdAt: world.clock.now(),
  }
  await world.prisma.webhook.create({ data: webhook })
  await doAll()
  const events = await world.prisma.webhookEvent.findMany({
    where: { organizationId: root.id },
    orderBy: { deliveries: { _count: 'asc' } },
    include: { deliveries: true },
  })
  expect(events.map(({ kind }) => kind).sort()).toEqual([...eventNames].sort())
  expect(events.every(({ deliveries }) => deliveries.length === 1)).toBe(true)
  const bodies = await bodiesOf(
    world.services.db,
    world.services.references,
    events.map(({ id }) => id),
  )
  for (const { id, kind } of events) {
    const example = exampleOf(kind as (typeof eventNames)[number])
    expect({ kind, ...(likeness(JSON.parse(bodies.get(id)!), example) as object) }).toEqual({ kind, ...example })
    expect(bodies.get(id)).not.toMatch(/"name":""/)
  }
})
