import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import { about } from './about.ts'
import { deliveryList } from './deliveryList.ts'
import { eventConstant, WebhookDeliveryState, WebhookEvent } from './enums.ts'
import type { Facts } from './notedEvent.ts'
import './visibleWebhooks.ts'
import { Webhook } from './Webhook.ts'
import { WebhookTry } from './WebhookTry.ts'

export const WebhookDelivery = builder.prismaObject('WebhookDelivery', {
  description: 'An event on its way to a webhook; it is kept for 30 days.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organization.administer'),
  fields: (t) => ({
    webhookId: t.exposeString('id', { description: 'What is sent as webhook-id, at each try the same.' }),
    event: t.field({
      type: WebhookEvent,
      nullable: true,
      description: 'What has happened; null for a test.',
      select: { event: { select: { kind: true } } },
      resolve: ({ event }) => eventConstant(event.kind),
    }),
    type: t.string({
      description: 'What has happened, as it is sent.',
      select: { event: { select: { kind: true } } },
      resolve: ({ event }) => event.kind,
    }),
    about: t.string({
      description: 'What it happened to, in a few words.',
      select: { event: { select: { facts: true } } },
      resolve: ({ event }) => about(event.facts as unknown as Facts),
    }),
    happenedAt: t.field({
      type: 'DateTime',
      description: 'When it happened.',
      select: { event: { select: { at: true } } },
      resolve: ({ event }) => event.at,
    }),
    state: t.expose('state', { type: WebhookDeliveryState, description: 'How far it is.' }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried since it was last to be sent.' }),
    nextAt: t.expose('nextAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is tried next; null where that is over, or the webhook is off.',
    }),
    body: t.string({
      nullable: true,
      description: 'What is sent; null until it is sent for the first time.',
      select: { event: { select: { body: true } } },
      resolve: ({ event }) => event.body,
    }),
    tries: t.field({
      type: [WebhookTry],
      description: 'Each try, the last one first.',
      select: { log: { orderBy: { n: 'desc' }, take: 50 } },
      resolve: ({ log }) => log,
    }),
    lastTry: t.field({
      type: WebhookTry,
      nullable: true,
      description: 'The last try; null before the first.',
      select: { log: { orderBy: { n: 'desc' }, take: 50 } },
      resolve: ({ log }) => log[0],
    }),
  }),
})

builder.prismaObjectField(Webhook, 'deliveries', (t) =>
  t.connection({
    type: WebhookDelivery,
    description: 'What was and is to be sent.',
    args: deliveryList.args(t),
    select: { id: true },
    resolve: ({ id: webhookId }, args, context, info) =>
      deliveryList.page(context, info, args, 'deliveries', { webhookId }),
  }),
)
