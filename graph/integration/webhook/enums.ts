import { builder } from '../../kernel/builder.ts'
import { eventNames, eventTypes, testEvent, type EventName } from './events.ts'

const constant = (name: string) => name.replaceAll('.', '_').toUpperCase()

export const WebhookEvent = builder.enumType('WebhookEvent', {
  description: 'What a webhook can be told; what is sent then stands in docs/webhooks.md.',
  values: Object.fromEntries(
    eventNames.map((name) => [constant(name), { value: name, description: eventTypes[name].about }]),
  ),
})

export const WebhookDeliveryState = builder.enumType('WebhookDeliveryState', {
  description: 'How far a delivery is.',
  values: {
    WAITING: { description: 'It is to be sent, or to be tried again.' },
    DELIVERED: { description: 'It was answered with a status from 200 to 299.' },
    FAILED: { description: 'It was tried as often as it is, or answered with 410 Gone.' },
  },
})

/** The name of an event as an enum's constant, of a test none. */
export const eventConstant = (kind: string): EventName | null => (kind === testEvent ? null : (kind as EventName))
