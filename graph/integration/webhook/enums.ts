import { builder } from '../../kernel/builder.ts'
import { eventNames, eventTypes, testEvent, type EventName } from './events.ts'

const constant = (name: string) => name.replaceAll('.', '_').toUpperCase()

export const WebhookEvent = builder.enumType('WebhookEvent', {
  description: 'An event that can be delivered to webhooks.',
  values: Object.fromEntries(
    eventNames.map((name) => [constant(name), { value: name, description: eventTypes[name].about }]),
  ),
})

export const WebhookDeliveryState = builder.enumType('WebhookDeliveryState', {
  description: 'The status of a webhook delivery.',
  values: {
    WAITING: { description: 'The delivery is waiting for its first or next attempt.' },
    DELIVERED: { description: 'The endpoint answered with a status from 200 to 299.' },
    FAILED: { description: 'All attempts failed, or the endpoint answered with 410 Gone.' },
  },
})

/** The name of an event as an enum's constant, of a test none. */
export const eventConstant = (kind: string): EventName | null => (kind === testEvent ? null : (kind as EventName))
