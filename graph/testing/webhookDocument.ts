import { eventNames, eventTypes, exampleOf, testEvent } from '../integration/webhook/events.ts'

const fenced = (value: object) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

/** The part of docs/webhooks.md that the code says: each event, when it is sent, and an example of what is. */
export const eventsDocument = (): string =>
  [
    ...eventNames.map((name) => `### ${name}\n\n${eventTypes[name].about}\n\n${fenced(exampleOf(name))}`),
    `### ${testEvent}\n\nSomebody tries the webhook. It is sent once, also while the webhook is off.\n\n${fenced(exampleOf(testEvent))}`,
  ].join('\n\n')
