import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import { about } from './about.ts'
import { deliveryList } from './deliveryList.ts'
import { eventConstant, WebhookDeliveryState, WebhookEvent } from './enums.ts'
import type { Facts } from './notedEvent.ts'
import './visibleWebhooks.ts'
import { Webhook } from './Webhook.ts'
import { WebhookTry } from './WebhookTry.ts'
import { textIn } from '../../kernel/messages/text.ts'

export const WebhookDelivery = builder.prismaObject('WebhookDelivery', {
  description: 'The delivery of an event to a webhook; deliveries are kept for 30 days.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organization.administer'),
  fields: (t) => ({
    webhook: t.relation('webhook', { type: Webhook, description: 'The webhook that receives the event.' }),
    idHeader: t.exposeString('id', {
      description: 'The value of the webhook-id header; it is the same for all attempts.',
    }),
    event: t.field({
      type: WebhookEvent,
      nullable: true,
      description: 'The event that is delivered; null for a test delivery.',
      select: { event: { select: { kind: true } } },
      resolve: ({ event }) => eventConstant(event.kind),
    }),
    type: t.string({
      description: 'The type of the event as sent in the request, such as action.created.',
      select: { event: { select: { kind: true } } },
      resolve: ({ event }) => event.kind,
    }),
    about: t.string({
      description: 'A short description of the object that the event concerns.',
      select: { event: { select: { facts: true } } },
      resolve: ({ event }, _args, { language }) => textIn(language, about(event.facts as unknown as Facts)),
    }),
    happenedAt: t.field({
      type: 'DateTime',
      description: 'When the event occurred.',
      select: { event: { select: { at: true } } },
      resolve: ({ event }) => event.at,
    }),
    state: t.expose('state', {
      type: WebhookDeliveryState,
      description: 'Whether the delivery is waiting, has arrived or has failed.',
    }),
    attempts: t.exposeInt('attempts', { description: 'The number of attempts since the delivery was last queued.' }),
    nextAt: t.expose('nextAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the next attempt is due; null if there will be none or the webhook is turned off.',
    }),
    body: t.string({
      nullable: true,
      description: 'The request body; null before the first attempt.',
      select: { event: { select: { body: true } } },
      resolve: ({ event }) => event.body,
    }),
    tries: t.field({
      type: [WebhookTry],
      description: 'The delivery attempts, newest first, at most 50.',
      select: { log: { orderBy: { n: 'desc' }, take: 50 } },
      resolve: ({ log }) => log,
    }),
    lastTry: t.field({
      type: WebhookTry,
      nullable: true,
      description: 'The most recent delivery attempt; null if there has been none.',
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
