// Whether the entries of an audit log, and the chain of its seals, are what they were when they were sealed.
import type { Context } from '../../kernel/context.ts'

export interface Checked {
  seals: number
  entries: number
  changed: string[]
  missing: number
  expired: number
  added: number
  erased: number
  brokenSeals: number[]
}

/** How many entries that have changed are named at most. */
export const mostNamed = 100
const atOnce = 20

type Row = [
  number: number,
  entries: number,
  hash: string,
  previous: string,
  isWhole: boolean,
  changed: string[],
  missing: number,
  expired: number,
  added: number,
  erased: number,
]

const read = `
  select s.number, s.entries, encode(s.hash, 'hex'), encode(s.previous, 'hex'), c.*
  from audit_seal s cross join lateral check_audit_seal(s, $3) c
  where s.root_id = $1 and s.number = any($2::int[]) order by s.number`

/** Checks the latest seals of a root organization, up to so many. */
export async function checkSeals({ db, now }: Context, rootId: string, most: number): Promise<Checked> {
  const { prisma } = db
  const last = await prisma.auditSeal.findFirst({
    where: { rootId },
    orderBy: { number: 'desc' },
    select: { number: true },
  })
  const to = last?.number ?? 0
  const from = Math.max(1, to - most + 1)
  const sum: Checked = {
    seals: 0,
    entries: 0,
    changed: [],
    missing: 0,
    expired: 0,
    added: 0,
    erased: 0,
    brokenSeals: [],
  }
  let before = from === 1 ? '' : undefined
  for (let at = from; at <= to; at += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, to - at + 1) }, (_, i) => at + i)
    const rows = await db.runOnce<Row>(read, [rootId, numbers, now])
    const there = new Map(rows.map((row) => [row[0], row]))
    for (const number of numbers) {
      const row = there.get(number)
      if (!row) {
        sum.brokenSeals.push(number)
        before = undefined
        continue
      }
      const [, entries, hash, previous, isWhole, changed, missing, expired, added, erased] = row
      if (!isWhole || (before !== undefined && previous !== before)) sum.brokenSeals.push(number)
      before = hash
      sum.seals++
      sum.entries += entries
      sum.changed.push(...changed)
      sum.missing += missing
      sum.expired += expired
      sum.added += added
      sum.erased += erased
    }
  }
  return sum
}
