// What docs/webhooks.md says: its events are those of the code, what is really sent looks like its examples, its lines
// run.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { addAction } from '../../work/action/addAction.ts'
import { globalId } from '../../kernel/node.ts'
import { readOutbox } from '../../kernel/readOutbox.ts'
import { withEvents } from '../../build/webhookEvents.ts'
import { evaluate } from '../../performance/breach/evaluate.ts'
import { days, nextDay, punctuality } from '../../testing/breaches.ts'
import { fileOf, Imports } from '../../testing/imports.ts'
import { standardMetric } from '../../testing/metrics.ts'
import { tree } from '../../testing/tree.ts'
import { vehicle } from '../../testing/vehicle.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { runImports } from '../import/importJob.ts'
import { bodiesOf } from './bodies.ts'
import { eventNames, exampleOf } from './events.ts'
import { secretOf, signatures } from './secret.ts'

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
    vehicleId: (await vehicle(world, root, { unitNumber: '204' })).id,
    actionClassId: 1,
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
  await done('updateAction', { id, title: 'Check both axles' })
  await done('startAction', { id })
  await done('addNote', { actionId: id, text: 'Front axle done.' }, 'note { id }')
  await done(
    'createAppointment',
    { organizationId: root.globalId, name: 'Dock review', schedule: { date: '2027-03-01' } },
    'appointment { id }',
  )
  const metric = await standardMetric(world, root, 'fuel-efficiency')
  const fileId = await fileOf(world, root, admin, 'at,distance_km,fuel_litres\n2026-10-01T12:00:00Z,100,40\n')
  const preview = { metricId: metric.globalId, organizationId: root.globalId, fileId }
  const { import: file } = await world.mutate<MutationResult & { import: { id: string; version: number } }>(
    admin,
    'previewObservationImport',
    preview,
    'import { id version }',
  )
  await done('commitObservationImport', file, 'import { id }')
}

/** A breach in another tree, whose webhook is not told of its records. */
async function breachElsewhere(webhook: { name: string; url: string; createdAt: Date }) {
  const { root: at, admin: owner } = await tree(world)
  const own = { organizationId: at.id, createdById: owner.id, events: ['breach.opened', 'breach.recovered'] }
  await world.prisma.webhook.create({ data: { ...webhook, ...own } })
  const benchmark = await punctuality(world, at, owner)
  // What began and ended while nobody looked is told to nobody.
  await days(world, benchmark, at, [89, 89, 97, 97, 89, 89])
  await evaluate(world.services)
  for (const value of [97, 97]) await nextDay(world, benchmark, at, value)
  return at.id
}

test('what a list brought in is told as well, also where it stopped', async () => {
  const at = world.clock.now()
  const organization = await world.organization({ parent: root })
  const common = { organizationId: organization.id, createdById: admin.id, createdAt: at }
  await world.prisma.webhook.create({
    data: { ...common, name: 'Imports', url: 'https://example.com', events: ['import.finished'] },
  })
  const imports = new Imports(world, organization, admin)
  await imports.take('LOCATIONS', 'name,type,city\nReno,Yard,Reno\nElko,Yard,Elko\n,Yard,\n', true)
  const stopped = await imports.compare('LOCATIONS', 'name,city\nReno,Elko\n')
  const { id } = await world.prisma.location.findFirstOrThrow({
    where: { name: 'Reno', organizationId: organization.id },
  })
  await world.prisma.location.update({ where: { id }, data: { address: { update: { city: 'Sparks' } } } })
  await imports.mutate('start', stopped)
  await runImports(world.services)
  const begun = await imports.mutate('start', await imports.compare('LOCATIONS', 'name,type\nSparks,Yard\n'))
  await imports.mutate('cancel', begun.import!)
  await readOutbox(world.services)
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
      name: 'rows.csv',
      outcome: 'DONE',
      counts: { created: 2, changed: 0, same: 0, refused: 1 },
      by: { name: admin.name },
    },
    { what: 'LOCATIONS', name: 'rows.csv', outcome: 'STOPPED', counts: { created: 0 } },
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
  const elsewhere = await breachElsewhere(webhook)
  await readOutbox(world.services)
  const events = await world.prisma.webhookEvent.findMany({
    where: { organizationId: { in: [root.id, elsewhere] } },
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
