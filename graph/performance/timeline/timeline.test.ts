import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { breachesOf, days, punctuality } from '../../testing/breaches.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { routine } from '../../testing/routines.ts'
import { tree } from '../../testing/tree.ts'
import { vehicle } from '../../testing/vehicle.ts'
import { World } from '../../testing/world.ts'
import { evaluate } from '../breach/evaluate.ts'

const world = await World.make()
const house = () =>
  tree(world, {
    root: { timeZone: 'UTC' },
    below: { yard: { type: 'LOCATION', timeZone: 'UTC' }, shop: { type: 'LOCATION', timeZone: 'UTC' } },
    people: { admin: 'ADMIN', worker: { at: 'yard' }, outsider: { level: 'ADMIN', at: 'shop' } },
  })
const { root, yard, admin, worker, outsider } = await house()
const { admin: stranger } = await tree(world)

interface Event {
  kind: string
  at: string
  title: string
  detail: string
  value: number | null
  target: number | null
  unit: string
  nodeId: string
  sourceId: string | null
  recordKey: string | null
}

interface Timeline {
  totalCount: number
  nodes: Event[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

const source = `query ($id: ID!, $first: Int, $after: Cursor, $filter: VehicleEventFilter, $orderBy: VehicleEventOrder) {
  node(id: $id) { ... on Vehicle { timeline(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
    totalCount pageInfo { endCursor hasNextPage }
    nodes { kind at title detail value target unit nodeId sourceId recordKey } } } } }`

async function timeline(of: { globalId: string }, variables: object = {}, person = admin) {
  const { node } = await world.ask<{ node: { timeline: Timeline } | null }>(person, source, {
    id: of.globalId,
    first: 50,
    ...variables,
  })
  return node?.timeline
}

const shown = (found: Timeline | undefined) => found?.nodes.map(({ kind, title }) => `${kind} ${title}`)
const at = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000)

async function lived() {
  const truck = await vehicle(world, yard)
  const of = { vehicleId: truck.id }
  const done = await world.action(yard, admin, {
    ...of,
    title: 'Replace pads',
    state: 'COMPLETE',
    createdAt: at(-90),
    actualEnd: at(-70),
    completedById: admin.id,
  })
  const open = await world.action(yard, admin, {
    ...of,
    title: 'Align axle',
    createdAt: at(-60),
    scheduledEnd: at(30),
    assigneeId: worker.id,
  })
  await world.action(yard, admin, { title: 'On no vehicle' })
  const series = await routine(world, yard, admin, { ...of, work: { title: 'Wash' } })
  const occurrence = (hours: number, state: 'PLANNED' | 'SKIPPED', reason = '') =>
    world.prisma.occurrence.create({
      data: {
        seriesId: series.id,
        slot: at(hours),
        startsAt: at(hours),
        endsAt: at(hours + 1),
        opensAt: at(hours),
        state,
        reason,
      },
      select: { id: true },
    })
  await occurrence(-40, 'SKIPPED', 'Out on the road')
  const planned = await occurrence(50, 'PLANNED')
  return { truck, done, open, series, planned }
}

describe('the timeline of a vehicle', () => {
  test('has its records, routines and what was observed of it in one order, newest first', async () => {
    const { truck, open, series, planned } = await lived()
    const benchmark = await punctuality(world, root, admin, { scopeKind: 'VEHICLE' })
    await days(world, benchmark, yard, [99], { kind: 'VEHICLE', id: truck.id })
    const found = await timeline(truck)
    expect(shown(found)).toEqual([
      'ROUTINE Wash',
      'RECORD_DUE Align axle',
      'OBSERVATION Route Punctuality Adherence',
      'ROUTINE Wash',
      'RECORD_CREATED Align axle',
      'RECORD_COMPLETED Replace pads',
      'RECORD_CREATED Replace pads',
    ])
    expect(found!.totalCount).toBe(7)
    expect(found!.nodes[0]).toMatchObject({
      detail: 'PLANNED',
      nodeId: globalId('Occurrence', planned.id),
      sourceId: series.globalId,
      recordKey: null,
    })
    expect(found!.nodes[1]).toMatchObject({ nodeId: open.globalId, recordKey: open.key, sourceId: null })
    expect(found!.nodes[2]).toMatchObject({ value: 99, unit: '%', sourceId: globalId('Metric', benchmark.metricId) })
    expect(found!.nodes[3]).toMatchObject({ detail: 'SKIPPED: Out on the road' })
    expect(found!.nodes[5]).toMatchObject({ detail: admin.name })
  })

  test('is narrowed, turned round and read page by page, and each page is as many statements as one', async () => {
    const { truck } = await lived()
    const all = shown(await timeline(truck))!
    expect(shown(await timeline(truck, { orderBy: { field: 'AT', direction: 'ASC' } }))).toEqual(all.toReversed())
    expect(shown(await timeline(truck, { filter: { kind: { in: ['ROUTINE'] } } }))).toHaveLength(2)
    const ahead = await timeline(truck, {
      filter: { at: { gte: world.clock.now().toISOString() } },
      orderBy: { field: 'AT' },
    })
    expect(shown(ahead)).toEqual(['RECORD_DUE Align axle', 'ROUTINE Wash'])
    const paged: string[] = []
    let after: string | null = null
    do {
      const page: Timeline | undefined = await timeline(truck, { first: 2, after })
      paged.push(...shown(page)!)
      after = page!.pageInfo.hasNextPage ? page!.pageInfo.endCursor : null
    } while (after)
    expect(paged).toEqual(all)
    const statements = (first: number) => statementsOf(() => timeline(truck, { first }))
    await statements(1)
    expect((await statements(1)).length).toBe((await statements(5)).length)
  })

  test('shows each only what they see, and nothing of a vehicle that they do not', async () => {
    const { truck } = await lived()
    expect(shown(await timeline(truck, {}, worker))).toEqual([
      'ROUTINE Wash',
      'RECORD_DUE Align axle',
      'ROUTINE Wash',
      'RECORD_CREATED Align axle',
    ])
    for (const person of [outsider, stranger]) expect(await timeline(truck, {}, person)).toBeUndefined()
  })
})

describe('a breach of a vehicle', () => {
  test('opens a record that names the vehicle, not in its title, and both stand in its timeline', async () => {
    const { root, yard, admin } = await house()
    const truck = await vehicle(world, yard)
    const benchmark = await punctuality(world, root, admin, { scopeKind: 'VEHICLE' })
    await days(world, benchmark, yard, [89, 90], { kind: 'VEHICLE', id: truck.id })
    await evaluate(world.services)
    const [breach] = await breachesOf(world, benchmark)
    const { action } = breach!.actions[0]!
    expect(action).toMatchObject({
      vehicleId: truck.id,
      organizationId: yard.id,
      title: 'Route Punctuality Adherence: 90 %, target 95 %',
    })
    const found = await timeline(truck, { filter: { kind: { in: ['BREACH_OPENED', 'RECORD_CREATED'] } } }, admin)
    expect(found!.nodes.map(({ kind }) => kind).sort()).toEqual(['BREACH_OPENED', 'RECORD_CREATED'])
    expect(found!.nodes.find(({ kind }) => kind === 'BREACH_OPENED')).toMatchObject({
      title: 'Punctuality',
      value: 90,
      target: 95,
      unit: '%',
      nodeId: globalId('Breach', breach!.id),
      sourceId: benchmark.globalId,
    })
  })

  test('warns the other records on it', async () => {
    const { root, yard, admin } = await house()
    const truck = await vehicle(world, yard)
    const other = await world.action(yard, admin, { vehicleId: truck.id })
    const warning = async () =>
      (
        await world.ask<{ node: { metricWarning: string | null } }>(
          admin,
          'query ($id: ID!) { node(id: $id) { ... on Action { metricWarning } } }',
          { id: other.globalId },
        )
      ).node.metricWarning
    const warns = async () =>
      (
        await world.ask<{ board: { grids: { count: number }[] } }>(
          admin,
          '{ board { grids(names: [WARN]) { count } } }',
        )
      ).board.grids[0]!.count
    const [before, calm] = [await warns(), await warning()]
    expect(calm).toBeNull()
    const benchmark = await punctuality(world, root, admin, { scopeKind: 'VEHICLE' })
    await days(world, benchmark, yard, [89, 90], { kind: 'VEHICLE', id: truck.id })
    await evaluate(world.services)
    expect(await warning()).toBe('Route Punctuality Adherence 90 %, target 95 %')
    // The record of the breach and this one.
    expect(await warns()).toBe(before + 2)
  })

  test('ends where the vehicle moves away from its benchmark, and the next is of its new organization', async () => {
    const { yard, shop, admin } = await house()
    const truck = await vehicle(world, yard)
    const left = await punctuality(world, yard, admin, { scopeKind: 'VEHICLE' })
    const joined = await punctuality(world, shop, admin, { scopeKind: 'VEHICLE', jobRoleId: left.jobRoleId })

    await days(world, left, yard, [89, 90], { kind: 'VEHICLE', id: truck.id })
    await evaluate(world.services)
    expect(await breachesOf(world, left)).toMatchObject([{ recoveredAt: null }])
    await world.mutate(
      admin,
      'updateVehicle',
      { id: truck.globalId, organizationId: shop.globalId },
      'vehicle { organization { id } }',
    )
    await evaluate(world.services)
    expect(await breachesOf(world, left)).toMatchObject([{ outcome: 'RETIRED' }])
    for (const value of [80, 81]) {
      world.clock.forward({ days: 1 })
      await days(world, joined, shop, [value], { kind: 'VEHICLE', id: truck.id })
      await evaluate(world.services)
    }
    const [opened] = await breachesOf(world, joined)
    expect(opened).toMatchObject({ organizationId: shop.id, scopeId: truck.id, recoveredAt: null })
    expect(opened!.actions[0]!.action).toMatchObject({ organizationId: shop.id, vehicleId: truck.id })
  })
})
