// What is kept of records when they change, what is rebuilt of before, and what goes after a year.
import { describe, expect, test } from 'vitest'
import { day, hour } from '../../kernel/time/milliseconds.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { erasAt } from './eras.ts'
import { clearPast } from './pastJob.ts'
import { rebuildPast } from './rebuildPast.ts'

const world = await World.make({ database: 'kept_past' })
const { root, spot, admin, worker } = await tree(world, {
  groups: { spot: {} },
  people: { admin: 'ADMIN', worker: { in: 'spot', name: 'Wanda' } },
})
const ago = (hours: number) => new Date(world.clock.now().getTime() - hours * hour)

test('all columns of a record are kept, in their order', async () => {
  const columns = (table: string) => world.prisma.$queryRaw<{ name: string; type: string }[]>`
    select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`
  const [now, then] = [await columns('action'), await columns('action_past')]
  expect(then.map(({ name }) => name).slice(0, 4)).toEqual(['until', 'era', 'position', 'step_id'])
  expect(then.slice(4)).toEqual(now)
})

test('what stood at an instant is in one of its eras', async () => {
  const spans = [0, 1, 599, 600, 601, 4800, 40_000, 3e5, 2_457_600, 1e7, 1e8].flatMap((length) =>
    [0.01, 0.5, 0.99].map((part) => ({ length, part })),
  )
  for (const { length, part } of spans) {
    const at = new Date(1_790_000_000_000 + length * 7919)
    const since = new Date(at.getTime() - Math.floor(length * part) * 1000)
    const until = new Date(since.getTime() + (length + 1) * 1000)
    const [row] = await world.prisma.$queryRaw<{ era: bigint }[]>`select era_of(${since}, ${until}) as era`
    expect(erasAt(at)).toContain(Number(row!.era))
  }
})

describe('what a record was', () => {
  test('is kept by whoever changes it, once a change, as long as it stood', async () => {
    const { id } = await world.action(root, admin, { title: 'First', createdAt: ago(3), updatedAt: ago(3) })
    const write = (title: string, hours: number) =>
      world.prisma.$executeRaw`update action set title = ${title}, updated_at = ${ago(hours)} where id = ${id}::uuid`
    await write('Second', 2)
    await write('Third', 1)
    const rows = await world.prisma.actionPast.findMany({ where: { id }, orderBy: { position: 'asc' } })
    expect(rows.map(({ title, updatedAt, until }) => [title, updatedAt, until])).toEqual([
      ['First', ago(3), ago(2)],
      ['Second', ago(2), ago(1)],
    ])
  })

  test('ends no sooner than it began, when clocks of processes differ', async () => {
    const { id } = await world.action(root, admin, { createdAt: ago(2), updatedAt: ago(2) })
    await world.prisma.$executeRaw`update action set title = 'B', updated_at = ${ago(-1)} where id = ${id}::uuid`
    await world.prisma.$executeRaw`update action set title = 'C', updated_at = ${ago(1)} where id = ${id}::uuid`
    const { updatedAt, title } = await world.prisma.action.findUniqueOrThrow({ where: { id } })
    expect([title, updatedAt]).toEqual(['C', ago(-1)])
  })

  test('goes when it has ended more than a year and a week ago', async () => {
    const { id } = await world.action(root, admin, { createdAt: ago(24 * 400), updatedAt: ago(24 * 400) })
    for (const days of [380, 360])
      await world.prisma
        .$executeRaw`update action set title = ${`${days}`}, updated_at = ${ago(24 * days)} where id = ${id}::uuid`
    await world.prisma.pastRow.create({
      data: { rootId: root.id, ofId: id, kind: 'clock', key: 'DONE', until: ago(24 * 380) },
    })
    await clearPast(world.services)
    const left = await world.prisma.actionPast.findMany({ where: { id }, select: { until: true } })
    expect(left).toEqual([{ until: ago(24 * 360) }])
    expect(await world.prisma.pastRow.count({ where: { ofId: id } })).toBe(0)
    await clearPast({ ...world.services, clock: { now: () => new Date(world.clock.now().getTime() + 30 * day) } })
    expect(await world.prisma.actionPast.count({ where: { id } })).toBe(0)
  })
})

