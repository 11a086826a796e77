import type { Context } from '../context.ts'
import { ValidationError } from '../errors.ts'
import { fits } from './password.ts'
import { recordSignIn } from './recordSignIn.ts'
import * as t from './__generated__/messages.ts'

/**
 * Throws unless this is the viewer's password, which is recorded, or where it was tried too often; answers with what it
 * is kept as.
 */
export async function requirePassword(
  context: Context,
  path: string,
  given: string | null | undefined,
): Promise<string> {
  if (!given) throw new ValidationError([{ path, message: t.enterPassword }])
  const { id, email } = context.requireViewer()
  await context.services.signInLimits.countPassword(email, context.client.address)
  const { passwordHash } = await context.db.prisma.user.findUniqueOrThrow({
    where: { id },
    select: { passwordHash: true },
  })
  if (!(await fits(passwordHash, given))) {
    await recordSignIn(context.db.prisma, context, { event: 'PASSWORD_FAILED', userId: id })
    throw new ValidationError([{ path, message: t.wrongPassword }])
  }
  return passwordHash
}
