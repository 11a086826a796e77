import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { WebhookEvent } from './enums.ts'
import { eventNames, eventTypes, exampleOf, type EventName } from './events.ts'

const WebhookEventType = builder.objectRef<{ name: EventName }>('WebhookEventType').implement({
  description: 'Something that a webhook can be told.',
  fields: (t) => ({
    event: t.expose('name', { type: WebhookEvent, description: 'Its constant.' }),
    name: t.exposeString('name', { description: 'What it is called where it is sent, as action.created.' }),
    about: t.string({ description: 'When it is sent, in a sentence.', resolve: ({ name }) => eventTypes[name].about }),
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
    description: 'All that a webhook can be told.',
    ...policy('signedIn'),
    resolve: () => eventNames.map((name) => ({ name })),
  }),
)
