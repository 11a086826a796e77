// What the mutations that walk a run share: the run, seen by the viewer, who may walk it, and one change at a time.
import type { Prisma, TourRunStatus } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { ConflictError, NotFoundError } from '../../kernel/errors.ts'
import type { Call, Payload, Transaction } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { requireToWalk } from './permissions.ts'
import { visibleRuns } from './visibleRuns.ts'
import type { Text } from '../../kernel/messages/text.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const whole = {
  stops: { orderBy: { position: 'asc' as const } },
  tour: { include: { startLocation: true, endLocation: true } },
  organization: true,
} satisfies Prisma.TourRunInclude

async function found(context: Context, where: Prisma.TourRunWhereInput, what: Text) {
  const run = await context.db.prisma.tourRun.findFirst({
    where: { AND: [visibleRuns(context), where] },
    include: whole,
  })
  if (!run) throw new NotFoundError(what)
  await requireToWalk(context, run)
  return run
}

export type Run = Awaited<ReturnType<typeof found>>
export type RunStop = Run['stops'][number]

export const runToWalk = (context: Context, id: string): Promise<Run> =>
  found(context, { id: uuidOf('TourRun', id) }, the('TourRun'))

export async function stopToWalk(context: Context, id: string): Promise<{ run: Run; stop: RunStop }> {
  const uuid = uuidOf('TourRunStop', id)
  const run = await found(context, { stops: { some: { id: uuid } } }, the('TourRunStop'))
  return { run, stop: run.stops.find((stop) => stop.id === uuid)! }
}

const words: Record<TourRunStatus, Text> = {
  PLANNED: t.notBegun,
  RUNNING: t.running,
  DONE: t.runDone,
  ABANDONED: t.abandoned,
}

export function requireStatus({ status }: Run, ...statuses: TourRunStatus[]): void {
  if (!statuses.includes(status)) throw new ConflictError(words[status])
}

/** Writes a change of a run, from the version that was seen: two at once are never both done. */
export function writeRun<P extends Payload>(
  { write }: Call,
  run: Run,
  seen: number | null | undefined,
  data: Prisma.TourRunUncheckedUpdateManyInput,
  more: (transaction: Transaction) => Promise<P>,
): Promise<P> {
  const version = seen ?? run.version
  return write(async (transaction) => {
    await changeVersioned(transaction.tourRun, the('TourRun'), { id: run.id, version }, data, { shown: {} })
    return more(transaction)
  })
}