describe('what was before everything was kept', () => {
  const step = (actionId: string, version: number, hours: number, more: object) => ({
    actionId,
    version,
    at: ago(hours),
    transition: 'EDIT',
    toStatus: 5,
    actorId: admin.id,
    ...more,
  })

  test('is rebuilt of what the history tells, once', async () => {
    const { id } = await world.action(root, admin, {
      ...spot,
      title: 'Now',
      state: 'COMPLETE',
      priorityId: 1,
      version: 6,
      assigneeId: worker.id,
      completedById: worker.id,
      scheduledEnd: ago(-5),
      actualStart: ago(8),
      actualEnd: ago(6),
      statusAt: ago(6),
      createdAt: ago(12),
      updatedAt: ago(6),
    })
    await world.prisma.historyEntry.createMany({
      data: [
        step(id, 1, 12, { transition: 'CREATE' }),
        step(id, 2, 11, {
          transition: 'RESCHEDULE',
          fromStatus: 5,
          changes: { title: ['Before', 'Now'], scheduledEnd: [ago(-3).toISOString(), ago(-5).toISOString()] },
        }),
        step(id, 3, 10, { transition: 'ASSIGN', fromStatus: 5, changes: { assignee: ['', 'Wanda'] } }),
        step(id, 4, 8, { transition: 'START', fromStatus: 5, toStatus: 1 }),
        step(id, 5, 7, {
          transition: 'REPRIORITIZE',
          fromStatus: 1,
          toStatus: 1,
          changes: { priority: ['Low', 'Urgent'] },
        }),
        step(id, 6, 6, { transition: 'COMPLETE', fromStatus: 1, toStatus: 9 }),
      ],
    })
    await world.prisma.pastBegin.updateMany({ data: { at: world.clock.now(), rebuiltTo: null, rebuiltAt: null } })
    expect(await rebuildPast(world.services)).toBeGreaterThan(0)
    const rows = await world.prisma.actionPast.findMany({ where: { id }, orderBy: { until: 'asc' } })
    expect(
      rows.map((row) => [row.updatedAt, row.until, row.title, row.status, row.bucket, row.priorityId, row.assigneeId]),
    ).toEqual([
      [ago(12), ago(11), 'Before', 5, 1, 5, null],
      [ago(11), ago(10), 'Now', 5, 1, 5, null],
      [ago(10), ago(8), 'Now', 5, 1, 5, worker.id],
      [ago(8), ago(7), 'Now', 1, 2, 5, worker.id],
      [ago(7), ago(6), 'Now', 1, 2, 1, worker.id],
    ])
    expect(rows.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5])
    expect(rows.map(({ scheduledEnd }) => scheduledEnd)).toEqual([ago(-3), ...Array.from({ length: 4 }, () => ago(-5))])
    expect(rows.map(({ actualStart, actualEnd, completedById }) => [actualStart, actualEnd, completedById])).toEqual([
      ...Array.from({ length: 3 }, () => [null, null, null]),
      ...Array.from({ length: 2 }, () => [ago(8), null, null]),
    ])
    expect(rows.map(({ statusAt }) => statusAt)).toEqual([ago(12), ago(12), ago(12), ago(8), ago(8)])
    expect(await rebuildPast(world.services)).toBe(0)
  })

  test('is shown as not exact', async () => {
    await world.prisma.pastBegin.updateMany({ data: { at: ago(1) } })
    const source = 'query ($asOf: DateTime) { board(asOf: $asOf) { asOf { isExact keptSince } } }'
    const ask = (at: Date) => world.ask(admin, source, { asOf: at.toISOString() })
    const keptSince = ago(1).toISOString()
    expect(await ask(ago(2))).toEqual({ board: { asOf: { isExact: false, keptSince } } })
    expect(await ask(ago(0.5))).toEqual({ board: { asOf: { isExact: true, keptSince } } })
  })
})
