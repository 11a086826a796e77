// One's own sign-ins are nobody else's.
import { declareNode } from '../../kernel/declareNode.ts'
import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import type { Context } from '../../kernel/context.ts'
import { requireScope } from '../../kernel/auth/scopes.ts'
import type { Transaction } from '../../kernel/mutation.ts'

/** Those of who asks that have not ended. */
export function ownSessions(context: Context) {
  const viewer = context.requireViewer()
  requireScope(viewer, 'ACCOUNT')
  return { userId: viewer.id, endedAt: null, expiresAt: { gt: context.now } }
}

declareNode('Session', ownSessions)

/** Ends all of them but the one that asks. Their end is told by a trigger, and acts at once in every process. */
export async function endOthers(tx: Transaction, context: Context): Promise<void> {
  const { id, sessionId } = context.requireViewer()
  await tx.session.updateMany({
    where: { ...ownSessions(context), id: { not: sessionId } },
    data: { endedAt: context.now },
  })
  await recordSignIn(tx, context, { event: 'SIGNED_OUT', userId: id })
}
