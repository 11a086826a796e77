// Sends what is due. Each webhook has a turn of its own, so that one that is slow to answer keeps nobody else's
// waiting.
import type { LookupFunction } from 'node:net'
import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { counter, histogram } from '../../kernel/metrics/registry.ts'
import { inSpan, traceHeaders } from '../../kernel/tracing.ts'
import { bodiesOf } from './bodies.ts'
import { claim, type Claimed } from './claim.ts'
import { conclude, giveUpOn } from './conclude.ts'
import { post } from './post.ts'
import { signatures, signingNames } from './secret.ts'

const deliveries = counter('opsgraph_webhook_deliveries_total', 'Tries to deliver webhooks, by how they ended.', [
  'outcome',
])
for (const outcome of ['delivered', 'refused']) deliveries.of(outcome)
const durations = histogram('opsgraph_webhook_duration_seconds', 'How long receivers of webhooks took to answer.')

interface Ways {
  /** How names are looked up, where not as the system does. */
  lookup?: LookupFunction
  timeLimit?: number
}

/** Delivers all that is due by now; answers with how many tries that took. */
export async function deliverDue(services: Services, ways: Ways = {}): Promise<number> {
  const { db, clock, references, log } = services
  const turns = new Map<string, Promise<void>>()
  let count = 0
  await giveUpOn(services, clock.now())
  for (;;) {
    const claimed = await claim(db, clock.now(), [...turns.keys()])
    const bodies = claimed.length
      ? await bodiesOf(
          db,
          references,
          claimed.map(({ eventId }) => eventId),
        )
      : new Map<string, string>()
    for (const webhookId of new Set(claimed.map((one) => one.webhookId))) {
      const list = claimed.filter((one) => one.webhookId === webhookId)
      count += list.length
      const turn = Promise.all(list.map((one) => deliver(services, one, bodies.get(one.eventId)!, ways)))
        .then(
          () => {},
          (error: unknown) =>
            log.error({ err: error, webhookId }, 'What became of a delivery could not be written down.'),
        )
        .finally(() => turns.delete(webhookId))
      turns.set(webhookId, turn)
    }
    if (!turns.size) return count
    await Promise.race(turns.values())
  }
}

async function deliver(services: Services, claimed: Claimed, body: string, ways: Ways): Promise<void> {
  const { clock, keys, settings } = services
  const now = clock.now()
  const { id, url, oldSecretUntil, ...names } = claimed
  const timestamp = Math.floor(now.getTime() / 1000)
  const secrets = signingNames({ ...names, oldSecretUntil: oldSecretUntil ? new Date(oldSecretUntil) : null }, now)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Opsgraph-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures(keys, secrets, { id, timestamp, body }),
  }
  const outcome = await inSpan('webhook', {}, () =>
    post({ url, headers: { ...headers, ...traceHeaders() }, body, rules: settings, ...ways }),
  )
  deliveries.of(outcome.error ? 'refused' : 'delivered').add()
  durations.of().observe(outcome.durationMs / 1000)
  await conclude(services, claimed, outcome, now)
}

export const webhookJob: Job = {
  name: 'webhooks',
  seconds: 1,
  run: deliverDue,
  backlog:
    'select count(*)::int, coalesce(extract(epoch from $1 - min(next_at)), 0)::float8 from webhook_delivery where next_at <= $1',
}
