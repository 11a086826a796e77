import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import type { Transaction } from './mutation.ts'

/**
 * Notes that something has happened which somebody may have to be told; whom it concerns is worked out when it is told.
 */
export const noteDue = (tx: Transaction, kind: string, ofId: string, at: Date, facts: Prisma.InputJsonObject = {}) =>
  tx.notificationDue.create({ data: { kind, ofId, at, facts }, select: { id: true } })
