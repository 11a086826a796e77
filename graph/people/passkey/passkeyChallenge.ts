import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { newChallenge, type Challenge } from './challenge.ts'
import { getOptions } from './takePasskey.ts'

const PasskeyChallenge = builder.objectRef<Challenge>('PasskeyChallenge').implement({
  description: 'What a passkey is to sign, good once and for five minutes.',
  fields: (t) => ({
    token: t.exposeString('token', { description: 'To be sent beside the response of the authenticator.' }),
    options: t.field({
      type: 'JSON',
      description: 'What navigator.credentials.get takes; JSON, since WebAuthn says what is in it.',
      resolve: ({ bytes }, _args, context) => getOptions(context, bytes),
    }),
  }),
})

builder.queryField('passkeyChallenge', (t) =>
  t.field({
    type: PasskeyChallenge,
    description: 'A challenge to sign in or to confirm an identity with a passkey.',
    ...policy('public'),
    resolve: (_root, _args, context) => newChallenge(context, 'use'),
  }),
)
