import type { builder } from '../../kernel/builder.ts'

type Fields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>

/** How the page says what it kept, and what the provider answered. */
export const backFields = (t: Fields) => ({
  organizationId: t.id({ required: true, description: 'The root organization whose provider it is.' }),
  startToken: t.string({ required: true, description: 'The token of the sign-in that was started.' }),
  response: t.string({
    required: true,
    description:
      'The query of the address to which the provider led back: with its code and state, or by SAML with saml.',
  }),
})
