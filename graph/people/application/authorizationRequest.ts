import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { requireScope } from '../../kernel/auth/scopes.ts'
import { uuidOf } from '../../kernel/node.ts'
import { textIn } from '../../kernel/messages/text.ts'
import { AccessScope } from '../token/AccessToken.ts'
import { Application } from './Application.ts'
import { authorizationAsked, type Asked } from './authorizationAsked.ts'
import { loadOne } from './visibleApplications.ts'

const AuthorizationRequest = builder.objectRef<Asked>('AuthorizationRequest').implement({
  description: 'What an application asks of the viewer, by OAuth 2.1.',
  fields: (t) => ({
    application: t.field({
      type: Application,
      nullable: true,
      description: 'The application that asks; null if the organization has none like it.',
      resolve: ({ application }, _args, context, info) => application && loadOne(context, info, application.id),
    }),
    scopes: t.field({
      type: [AccessScope],
      description: 'What it asks to be allowed; empty if it can be allowed nothing.',
      resolve: ({ granted }) => granted?.scopes ?? [],
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when it could act at the latest; null if it can be allowed nothing.',
      resolve: ({ granted }) => granted?.expiresAt ?? null,
    }),
    returnsTo: t.string({
      nullable: true,
      description: 'The host or the scheme of the address that leads back to it; null if that is none of its own.',
      resolve: ({ back }) => (back ? hostOf(back({})) : null),
    }),
    problem: t.string({
      nullable: true,
      description: 'Why it can be allowed nothing; null if it can.',
      resolve: ({ problem }, _args, { language }) => problem && textIn(language, problem),
    }),
    deniedUrl: t.field({
      type: 'URL',
      nullable: true,
      description:
        'Where it is told that it is allowed nothing, because of the problem or because the viewer does not want it; null if the address is none of its own.',
      resolve: ({ back, error, problem }) =>
        back?.({ error, ...(problem && { error_description: String(problem) }) }) ?? null,
    }),
  }),
})

const hostOf = (address: string) => {
  const { host, protocol } = new URL(address)
  return protocol.startsWith('http') ? host : protocol
}

builder.queryField('authorizationRequest', (t) =>
  t.field({
    type: AuthorizationRequest,
    description: 'What an application asks of the viewer, by the address that it has sent them to.',
    ...policy('signedIn'),
    args: {
      organizationId: t.arg.id({ required: true, description: 'The root organization that the address names.' }),
      parameters: t.arg.string({ required: true, description: 'The query string of the address.' }),
    },
    resolve(_root, { organizationId, parameters }, context) {
      requireScope(context.requireViewer(), 'ACCOUNT')
      return authorizationAsked(context, uuidOf('Organization', organizationId), parameters)
    },
  }),
)
