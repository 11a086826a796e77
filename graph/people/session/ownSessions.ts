// One's own sign-ins are nobody else's.
import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import type { Context } from '../../kernel/context.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { requireScope } from '../../kernel/auth/scopes.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { isUuid, type LoadNodes } from '../../kernel/node.ts'

/** Those of who asks that have not ended. */
export function ownSessions(context: Context) {
  const viewer = context.requireViewer()
  requireScope(viewer, 'ACCOUNT')
  return { userId: viewer.id, endedAt: null, expiresAt: { gt: context.now } }
}

export const loadSessions: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Session', select: { id: true } })
  const rows = await context.db.prisma.session.findMany({
    ...query,
    where: { ...ownSessions(context), id: { in: ids.filter(isUuid) } },
  })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** Ends all of them but the one that asks. Their end is told by a trigger, and acts at once in every process. */
export async function endOthers(tx: Transaction, context: Context): Promise<void> {
  const { id, sessionId } = context.requireViewer()
  await tx.session.updateMany({
    where: { ...ownSessions(context), id: { not: sessionId } },
    data: { endedAt: context.now },
  })
  await recordSignIn(tx, context, { event: 'SIGNED_OUT', userId: id })
}
