// Fills an empty database with the demo. Everything in it is the same on every machine, but dates are relative to now.
import { hashPassword } from '../kernel/auth/password.ts'
import type { PrismaClient } from '../../prisma/__generated__/client/client.ts'
import { demoAccounts } from './demoAccounts.ts'
import { sealAuditLogs } from './auditSeals.ts'
import { seedAuditLog } from './auditLog.ts'
import { seedAuditStream } from './auditStream.ts'
import { seedCompany } from './company.ts'
import { beginNumbers } from './numbers.ts'
import { seedDirectory } from './directory.ts'
import { seedPeers } from './peers.ts'
import { halden } from './halden.ts'
import { northway } from './northway.ts'
import { seedApplications } from './applications.ts'
import { seedServiceAccounts } from './serviceAccounts.ts'
import { seedRetention } from './retention.ts'

/** Seeds the demo where there is nobody yet; answers whether it did. */
export async function seedDemo(prisma: PrismaClient, now: Date): Promise<boolean> {
  if (await prisma.user.findFirst({ select: { id: true } })) return false
  const passwordHash = await hashPassword(demoAccounts.password)
  await prisma.$transaction(
    async (transaction) => {
      // It is written in few statements, which a busy machine takes long for.
      await transaction.$executeRaw`select set_config('statement_timeout', '120000', true)`
      // What is written was done before, so that nothing of it is kept as having been otherwise.
      await transaction.$executeRaw`select set_config('opsgraph.backdates', 'on', true)`
      await beginNumbers(transaction)
      for (const company of [northway, halden]) await seedCompany(transaction, company, { now, passwordHash })
      await seedPeers(transaction, now)
      for (const company of [northway, halden]) {
        await seedServiceAccounts(transaction, company, now)
        await seedApplications(transaction, company, now)
      }
      for (const company of [northway, halden]) await seedDirectory(transaction, company, now)
      await seedRetention(transaction)
      await seedAuditLog(transaction, now)
      for (const company of [northway, halden]) await seedAuditStream(transaction, company, now)
      await sealAuditLogs(transaction, now)
      // What was put right of a record on the way is not what was last done with it.
      await transaction.$executeRaw`update action set updated_at = greatest(created_at, status_at) where updated_at > ${now}`
    },
    { timeout: 600_000 },
  )
  return true
}
