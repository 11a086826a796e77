// Sends what waits. Each root organization has a turn of its own, so that a receiver that is slow keeps nobody else's
// waiting. No transaction is open while something is sent.
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { counter, histogram } from '../../kernel/metrics/registry.ts'
import { inSpan } from '../../kernel/tracing.ts'
import { claimStreams, type Claimed } from './claimStreams.ts'
import { concludeFailed, concludeSent, letGoOfOldest } from './concludeBatch.ts'
import { readBatch } from './readBatch.ts'
import { mostWaiting } from './retries.ts'
import { sendBatch, type Ways } from './sendBatch.ts'

const batches = counter('opsgraph_audit_stream_batches_total', 'Batches of audit streams, by how they ended.', [
  'outcome',
])
for (const outcome of ['sent', 'refused']) batches.of(outcome)
const durations = histogram(
  'opsgraph_audit_stream_duration_seconds',
  'How long receivers of audit streams took to answer.',
)

interface Options extends Ways {
  /** How many entries of a root organization wait at most. */
  most?: number
}

const mostAtOnce = 10
/** How long a run goes on to look for more, in milliseconds; then another one begins. */
const longestRun = 10_000
const between = 1_000

/** Sends all that waits by now; answers with how many batches that took. */
export async function sendDue(services: Services, options: Options = {}): Promise<number> {
  const { db, clock, log } = services
  const turns = new Map<string, Promise<void>>()
  const until = performance.now() + longestRun
  let count = 0
  for (;;) {
    const room = performance.now() < until ? mostAtOnce - turns.size : 0
    const claimed = room ? await claimStreams(db, clock.now(), [...turns.keys()], room) : []
    count += claimed.length
    for (const one of claimed) {
      const { rootId } = one
      const turn = takeTurn(services, one, options)
        .catch((error: unknown) =>
          log.error({ err: error, rootId }, 'What became of a batch of the audit log could not be written down.'),
        )
        .finally(() => turns.delete(rootId))
      turns.set(rootId, turn)
    }
    if (!turns.size) return count
    // Others have something to send meanwhile.
    const waited = new AbortController()
    await Promise.race([...turns.values(), pause(between, undefined, { signal: waited.signal }).catch(() => {})])
    waited.abort()
  }
}

async function takeTurn(services: Services, claimed: Claimed, { most = mostWaiting, ...ways }: Options): Promise<void> {
  const { rootId } = claimed
  const { entries, gone, isFull } = await readBatch(services, rootId)
  if (!entries.length) return concludeSent(services, claimed, { sent: [], gone })
  const { error, sent, durationMs } = await inSpan('audit stream', {}, () =>
    sendBatch(services, { type: 'audit.entries', destination: claimed, entries, ways }),
  )
  batches.of(error ? 'refused' : 'sent').add()
  durations.of().observe(durationMs / 1000)
  if (error) await concludeFailed(services, claimed, error)
  else {
    const uuids = entries.slice(0, sent).map(({ uuid }) => uuid)
    await concludeSent(services, claimed, { sent: uuids, gone })
  }
  // Fewer are not near the limit.
  if (isFull || entries.length >= most) await letGoOfOldest(services, rootId, most)
}

export const auditStreamJob: Job = {
  name: 'audit streams',
  seconds: 2,
  run: (services) => sendDue(services),
  backlog: `
    select count(*)::int,
      coalesce(extract(epoch from $1 - min(greatest(s.next_at, uuid_extract_timestamp(w.entry_id)))), 0)::float8
    from audit_stream s cross join lateral (
      select entry_id from audit_stream_entry e where e.root_id = s.root_id order by entry_id limit 1) w
    where s.is_on and s.next_at <= $1`,
}
