// Before what can be done to an account: who asks shows again that it is theirs.
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { fits, noPassword } from './password.ts'
import { recordSignIn } from './recordSignIn.ts'
import * as t from './__generated__/messages.ts'

interface Proof {
  password?: string | null
  code?: string | null
}

/** Throws unless this is a good code of who has a second factor. */
type CodeProof = (context: Context, code: string | null | undefined) => Promise<void>

const codeProofs: CodeProof[] = []

/** The noun above that knows the second factors says how a code is proven. */
export const proveCodeBy = (proof: CodeProof) => codeProofs.push(proof)

/**
 * Throws unless this is the viewer's password and, where they have a second factor, a good code of it. What was wrong
 * is recorded; tried too often, it is refused.
 */
export async function requireProof(context: Context, { password, code }: Proof, path = 'password'): Promise<void> {
  if (!password) throw invalid(path, t.enterPassword)
  const { id, email } = context.requireViewer()
  await context.services.signInLimits.countPassword(email, context.client.address)
  const { passwordHash } = await context.db.prisma.user.findUniqueOrThrow({
    where: { id },
    select: { passwordHash: true },
  })
  if (passwordHash === noPassword) throw invalid(path, t.noPasswordYet)
  if (!(await fits(passwordHash, password))) {
    await recordSignIn(context.db.prisma, context, { event: 'PASSWORD_FAILED', userId: id })
    throw invalid(path, t.wrongPassword)
  }
  for (const proof of codeProofs) await proof(context, code)
}
