// Keys that make retries safe: the first call under one takes it, and what it answers is kept with what it writes.
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Prisma } from '../../prisma/__generated__/client/client.ts'
import type { Context } from './context.ts'
import { keyInFlight, ValidationError } from './errors.ts'
import type { KeyToKeep, Payload, Transaction } from './mutation.ts'
import * as t from './__generated__/messages.ts'

const keptHours = 24
/**
 * What was broken off, as by the end of its process, holds its key no longer than this. A request may be under way for
 * longer: of two that work under one key, the one that keeps its answer first makes its change, the other none.
 */
const takenSeconds = 12

export function keyToKeep(context: Context, name: string, key: string, input: object): KeyToKeep {
  if (key.length > 100) throw new ValidationError([{ path: 'idempotencyKey', message: t.writeAtMost({ most: '100' }) }])
  const request = createHash('sha256')
    .update(JSON.stringify([name, input]))
    .digest()
  return { userId: context.requireViewer().id, key, request }
}

/**
 * Does the work, unless it was done under this key before; the key is taken first, so that of two at once one does it.
 */
export async function once<P extends Payload>(
  context: Context,
  keep: KeyToKeep | undefined,
  work: () => Promise<P>,
): Promise<P> {
  if (!keep) return work()
  const before = await take<P>(context, keep)
  if (before) return before
  try {
    return await work()
  } finally {
    await release(context, keep).catch(() => void releaseLater(context, keep))
  }
}

/** Takes the key, or answers with what was kept; the user's keys that are past their time are forgotten first. */
async function take<P extends Payload>({ db, now }: Context, keep: KeyToKeep): Promise<P | undefined> {
  const { userId, key, request } = keep
  const { idempotencyKey } = db.prisma
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  await idempotencyKey.deleteMany({
    where: {
      userId,
      OR: [
        { createdAt: { lt: ago(keptHours * 3600) } },
        { key, createdAt: { lt: ago(takenSeconds) }, result: { equals: Prisma.DbNull } },
      ],
    },
  })
  keep.takenAt = now
  const data = { userId, key, request: new Uint8Array(request), createdAt: now }
  const { count } = await idempotencyKey.createMany({ data: [data], skipDuplicates: true })
  if (count) return undefined
  const row = await idempotencyKey.findUnique({ where: { userId_key: { userId, key } } })
  if (row && Buffer.compare(row.request, request) !== 0) {
    throw new ValidationError([{ path: 'idempotencyKey', message: t.keyUsed }])
  }
  if (row?.result) return row.result as P
  throw keyInFlight()
}

/** Throws where this call does not hold its key any more: another call with the same key has taken it over. */
export async function requireKey({ db }: Context, { userId, key }: KeyToKeep): Promise<void> {
  const held = await db.prisma.idempotencyKey.count({ where: { userId, key, result: { equals: Prisma.DbNull } } })
  if (!held) throw keyInFlight()
}

/** Frees a key under which nothing was kept, unless somebody else has taken it meanwhile. */
async function release({ db }: Context, keep: KeyToKeep): Promise<void> {
  const { userId, key, isKept, takenAt } = keep
  if (isKept) return
  const where = { userId, key, createdAt: takenAt, result: { equals: Prisma.DbNull } }
  await db.prisma.idempotencyKey.deleteMany({ where })
}

/** Frees it once the database answers again: until then nobody can tell whether an answer was kept. */
async function releaseLater(context: Context, keep: KeyToKeep): Promise<void> {
  for (let tries = 0; tries < takenSeconds; tries++) {
    await pause(1000, undefined, { ref: false })
    const isFree = await release(context, keep).then(
      () => true,
      () => false,
    )
    if (isFree) return
  }
}

/** Keeps the answer under its key; where the key was lost meanwhile, somebody else does the same. */
export async function keepAnswer(
  transaction: Transaction,
  { userId, key }: KeyToKeep,
  payload: Payload,
): Promise<void> {
  const { count } = await transaction.idempotencyKey.updateMany({
    where: { userId, key, result: { equals: Prisma.DbNull } },
    data: { result: payload as Prisma.InputJsonObject },
  })
  if (!count) throw keyInFlight()
}
