// How much the installation uses of its quotas, for who watches it.
import type { Services } from '../context.ts'
import { gauge, type Readings } from '../metrics/registry.ts'
import { mostOf, quotaKinds, type QuotaKind } from './quotas.ts'
import { usedOf } from './usedOf.ts'

/** Who looks often is told what was read then, in milliseconds. */
const readEvery = 60_000

/** Begins to tell it. */
export function watchQuotas({ db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>) {
  const limits = quotaKinds.flatMap((kind) => {
    const most = mostOf(settings, kind, 'installation')
    return most === undefined ? [] : [{ kind, name: kind.toLowerCase(), most }]
  })
  const read = (kind: QuotaKind) => usedOf(db.prisma, kind, 'installation', { now: clock.now() })
  let last: { at: number; uses: Promise<Readings> } | undefined
  gauge('opsgraph_quota_used', 'How much of the quota of the installation is used.', ['quota'], () => {
    const now = performance.now()
    if (!last || now - last.at > readEvery)
      last = { at: now, uses: Promise.all(limits.map(async ({ kind, name }) => [await read(kind), name] as const)) }
    return last.uses
  })
  gauge('opsgraph_quota_limit', 'The quota of the installation.', ['quota'], () =>
    limits.map(({ name, most }) => [most, name] as const),
  )
}
