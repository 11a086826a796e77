// How a webhook does: read for all of a request at once.
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { Webhook } from './Webhook.ts'

interface Health {
  delivered: number
  failed: number
  waiting: number
  lastTryAt: string | null
}

const WebhookHealth = builder.objectRef<Health>('WebhookHealth').implement({
  description: "Statistics of a webhook's deliveries within the retention period.",
  fields: (t) => ({
    delivered: t.exposeInt('delivered', { description: 'The number of successful deliveries.' }),
    failed: t.exposeInt('failed', { description: 'The number of failed deliveries.' }),
    waiting: t.exposeInt('waiting', {
      description: 'The number of deliveries waiting for their first or next attempt.',
    }),
    lastTryAt: t.expose('lastTryAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last attempt was made; null if there has been none.',
    }),
  }),
})

const statement = `
  select k.id, coalesce(c.delivered, 0), coalesce(c.failed, 0), coalesce(c.waiting, 0), t.at
  from unnest($1::uuid[]) with ordinality k(id, place)
  left join lateral (
    select count(*) filter (where state = 'DELIVERED') delivered, count(*) filter (where state = 'FAILED') failed, count(*) filter (where state = 'WAITING') waiting
    from webhook_delivery where webhook_id = k.id) c on true
  left join lateral (
    select max(t.at) at from webhook_try t join webhook_delivery d on d.id = t.delivery_id where d.webhook_id = k.id) t on true
  order by k.place`

const healthOf = (context: Context, id: string) =>
  context
    .loader<string, Health>('health of webhooks', async (ids) => {
      const rows = await context.db.run<
        [id: string, delivered: number, failed: number, waiting: number, lastTryAt: string | null]
      >(statement, [[...ids]])
      return rows.map(([, delivered, failed, waiting, lastTryAt]) => ({ delivered, failed, waiting, lastTryAt }))
    })
    .load(id)

builder.prismaObjectField(Webhook, 'health', (t) =>
  t.field({
    type: WebhookHealth,
    description: 'Delivery statistics of the webhook.',
    select: { id: true },
    resolve: ({ id }, _args, context) => healthOf(context, id),
  }),
)
