import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { globalId } from '../kernel/node.ts'
import type { Organization } from './rows.ts'
import type { World } from './world.ts'

let count = 4000

/** A vehicle of an organization, in use unless said otherwise. */
export async function vehicle(
  { prisma }: World,
  { id: organizationId }: Organization,
  more: Partial<Prisma.VehicleUncheckedCreateInput> = {},
) {
  const data = { organizationId, unitNumber: String(count++), type: 'Tractor', ...more }
  const row = await prisma.vehicle.create({ data, select: { id: true, legacyId: true, unitNumber: true } })
  return { ...row, globalId: globalId('Vehicle', row.id) }
}
