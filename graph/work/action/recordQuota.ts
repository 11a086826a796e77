// The quota of records must not cost who writes one: no number that a root has given out is lower than how many records
// it has. They are counted, and those who write wait for each other, where the numbers come near the quota alone.
import type { Context } from '../../kernel/context.ts'
import { groupBy } from '../../kernel/groupBy.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { mostOf } from '../../kernel/quota/quotas.ts'
import { spend } from '../../kernel/quota/spend.ts'
import { countQuota } from '../../kernel/quota/usedOf.ts'
import type { Settings } from '../../kernel/settings.ts'

/** How near that is: more than are being written at any moment, which nobody can count yet. */
const near = 1_000

countQuota('RECORDS', { root: `select count(*)::float8 as used from action where root_id = $1::uuid` })

/** How many records a root had when a number was given out: numbers run ahead of them, by what was never written. */
const counted = new Map<string, { number: number; count: number }>()

export interface Written {
  id: string
  rootId: string
  number: number
}

/** Up to which number a record has room without being counted. */
export function numberWithRoom(settings: Settings, rootId: string): number {
  const before = counted.get(rootId) ?? { number: 0, count: 0 }
  return mostOf(settings, 'RECORDS', 'root')! - near - before.count + before.number
}

/** Throws where the records that were just written are more than their root may have. */
export async function requireRoomForRecords(
  transaction: Transaction,
  asking: Pick<Context, 'now' | 'services'>,
  rows: readonly Written[],
): Promise<void> {
  for (const [rootId, own] of groupBy(rows, (row) => row.rootId)) {
    const number = Math.max(...own.map((row) => row.number))
    if (number <= numberWithRoom(asking.services.settings, rootId)) continue
    const spending = { amount: own.length, rootIds: [rootId], isWritten: true }
    const [count] = await spend(transaction, asking, 'RECORDS', spending)
    counted.set(rootId, { number, count: count! })
  }
}
