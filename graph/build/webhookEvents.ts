import { eventNames, eventTypes, exampleOf, testEvent } from '../integration/webhook/events.ts'

const fenced = (value: object) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

/** The part of docs/webhooks.md that the code says: each event, when it is sent, and an example of what is. */
const eventsDocument = (): string =>
  [
    ...eventNames.map((name) => `### ${name}\n\n${eventTypes[name].about}\n\n${fenced(exampleOf(name))}`),
    `### ${testEvent}\n\nSomebody tries the webhook. It is sent once, also while the webhook is off.\n\n${fenced(exampleOf(testEvent))}`,
  ].join('\n\n')

const heading = '## Events\n\n'

/** The document with that part as the code says it. */
export const withEvents = (text: string) =>
  `${text.slice(0, text.indexOf(heading) + heading.length)}${eventsDocument()}\n`
