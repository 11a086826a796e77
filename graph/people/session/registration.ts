// Who may sign up.
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { ForbiddenError } from '../../kernel/errors.ts'
import { ofCode, openAt, openInvitation } from '../invitation/openInvitation.ts'
import { policy } from '../../kernel/node.ts'
import * as m from './__generated__/messages.ts'

const Registration = builder.enumType('Registration', {
  description: 'Who may sign up.',
  values: {
    EVERYBODY: { description: 'Anyone.' },
    INVITED: { description: 'Only people with an invitation.' },
    NOBODY: { description: 'No one.' },
  },
})

const states = { open: 'EVERYBODY', invited: 'INVITED', closed: 'NOBODY' } as const

/** Somebody has to be the first. */
async function registrationOf({ services: { settings }, db }: Context) {
  const state = states[settings.REGISTRATION]
  return state === 'EVERYBODY' || (await db.prisma.user.findFirst({ select: { id: true } })) ? state : 'EVERYBODY'
}

builder.queryField('registration', (t) =>
  t.field({
    type: Registration,
    description: 'Who may currently sign up.',
    ...policy('public'),
    resolve: (_root, _args, context) => registrationOf(context),
  }),
)

/** What the organization is called that an invitation leads to, and its root; empty where the code is no good. */
export async function organizationsOfInvitation(context: Context, code: string | null | undefined): Promise<string[]> {
  if (!code) return []
  const select = { organization: { select: { legalName: true, root: { select: { legalName: true } } } } }
  const invitation = await context.db.prisma.invitation.findFirst({
    where: openAt(ofCode(code), context.now),
    select,
  })
  return invitation ? [invitation.organization.legalName, invitation.organization.root.legalName] : []
}

/** Throws where somebody may not sign up, with the code that they have. */
export async function requireRegistration(
  context: Context,
  email: string,
  code: string | null | undefined,
): Promise<void> {
  const state = await registrationOf(context)
  if (state === 'EVERYBODY') return
  if (state === 'NOBODY') throw new ForbiddenError(m.nobodySignsUp)
  if (code && (await openInvitation(context, ofCode(code), email))) return
  throw new ForbiddenError(m.byInvitation)
}
