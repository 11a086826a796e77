import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { day } from '../kernel/time/milliseconds.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'

/**
 * Where the audit log of a company was sent until last week; three entries waited when it was turned off. It is off, so
 * that the demo sends nothing.
 */
export async function seedAuditStream(tx: Prisma.TransactionClient, { tree }: Company, now: Date) {
  const id = (...name: string[]) => uuidOf([tree.name, ...name].join(' › '))
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const rootId = id('organization', tree.name)
  await tx.auditStream.create({
    data: {
      rootId,
      kind: 'WEBHOOK',
      url: 'https://collector.siem.test/opsgraph',
      secretName: id('audit stream', 'secret'),
      isOn: false,
      since: ago(31),
      nextAt: ago(8.2),
      lastSentAt: ago(8.2),
      sent: 1_846,
      version: 2,
    },
  })
  await tx.$executeRaw`
    insert into audit_stream_entry (root_id, entry_id)
    select root_id, id from audit_entry where root_id = ${rootId}::uuid order by id desc limit 3`
}
