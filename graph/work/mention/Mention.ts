import { builder } from '../../kernel/builder.ts'

const kinds = {
  USER: { description: 'A user.' },
  ACCESS_LEVEL: { description: 'Everyone with an access level at the place of the record.' },
  JOB_ROLE: { description: 'Everyone with a job role at the place of the record.' },
} as const

export const MentionKind = builder.enumType('MentionKind', {
  description: 'Whether a mention is of a user or of a role.',
  values: kinds,
})

/** As it is kept: the name is what stands there in the text. */
export interface KeptMention {
  kind: keyof typeof kinds
  start: number
  length: number
}

export const Mention = builder.objectRef<KeptMention>('Mention').implement({
  description: 'Where a text mentions a user or a role; the text keeps the name as it was when it was sent.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: MentionKind,
      description: 'Whether it is of a user, an access level or a job role.',
    }),
    start: t.exposeInt('start', { description: 'Where the mention begins in the text, in UTF-16 units.' }),
    length: t.exposeInt('length', { description: 'How long the mention is in the text, in UTF-16 units.' }),
  }),
})
