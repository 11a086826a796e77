// What people set for themselves, by name. A preference is checked as it is read too, so that one from before the
// product had other choices falls back instead of failing.
import type { z } from 'zod'
import type { Db } from '../../kernel/db.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { stale } from '../../kernel/stale.ts'
import * as t from './__generated__/messages.ts'

interface Kept<T> {
  value: T
  /** 0 where nothing was set. */
  version: number
}

/** Somebody's preference, or what holds where they have set none. */
export async function readPreference<T>(
  db: Pick<Db['prisma'], 'preference'>,
  userId: string,
  name: string,
  schema: z.ZodType<T>,
  otherwise: T,
): Promise<Kept<T>> {
  const row = await db.preference.findUnique({
    where: { userId_name: { userId, name } },
    select: { value: true, version: true },
  })
  if (!row) return { value: otherwise, version: 0 }
  const read = schema.safeParse(row.value)
  return { value: read.success ? read.data : otherwise, version: row.version }
}

/** Sets it, where it is still at the version that was seen; any version where none is named. */
export async function writePreference(
  tx: Transaction,
  userId: string,
  name: string,
  value: object,
  seen?: number | null,
): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`preference ${userId} ${name}`}, 0))`
  const row = await tx.preference.findUnique({ where: { userId_name: { userId, name } } })
  const version = row?.version ?? 0
  if (seen != null && seen !== version)
    throw stale(t.yourSettings, { version: seen, value }, { version, value: row?.value })
  await tx.preference.upsert({
    where: { userId_name: { userId, name } },
    create: { userId, name, value },
    update: { value, version: version + 1 },
  })
}
