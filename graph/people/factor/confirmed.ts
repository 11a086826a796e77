import type { builder } from '../../kernel/builder.ts'
import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import { provedUntil } from '../../kernel/auth/requireStepUp.ts'
import type { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'

/** Keeps with the session that its person has just shown that it is them; answers until when that is proof. */
export async function confirmed(context: Context, tx: Transaction) {
  const { id: userId, sessionId } = context.requireViewer()
  await tx.session.update({ where: { id: sessionId }, data: { provedAt: context.now }, select: { id: true } })
  await recordSignIn(tx, context, { event: 'CONFIRMED', userId })
  return { until: provedUntil(context.now).toISOString() }
}

type Fields = PothosSchemaTypes.ObjectFieldBuilder<(typeof builder)['$inferSchemaTypes'], { until: string }>

/** The answer of a confirmation. */
export const untilInAnswer = (t: Fields) => ({
  until: t.field({
    type: 'DateTime',
    description: 'Until when it is not asked for again.',
    resolve: ({ until }) => new Date(until),
  }),
})
