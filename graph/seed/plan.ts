// The demo's plan of the days to come: slots within working time, some people full, some with room.
import { workerKey, workingTimes } from '../people/schedule/workingTimes.ts'
import type { Context } from '../kernel/context.ts'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { uuidOf } from './random.ts'
import type { Company, Hand } from './world.ts'
import { day, minute } from '../kernel/time/milliseconds.ts'

type Id = (...name: string[]) => string

const quarter = 15 * minute

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const shifts = [
  [[1, 2, 3, 4, 5], 6, 14],
  [[2, 3, 4, 5, 6], 13, 21],
  [[3, 4, 5, 6, 7], 7, 15],
] as const

/** Where it is always open, people work in shifts. */
const ofTerminal = ({ at }: Hand) => at === 'Reno terminal'

/** How much of a day is planned, by who it is. */
const fullness = [0.85, 0.6, 1.1, 0.4, 0.75]

/** The statements of the graph, within the transaction of the seed. */
const reading = (tx: Prisma.TransactionClient): Context =>
  ({
    db: {
      run: async (text: string, values: unknown[]) =>
        (await tx.$queryRawUnsafe<object[]>(text, ...values)).map((row) =>
          Object.values(row).map((value: unknown) => (value instanceof Date ? value.toISOString() : value)),
        ),
    },
  }) as unknown as Context

export async function seedPlan(tx: Prisma.TransactionClient, company: Company, id: Id, now: Date) {
  const rootId = id('organization', company.tree.name)
  const known = await tx.personalSchedule.findMany({ where: { organization: { rootId } }, select: { userId: true } })
  const onShift = company.hands.filter(
    (hand) => ofTerminal(hand) && !known.some(({ userId }) => userId === uuidOf(hand.email)),
  )
  await tx.personalSchedule.createMany({
    data: onShift.map(({ email, at }, i) => {
      const [weekdays, from, to] = shifts[i % shifts.length]!
      const windows = everyDay
        .filter((one) => (weekdays as readonly number[]).includes(one))
        .map((weekday) => ({ weekday, from: from * 60, to: to * 60 }))
      return {
        id: id('personal schedule', email),
        userId: uuidOf(email),
        organizationId: id('organization', at),
        timeZone: 'America/Los_Angeles',
        windows,
      }
    }),
  })
  const begin = Math.ceil((now.getTime() + 20 * minute) / quarter) * quarter
  const workers = company.hands.map(({ email, at }) => ({
    userId: uuidOf(email),
    organizationId: id('organization', at),
    rootId,
  }))
  const times = await workingTimes(reading(tx), workers, { from: begin, to: begin + 9 * day })
  const open = await tx.action.findMany({
    where: {
      rootId,
      bucket: { lte: 4 },
      tourId: null,
      occurrence: null,
      assigneeId: { not: null },
      OR: [{ isScheduled: true }, { status: 5, scheduledEnd: { gt: now } }],
    },
    select: { id: true, assigneeId: true, serviceTimeMins: true },
    orderBy: { legacyId: 'asc' },
  })
  const planned: { id: string; from: Date; to: Date }[] = []
  for (const [i, worker] of workers.entries()) {
    const own = open.filter(({ assigneeId }) => assigneeId === worker.userId)
    const { working } = times.get(workerKey(worker))!
    for (const span of working) {
      const end =
        span.from + (span.to - span.from) * fullness[(i + new Date(span.from).getUTCDate()) % fullness.length]!
      let at = Math.ceil(span.from / quarter) * quarter
      while (at < end) {
        const next = own.shift()
        if (!next) break
        const length = Math.max(quarter, Math.ceil((next.serviceTimeMins * minute) / quarter) * quarter)
        planned.push({ id: next.id, from: new Date(at), to: new Date(at + length) })
        at += length + quarter * (1 + (planned.length % 3))
      }
    }
  }
  const left = open.map((row) => row.id).filter((one) => !planned.some((row) => row.id === one))
  await tx.action.updateMany({ where: { id: { in: left } }, data: { isScheduled: false } })
  await tx.$executeRaw`
    update action a set scheduled_start = p.starts_at, scheduled_end = p.ends_at, is_scheduled = true
    from unnest(${planned.map((row) => row.id)}::uuid[], ${planned.map(({ from }) => from)}::timestamptz[], ${planned.map(({ to }) => to)}::timestamptz[]) p(id, starts_at, ends_at)
    where a.id = p.id`
}
