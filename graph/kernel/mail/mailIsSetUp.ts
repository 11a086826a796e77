import { builder } from '../builder.ts'
import { policy } from '../node.ts'
import { mailIsSetUp } from './transport.ts'

builder.queryField('mailIsSetUp', (t) =>
  t.boolean({
    description: 'Whether mail is configured; if not, no mails are sent.',
    ...policy('signedIn'),
    resolve: (_root, _args, { services }) => mailIsSetUp(services.settings),
  }),
)
