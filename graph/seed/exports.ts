// What somebody of each company has exported in the last hours.
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { hour } from '../kernel/time/milliseconds.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'

const requests = [
  { hoursAgo: 2, request: { format: 'CSV', filter: {}, columns: ['NUMBER', 'TITLE', 'STATUS'] } },
  { hoursAgo: 5, request: { format: 'CSV', list: 'LOCATIONS', arguments: {} } },
] as const

export async function seedExports(
  tx: Prisma.TransactionClient,
  company: Company,
  id: (...name: string[]) => string,
  now: Date,
) {
  const userId = uuidOf(company.hands.find(({ level }) => level === 'ADMIN')!.email)
  await tx.recordExport.createMany({
    data: requests.map(({ hoursAgo, request }) => ({
      id: id('export', String(hoursAgo)),
      organizationId: id('organization', company.tree.name),
      userId,
      request,
      createdAt: new Date(now.getTime() - hoursAgo * hour),
    })),
  })
}
