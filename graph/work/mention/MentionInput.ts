import { builder } from '../../kernel/builder.ts'
import { AccessLevel } from '../../people/membership/AccessLevel.ts'

export const MentionInput = builder.inputType('MentionInput', {
  description: 'Who is mentioned; the text contains `@` and the name.',
  isOneOf: true,
  fields: (t) => ({
    userId: t.id({ description: 'A user who sees the record.' }),
    accessLevel: t.field({
      type: AccessLevel,
      description: 'Everyone with this access level at the place of the record.',
    }),
    jobRoleId: t.id({ description: 'Everyone with this job role at the place of the record.' }),
  }),
})

export type MentionGiven = (typeof MentionInput)['$inferInput']
