import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { AlreadyExistsError, invalid, RateLimitError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { hashPassword, newPassword } from '../../kernel/auth/password.ts'
import { check } from '../../kernel/validation.ts'
import { domainOf } from '../domain/isOwnAddress.ts'
import { signInOf } from '../provider/signInOf.ts'
import { account, orTaken } from '../user/account.ts'
import { loadUser } from '../user/loadUser.ts'
import { organizationsOfInvitation, requireRegistration } from './registration.ts'
import { User } from '../user/User.ts'
import { mailVerification } from '../user/verification.ts'
import { ofCode, openInvitation, wasMailed, type OpenInvitation } from '../invitation/openInvitation.ts'
import * as m from './__generated__/messages.ts'

mutation('signUp', {
  description:
    'Creates an account, and mails a link that verifies its email address, unless the code of the invitation was mailed there; it belongs to no organization until one accepts it.',
  policy: 'public',
  scope: 'ACCOUNT',
  input: (t) => ({
    email: t.field({ type: 'EmailAddress', required: true, description: 'The email address used to sign in.' }),
    name: t.string({ required: true, description: 'The name of the person.' }),
    password: t.string({
      required: true,
      description: 'The password, 8 to 128 characters; passwords that are easy to guess are rejected.',
    }),
    username: t.string({ description: 'A short username that can be used to sign in instead of the email address.' }),
    invitation: t.string({
      description:
        'The invitation code, if registration requires one; signing up does not accept the invitation; it is accepted after signing in.',
    }),
  }),
  errors: [AlreadyExistsError, RateLimitError],
  async resolve(input, { context, write }) {
    await context.services.signInLimits.count('sign-up', context.client.address)
    const about = [input.name, input.email, ...(await organizationsOfInvitation(context, input.invitation))]
    const schema = z.object({ ...account, username: account.username.nullish(), password: newPassword(about) })
    const given = check(schema, input)
    await requireOpenAddress(context, given.email)
    await requireRegistration(context, given.email, input.invitation)
    const invitation = input.invitation ? await openInvitation(context, ofCode(input.invitation), given.email) : null
    const isReached = invitation?.email === given.email && wasMailed(invitation, input.invitation!)
    const passwordHash = await hashPassword(given.password)
    const { email, name, username } = given
    return orTaken(
      write(async (transaction) => {
        const user = await transaction.user.create({
          data: { email, name, username, passwordHash, emailVerifiedAt: isReached ? context.now : null },
          select: { id: true },
        })
        if (!isReached)
          await mailVerification(context, transaction, { userId: user.id, email, ...joinedBy(invitation) })
        return { userId: user.id }
      }),
    )
  },
  success: (t) => ({
    user: t.field({
      type: User,
      description: 'The user that was created.',
      resolve: ({ userId }, _args, context, info) => loadUser(context, info, userId),
    }),
  }),
})

/** Throws where the organization whose domain an address is of has its people sign in by its provider alone. */
async function requireOpenAddress(context: Context, email: string) {
  const provider = await signInOf(context, { domain: domainOf(email) })
  if (provider?.isRequired) throw invalid('email', m.providerIsRequired({ organization: provider.organizationName }))
}

/** Of an invitation for the address: the link that verifies it accepts it, too. */
const joinedBy = (invitation: OpenInvitation | null) =>
  invitation?.email
    ? { invitation: { id: invitation.id, organizationName: invitation.organization.legalName } }
    : undefined
