// The quota of records must not cost who writes one: no number that a root has given out is lower than how many records
// it has. They are counted, and those who write wait for each other, where the numbers come near the quota alone.
import type { Context } from '../../kernel/context.ts'
import { groupBy } from '../../kernel/groupBy.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { mostOf } from '../../kernel/quota/quotas.ts'
import { spend } from '../../kernel/quota/spend.ts'
import { countQuota } from '../../kernel/quota/usedOf.ts'

/** How near that is: more than are being written at any moment, which nobody can count yet. */
const near = 1_000

countQuota('RECORDS', { root: `select count(*)::float8 as used from action where root_id = $1::uuid` })

/** How many records a root had when a number was given out: numbers run ahead of them, by what was never written. */
const counted = new Map<string, { number: number; count: number }>()

interface Written {
  rootId: string
  number: number
}

/** Throws where the records that were just written are more than their root may have. */
export async function requireRoomForRecords(
  transaction: Transaction,
  asking: Pick<Context, 'now' | 'services'>,
  rows: readonly Written[],
): Promise<void> {
  const most = mostOf(asking.services.settings, 'RECORDS', 'root')!
  for (const [rootId, own] of groupBy(rows, (row) => row.rootId)) {
    const number = Math.max(...own.map((row) => row.number))
    const before = counted.get(rootId) ?? { number: 0, count: 0 }
    if (number - before.number + before.count + near <= most) continue
    const spending = { amount: own.length, rootIds: [rootId], isWritten: true }
    const [count] = await spend(transaction, asking, 'RECORDS', spending)
    counted.set(rootId, { number, count: count! })
  }
}
