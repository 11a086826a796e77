import { z } from 'zod'
import { invalid, RateLimitError } from '../../kernel/errors.ts'
import { mailOfAct } from '../../kernel/mail/mailOfAct.ts'
import { mutation } from '../../kernel/mutation.ts'
import { check, say } from '../../kernel/validation.ts'
import { endAccess, keepsDescription } from '../../kernel/auth/endAccess.ts'
import { endResetLinks } from '../user/resetLink.ts'
import { endOthers } from './ownSessions.ts'
import { hashPassword, newPassword } from '../../kernel/auth/password.ts'
import { codeInput } from '../../kernel/auth/proofInputs.ts'
import { requireProof } from '../../kernel/auth/requireProof.ts'
import { userInAnswer } from '../user/userInAnswer.ts'
import * as m from './__generated__/messages.ts'

const current = z.string().min(1, say(m.givePassword))

mutation('changePassword', {
  description:
    "Changes the viewer's password and ends their other sessions and, by default, access tokens and calendar feeds; attempts are rate limited like sign-in attempts.",
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({
    current: t.string({ required: true, description: 'The current password.' }),
    code: t.string(codeInput),
    password: t.string({
      required: true,
      description: 'The new password: 8 to 128 characters and not easy to guess.',
    }),
    keepsTokens: t.boolean({ description: keepsDescription }),
  }),
  errors: [RateLimitError],
  async resolve(input, { context, write }) {
    const { id, name, email, memberships } = context.requireViewer()
    const about = [
      name,
      email,
      ...memberships.flatMap(({ organizationName, rootName }) => [organizationName, rootName]),
    ]
    const given = check(z.object({ current, password: newPassword(about) }), input)
    if (given.current === given.password) throw invalid('password', m.anotherPassword)
    await requireProof(context, { password: given.current, code: input.code }, 'current')
    const passwordHash = await hashPassword(given.password)
    return write(async (tx) => {
      await tx.user.update({ where: { id }, data: { passwordHash, version: { increment: 1 } }, select: { id: true } })
      await endResetLinks(tx, id, context.now)
      await endOthers(tx, context)
      await mailOfAct(context, tx, { to: email, subject: m.changedSubject, text: m.changedText })
      if (!input.keepsTokens) await endAccess('KEYS', tx, id, context.now)
      return { userId: id }
    })
  },
  success: userInAnswer,
})
