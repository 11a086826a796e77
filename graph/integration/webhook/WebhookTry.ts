import { builder } from '../../kernel/builder.ts'

export const WebhookTry = builder.prismaObject('WebhookTry', {
  description: 'One try to deliver.',
  fields: (t) => ({
    number: t.exposeInt('n', { description: 'Which one it is, from 1 up.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'The HTTP status of the answer; null where there was none.',
    }),
    durationMs: t.exposeInt('durationMs', { description: 'How long it took, in milliseconds.' }),
    error: t.string({
      nullable: true,
      description: 'Why it failed; null where it did not.',
      select: { error: true },
      resolve: ({ error }) => error || null,
    }),
    answer: t.exposeString('answer', { description: 'The beginning of the answer, at most 2 kB.' }),
  }),
})
