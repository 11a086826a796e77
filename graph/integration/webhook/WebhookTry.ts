import { builder } from '../../kernel/builder.ts'
import { keptIn } from '../../kernel/messages/keptText.ts'

export const WebhookTry = builder.prismaObject('WebhookTry', {
  description: 'An attempt to deliver an event to a webhook.',
  fields: (t) => ({
    number: t.exposeInt('n', { description: 'The number of the attempt, starting at 1.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'The HTTP status of the response; null if there was no response.',
    }),
    durationMs: t.exposeInt('durationMs', { description: 'The duration of the attempt, in milliseconds.' }),
    error: t.string({
      nullable: true,
      description: 'Why the attempt failed; null if it succeeded.',
      select: { error: true },
      resolve: ({ error }, _args, { language }) => keptIn(language, error) || null,
    }),
    answer: t.exposeString('answer', { description: 'The beginning of the response body, at most 2 kB.' }),
  }),
})
