import type { Context } from '../context.ts'
import { StepUpError } from '../errors.ts'
import * as t from './__generated__/messages.ts'

/** How long a sign-in or a confirmation is proof, in minutes. */
const proofMinutes = 10

/** Until when what was proved now is proof. */
export const provedUntil = (now: Date): Date => new Date(now.getTime() + proofMinutes * 60_000)

/**
 * Throws unless the viewer has shown within the last ten minutes that it is them: somebody at a screen that was left
 * alone, or with a token that was stolen, does not get further. A program with an access token has no way to show it,
 * and was given what it may do by somebody who had.
 */
export async function requireStepUp(context: Context): Promise<void> {
  const { sessionId, token } = context.requireViewer()
  if (token) return
  const { createdAt, provedAt } = await context.db.prisma.session.findUniqueOrThrow({
    where: { id: sessionId },
    select: { createdAt: true, provedAt: true },
  })
  if (provedUntil(provedAt ?? createdAt) <= context.now)
    throw new StepUpError(t.confirmItsYou({ minutes: proofMinutes }))
}
