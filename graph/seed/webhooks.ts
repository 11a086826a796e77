// A webhook of each company whose other side broke down three days ago, with its log, and one that is not yet on. Both
// lead to names that are reserved for tests, and neither is on: nothing ever leaves a demo.
import { compose } from '../integration/webhook/compose.ts'
import { type NotedEvent } from '../integration/webhook/notedEvent.ts'
import { testEvent } from '../integration/webhook/events.ts'
import { mostTries, waits } from '../integration/webhook/retries.ts'
import { References } from '../kernel/references.ts'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'
import { day, hour, minute } from '../kernel/time/milliseconds.ts'

type Id = (...name: string[]) => string
type Step = NotedEvent & { subjectId: string }

/** How long ago the other side broke down, and the webhook was turned off at the latest. */
const brokenFor = 76 * hour
const offFor = 3 * hour

/** How long after an event its last try is made. */
const lastTryAfter = waits.reduce((sum, minutes) => sum + minutes * minute, 0) + 900

const steps = `
  select h.id, case h.transition when 'CREATE' then 'action.created' else 'action.changed' end kind, a.organization_id "organizationId", a.id "subjectId", h.at,
    jsonb_build_object(
      'action', webhook_action(a) || jsonb_build_object('status', h.to_status, 'disposition', h.to_disposition, 'version', h.version),
      'step', jsonb_build_object('transition', h.transition, 'fromStatus', h.from_status, 'toStatus', h.to_status, 'fromDisposition', h.from_disposition,
        'toDisposition', h.to_disposition, 'actorId', h.actor_id, 'onBehalfOfId', h.on_behalf_of_id, 'reason', h.reason)) facts
  from action_history h join action a on a.id = h.action_id
  where a.root_id = $1::uuid and h.at between $2 and $3 and (h.from_status is null or h.from_status <> h.to_status) order by h.at desc, h.id limit $4`

export async function seedWebhooks(tx: Prisma.TransactionClient, company: Company, id: Id, now: Date) {
  const rootId = id('organization', company.tree.name)
  const createdById = uuidOf(company.hands.find(({ level }) => level === 'ADMIN')!.email)
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const usual = { organizationId: rootId, isActive: false, createdById }
  const between = (from: number, to: number, most: number) =>
    tx.$queryRawUnsafe<Step[]>(steps, rootId, ago(from), ago(to), most)
  const failed = (await between(brokenFor, lastTryAfter + offFor, 6)).toReversed()
  const pausedAt = new Date((failed.at(-1)?.at ?? ago(lastTryAfter + offFor)).getTime() + lastTryAfter)
  const webhook = await tx.webhook.create({
    data: {
      ...usual,
      id: id('webhook', 'Maintenance system'),
      name: 'Maintenance system',
      url: 'https://hooks.maintenance.test/opsgraph',
      events: ['action.created', 'action.changed', 'note.added'],
      createdAt: ago(41 * day),
      failingSince: ago(brokenFor),
      pausedAt,
      pausedReason: 'Every try of 3 days failed. The last one: It was answered with 502 Bad Gateway.',
    },
  })
  await tx.webhook.create({
    data: {
      ...usual,
      id: id('webhook', 'Load board'),
      name: 'Load board',
      url: 'https://events.loadboard.test/v1/in',
      events: ['action.assigned', 'action.rescheduled', 'appointment.changed', 'breach.opened', 'breach.recovered'],
      createdAt: ago(2 * day),
    },
  })
  const tried: Step = {
    id: id('webhook', 'test'),
    kind: testEvent,
    organizationId: rootId,
    subjectId: webhook.id,
    at: ago(29 * day),
    facts: { webhook: { id: webhook.id, legacyId: webhook.legacyId, name: webhook.name, byId: createdById } },
  }
  const delivered = [tried, ...(await between(28 * day, brokenFor, 18)).toReversed()]
  const waiting = (await between(22 * hour, now.getTime() - pausedAt.getTime() + 5 * minute, 4)).toReversed()
  const all = [...delivered, ...failed, ...waiting]
  const bodies = await bodiesOf(tx, all)
  const eventIdOf = (step: Step) => id('webhook event', step.id)
  const deliveryIdOf = (step: Step) => id('webhook delivery', step.id)
  await tx.webhookEvent.createMany({
    data: all.map(({ facts, ...step }) => ({
      id: eventIdOf({ facts, ...step }),
      kind: step.kind,
      organizationId: step.organizationId,
      subjectId: step.subjectId,
      at: step.at,
      facts: facts as unknown as Prisma.InputJsonObject,
      body: bodies.get(step.id),
    })),
  })
  const triesOf = (step: Step) =>
    failed.includes(step)
      ? mostTries
      : waiting.includes(step)
        ? triesUntil(pausedAt.getTime() - step.at.getTime())
        : all.indexOf(step) === 7
          ? 2
          : 1
  await tx.webhookDelivery.createMany({
    data: all.map((step) => ({
      id: deliveryIdOf(step),
      webhookId: webhook.id,
      eventId: eventIdOf(step),
      subjectId: step.subjectId,
      attempts: triesOf(step),
      tries: triesOf(step),
      state: failed.includes(step)
        ? ('FAILED' as const)
        : waiting.includes(step)
          ? ('WAITING' as const)
          : ('DELIVERED' as const),
    })),
  })
  await tx.webhookTry.createMany({
    data: all.flatMap((step, i) =>
      Array.from({ length: triesOf(step) }, (_, n) => {
        const at = new Date(step.at.getTime() + 900 + untilTry(n))
        const isAnswered = delivered.includes(step) && n === triesOf(step) - 1
        const outcome = isAnswered ? answered(i) : delivered.includes(step) ? busy : unanswered(n)
        return { deliveryId: deliveryIdOf(step), n: n + 1, at, ...outcome }
      }),
    ),
  })
}

const untilTry = (n: number) => waits.slice(0, n).reduce((sum, minutes) => sum + minutes * minute, 0)

/** How often something was tried in so long a time. */
const triesUntil = (milliseconds: number) =>
  Array.from({ length: mostTries - 1 }, (_, n) => n).filter((n) => untilTry(n) <= milliseconds).length

const answered = (i: number) => ({
  status: i % 5 === 2 ? 202 : 200,
  durationMs: 84 + ((i * 61) % 240),
  error: '',
  answer: '{"ok":true}',
})
const busy = {
  status: 503,
  durationMs: 312,
  error: 'It was answered with 503 Service Unavailable.',
  answer: 'busy, try again',
}
const unanswered = (n: number) =>
  n % 4 === 1
    ? { status: null, durationMs: 10_004, error: 'The server did not answer within 10 seconds.', answer: '' }
    : {
        status: 502,
        durationMs: 131 + n * 9,
        error: 'It was answered with 502 Bad Gateway.',
        answer:
          '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center></body></html>',
      }

/** What was sent, as it is made when it is. */
async function bodiesOf(tx: Prisma.TransactionClient, events: readonly Step[]) {
  const references = new References(await tx.referenceItem.findMany())
  const run = async <R>(text: string, values: unknown[]) =>
    (await tx.$queryRawUnsafe<object[]>(text, ...values)).map((row) => Object.values(row) as R)
  return compose({ run }, references, events)
}
