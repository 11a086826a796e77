import type { Breach } from '../../../prisma/__generated__/client/client.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { addToOutbox } from '../../kernel/outbox.ts'

/** Tells outside that a breach was opened, or is over, as it is now. */
export const tellOfBreach = (transaction: Transaction, breach: Breach) => {
  const { id, legacyId, benchmarkId, metricId, scopeKind, scopeId, value, target } = breach
  const { rootId, openedAt, recoveredAt, recoveredValue, outcome } = breach
  const said = { id, legacyId, benchmarkId, metricId, scopeKind, scopeId, value, target }
  return addToOutbox(transaction, {
    kind: 'BREACH',
    ofId: id,
    at: recoveredAt ?? openedAt,
    facts: { breach: { ...said, openedAt, recoveredAt, recoveredValue, outcome } },
    rootId,
  })
}
