import type { Context } from '../../kernel/context.ts'
import { RateLimitError } from '../../kernel/errors.ts'
import { endAccess } from '../../kernel/auth/endAccess.ts'
import { codeInput, passwordInput } from '../../kernel/auth/proofInputs.ts'
import { requireProof } from '../../kernel/auth/requireProof.ts'
import { queueMail } from '../../kernel/mail/queueMail.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import { adminOf, keepingAnAdmin } from '../../kernel/membership/lastAdmin.ts'
import { mutation, type Call, type Transaction } from '../../kernel/mutation.ts'
import { requireUnkept } from './accountChecks.ts'
import { administeredUser, permissionOverPerson } from './administration.ts'
import { endResetLinks } from './resetLink.ts'
import { endSessionsOf } from './setStatus.ts'
import * as m from './__generated__/messages.ts'

const closed = {
  description: 'Always true: the account is closed.',
} as const

mutation('closeAccount', {
  description:
    'Closes the viewer\'s account for good: nobody can sign in with it, its name becomes "Former member", and its email address can be used for a new account; the last Admin of an organization hands over or closes it first.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({ password: t.string(passwordInput), code: t.string(codeInput) }),
  errors: [RateLimitError],
  async resolve(proof, call) {
    await requireProof(call.context, proof)
    const { id, email } = call.context.requireViewer()
    return close(call, id, email)
  },
  success: (t) => ({ closed: t.boolean({ ...closed, resolve: () => true }) }),
})

mutation('closeUserAccount', {
  description:
    'Closes the account of a user for good, as `closeAccount` does; for an Admin of every organization that the user belongs to.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  input: (t) => ({
    userId: t.id({ required: true, description: 'The user.' }),
    password: t.string(passwordInput),
    code: t.string(codeInput),
  }),
  errors: [RateLimitError],
  async resolve({ userId, ...proof }, call) {
    const { id, email } = await administeredUser(call.context, userId, permissionOverPerson)
    await requireProof(call.context, proof)
    return close(call, id, email)
  },
  success: (t) => ({ closed: t.boolean({ ...closed, resolve: () => true }) }),
})

function close({ context, write }: Call, id: string, email: string) {
  return write(async (transaction) => {
    await requireUnkept(transaction, id)
    await keepingAnAdmin(transaction, await placesToKeep(transaction, id, context.now), context.now, async () => {
      await endSessionsOf(transaction, id, context.now)
      await endAccess('KEYS', transaction, id, context.now)
      await endResetLinks(transaction, id, context.now)
      await endAccess('GIVEN_OUT', transaction, id, context.now)
      await tell(context, transaction, email)
      await transaction.$executeRaw`select forget_person(${id}::uuid, ${context.now})`
    })
    return { userId: id }
  })
}

/** Where an Admin has to stay: what closes needs none any more. */
async function placesToKeep(transaction: Transaction, userId: string, now: Date): Promise<string[]> {
  const places = await adminOf(transaction, userId, now)
  const rows = await transaction.$queryRaw<{ id: string }[]>`
    select o.id from organization o
    where o.id = any(${places}::uuid[]) and not exists (select from closing c where c.root_id = o.root_id)`
  return rows.map(({ id }) => id)
}

/** The last that somebody is told; where mail is not set up nobody is. */
async function tell({ services: { settings }, now, language }: Context, transaction: Transaction, email: string) {
  if (!mailIsSetUp(settings)) return
  const [subject, text] = [m.closedSubject, m.closedText].map((said) => said.in(language)) as [string, string]
  await queueMail(transaction, { to: [email], subject, text }, now)
}
