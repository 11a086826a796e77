// Whom anybody may sign in as where the server runs with the demo, and only there.
import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'

/** The Admin of the demo, whose password everybody knows. */
export const demoAdmin = { email: 'admin@demo.test', password: 'demo-Pass-1' }

const DemoLogin = builder.objectRef<typeof demoAdmin>('DemoLogin').implement({
  description: 'The account with which anyone may look at the demo.',
  fields: (t) => ({
    email: t.expose('email', { type: 'EmailAddress', description: 'The email address to sign in with.' }),
    password: t.exposeString('password', { description: 'The password, which everyone knows.' }),
  }),
})

builder.queryField('demoLogin', (t) =>
  t.field({
    type: DemoLogin,
    nullable: true,
    description: 'The account for looking at the demo; null unless this server runs with the demo.',
    ...policy('public'),
    async resolve(_root, _args, { services: { settings }, db }) {
      if (settings.SEED !== 'demo') return null
      const { email } = demoAdmin
      return (await db.prisma.user.findFirst({ where: { email, status: 'ACTIVE' }, select: { id: true } }))
        ? demoAdmin
        : null
    },
  }),
)
