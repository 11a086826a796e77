// The past of the demo's benchmarks: the job that asks them runs once for each day of two months, and people do what it
// asks for in between. So records, ledger, feed and notifications are what the product makes. What a start that was
// killed leaves of it, the job makes up for.
import type { Services } from '../kernel/context.ts'
import { evaluate } from '../performance/breach/evaluate.ts'
// What is told in between is notifications.
import '../communication/notification/notify.ts'
import { readOutbox } from '../kernel/readOutbox.ts'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { day, hour } from '../kernel/time/milliseconds.ts'

const days = 64

/** After how many days the first record and each that follows it is completed; the rest is never. */
const work: Record<string, number[]> = {
  'On time at Salt Lake': [5, 6],
  'On time at Columbus': [4],
  'On time on the coast': [4],
  'Fleet available at Reno': [8],
  'Docks at Sparks': [7],
  'Harsh events in the East': [5, 6],
  'Unloaded in half an hour': [6],
}
/** What is not even begun. */
const untouched = ['Through the gate in an hour', 'Through the gate at Moss']

/** Notified longer ago than this is read. */
const readAfter = 20 * hour

export async function seedBreaches(services: Services): Promise<void> {
  const { prisma } = services.db
  const end = services.clock.now()
  for (let ago = days; ago >= 0; ago--) {
    const now = new Date(end.getTime() - ago * day)
    await workOn(prisma, now)
    const then = { ...services, clock: { now: () => now } }
    await evaluate(then)
    await readOutbox(then)
  }
  await prisma.$executeRaw`
    update notification n set read_at = n.at + interval '20 minutes' from breach_action b
    where b.action_id = n.action_id and n.read_at is null and n.at < ${new Date(end.getTime() - readAfter)}`
}

/** Whoever owns the record of a breach begins with it a day later, and completes it when their time has come. */
async function workOn(prisma: Services['db']['prisma'], now: Date) {
  const open = await prisma.breachAction.findMany({
    where: { action: { status: { in: [1, 5] }, assigneeId: { not: null } } },
    orderBy: { actionId: 'asc' },
    select: {
      n: true,
      action: { select: { id: true, status: true, version: true, createdAt: true, assigneeId: true } },
      breach: { select: { benchmark: { select: { name: true } } } },
    },
  })
  for (const { n, action, breach } of open) {
    const { name } = breach.benchmark
    const age = Math.round((now.getTime() - action.createdAt.getTime()) / day)
    const isDue = age >= (work[name]?.[n - 1] ?? Number.POSITIVE_INFINITY)
    if (action.status === 5 && age >= 1 && !untouched.includes(name))
      await step(prisma, action, 'START', new Date(now.getTime() - 5 * hour))
    else if (action.status === 1 && isDue) await step(prisma, action, 'COMPLETE', new Date(now.getTime() - 3 * hour))
  }
}

type Step = 'START' | 'COMPLETE'

const columns = (step: Step, at: Date, actorId: string): Prisma.ActionUncheckedUpdateInput =>
  step === 'START' ? { status: 1, actualStart: at } : { status: 9, actualEnd: at, completedById: actorId }

function step(
  prisma: Services['db']['prisma'],
  { id, status, version, assigneeId }: { id: string; status: number; version: number; assigneeId: string | null },
  name: Step,
  at: Date,
) {
  const actorId = assigneeId!
  return prisma.$transaction([
    prisma.action.update({
      where: { id },
      data: { ...columns(name, at, actorId), statusAt: at, updatedAt: at, version: version + 1 },
      select: { id: true },
    }),
    prisma.historyEntry.create({
      data: {
        actionId: id,
        version: version + 1,
        transition: name,
        fromStatus: status,
        toStatus: name === 'START' ? 1 : 9,
        actorId,
        at,
      },
      select: { id: true },
    }),
  ])
}
