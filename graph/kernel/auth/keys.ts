// The server's own secrets. They are made once and kept in the database, so that all processes share them. One that was
// rotated is recognized for a while, and nothing is signed with it any more.
import { randomBytes } from 'node:crypto'
import type { Db } from '../db.ts'
import type { Transaction } from '../mutation.ts'
import { hour } from '../time/milliseconds.ts'
import { keptSecret, secretIn, sealSecret } from './sealedSecret.ts'

const names = {
  accessToken: 'access-token',
  refreshToken: 'refresh-token',
  /** For codes and links that are good once. */
  once: 'once',
  fileTicket: 'file-ticket',
  /** What the secrets of webhooks follow from. */
  webhook: 'webhook',
} as const

type Secrets = Record<keyof typeof names, Uint8Array>

export interface Keys extends Secrets {
  /** Those that were rotated and are still recognized, the newest first. */
  retired: Record<keyof typeof names, Uint8Array[]>
  /** Reads them anew where that was not done just now; answers whether it was done. */
  reload: () => Promise<boolean>
}

/** How long a rotated key is recognized; what webhooks sign with is until an operator ends it. */
export const overlapHours = 24
/** A token of a key that nobody knows makes nobody read keys more often than this, in milliseconds. */
const reloadedEvery = 5_000

const currentNames: readonly string[] = Object.values(names)
const keyNameOf = (name: string) => name.split(' ')[0]!

async function makeMissing({ prisma }: Db, secretKey: string): Promise<void> {
  const there = await prisma.serverKey.findMany({ where: { name: { in: [...currentNames] } }, select: { name: true } })
  const missing = currentNames.filter((name) => !there.some((one) => one.name === name))
  if (missing.length)
    await prisma.serverKey.createMany({ data: missing.map((name) => newKey(name, secretKey)), skipDuplicates: true })
}

function newKey(name: string, secretKey: string) {
  const id = randomBytes(4).toString('hex')
  return { name, id, ...keptSecret(randomBytes(32), secretKey) }
}

/** Seals what was kept open until there was a SECRET_KEY. */
async function sealOpen({ prisma }: Db, secretKey: string): Promise<void> {
  if (!secretKey) return
  for (const { name, secret } of await prisma.serverKey.findMany({ where: { sealed: false } }))
    await prisma.serverKey.updateMany({
      where: { name, sealed: false },
      data: { secret: sealSecret(secret, secretKey), sealed: true },
    })
}

async function read({ prisma }: Db, secretKey: string) {
  const rows = await prisma.serverKey.findMany({ orderBy: { createdAt: 'desc' } })
  const since = Date.now() - overlapHours * hour
  const isGood = ({ retiredAt, name }: (typeof rows)[number]) =>
    retiredAt === null || retiredAt.getTime() > since || keyNameOf(name) === names.webhook
  const secretsOf = (name: string, isCurrent: boolean) =>
    rows
      .filter((row) => keyNameOf(row.name) === name && (row.name === name) === isCurrent && isGood(row))
      .map((row) => secretIn(row, secretKey))
  const each = <T>(valueOf: (name: string) => T) =>
    Object.fromEntries(Object.entries(names).map(([key, name]) => [key, valueOf(name)])) as Record<
      keyof typeof names,
      T
    >
  return { ...each((name) => secretsOf(name, true)[0]!), retired: each((name) => secretsOf(name, false)) }
}

export async function loadKeys(db: Db, secretKey = ''): Promise<Keys> {
  await makeMissing(db, secretKey)
  await sealOpen(db, secretKey)
  let readAt = performance.now()
  const keys: Keys = {
    ...(await read(db, secretKey)),
    async reload() {
      if (performance.now() - readAt < reloadedEvery) return false
      readAt = performance.now()
      Object.assign(keys, await read(db, secretKey))
      return true
    },
  }
  return keys
}

/**
 * Looks for the secret by which something is good: the one that is used, those before it, and then, where another
 * process may have rotated it since, the one that is used by now. Null where there is none.
 */
export async function firstThatFits<T>(
  keys: Keys,
  name: keyof Secrets,
  tryWith: (secret: Uint8Array) => Promise<T>,
): Promise<T | null> {
  for (let isNew = false; ; isNew = true) {
    for (const secret of isNew ? [keys[name]] : [keys[name], ...keys.retired[name]]) {
      try {
        return await tryWith(secret)
      } catch {
        // The next one may be it.
      }
    }
    if (isNew || !(await keys.reload())) return null
  }
}

/** Rotates all keys; answers with the ids of the new ones by their names. Forgets those whose time is over. */
export async function rotateKeys(
  transaction: Transaction,
  secretKey: string,
  now: Date,
): Promise<Record<string, string>> {
  const over = new Date(now.getTime() - overlapHours * hour)
  await transaction.serverKey.deleteMany({
    where: { retiredAt: { lte: over }, NOT: { name: { startsWith: `${names.webhook} ` } } },
  })
  const ids: Record<string, string> = {}
  for (const name of currentNames) {
    const before = await transaction.serverKey.findUniqueOrThrow({ where: { name } })
    const retired = { ...before, name: `${name} ${before.id || 'first'}`, retiredAt: now }
    await transaction.serverKey.create({ data: { ...retired, secret: new Uint8Array(before.secret) } })
    const { id, secret, sealed } = newKey(name, secretKey)
    await transaction.serverKey.update({ where: { name }, data: { id, secret, sealed, createdAt: now } })
    ids[name] = id
  }
  return ids
}

/** Forgets all that were rotated; answers with how many. Webhooks whose secret is older must have a new one by then. */
export async function endOverlap(transaction: Transaction): Promise<number> {
  const { count } = await transaction.serverKey.deleteMany({ where: { retiredAt: { not: null } } })
  return count
}
