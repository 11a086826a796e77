import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { WebhookEvent } from './enums.ts'
import { eventNames, eventTypes, exampleOf, type EventName } from './events.ts'

const WebhookEventType = builder.objectRef<{ name: EventName }>('WebhookEventType').implement({
  description: 'A type of event that can be delivered to webhooks.',
  fields: (t) => ({
    event: t.expose('name', { type: WebhookEvent, description: 'The enum value of the event.' }),
    name: t.exposeString('name', {
      description: 'The type of the event as sent in the payload, such as action.created.',
    }),
    about: t.string({
      description: 'When the event is sent, in one sentence.',
      resolve: ({ name }) => eventTypes[name].about,
    }),
    example: t.field({
      type: 'JSON',
      description: 'What is sent, by an example; JSON, since each event tells of something else.',
      resolve: ({ name }) => exampleOf(name),
    }),
  }),
})

builder.queryField('webhookEvents', (t) =>
  t.field({
    type: [WebhookEventType],
    description: 'All event types a webhook can receive.',
    ...policy('signedIn'),
    resolve: () => eventNames.map((name) => ({ name })),
  }),
)
