// How long the company keeps what it was; nothing of the demo is as old.
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { uuidOf } from './random.ts'

export const seedRetention = (tx: Prisma.TransactionClient) =>
  tx.retention.create({
    data: {
      rootId: uuidOf('Northway Logistics › organization › Northway Logistics'),
      auditDays: 730,
      messageDays: 730,
      fileDays: 1095,
    },
  })
