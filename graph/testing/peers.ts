import { randomUUID } from 'node:crypto'
import { globalId } from '../kernel/node.ts'
import type { World } from './world.ts'

/** A root organization that takes part in the comparison with peers, of an industry, since long ago. */
export async function peer(world: World, { naics = '484121', timeZone = 'UTC' } = {}) {
  const root = await world.organization({ timeZone })
  const admin = await world.user(root, 'ADMIN')
  await world.prisma.industryClassification.create({
    data: { organizationId: root.id, naics, revision: 2017, isPrimary: true },
  })
  await world.prisma.peerConsent.create({
    data: { rootId: root.id, consentedAt: new Date('2000-01-01'), consentedById: admin.id },
  })
  return { ...root, admin }
}

export type Peer = Awaited<ReturnType<typeof peer>>

/** What a tree has of fuel efficiency in a month: so many km on so many litres. */
export async function drives(
  { prisma }: World,
  root: Peer,
  month: string,
  km: number,
  litres = 100,
  { id: organizationId }: { id: string } = root,
) {
  const { id } = await prisma.metric.findFirstOrThrow({
    where: { rootId: root.id, key: 'fuel-efficiency' },
    select: { id: true },
  })
  const at = new Date(`${month.slice(0, 8)}15T12:00:00Z`)
  const computed = { values: [km, litres], numerator: km, denominator: litres, value: km / litres }
  await prisma.observation.create({
    data: {
      metricId: id,
      formulaNumber: 1,
      organizationId,
      at,
      ...computed,
      source: 'test',
      sourceKey: randomUUID(),
      enteredById: root.admin.id,
    },
  })
  return { id, globalId: globalId('Metric', id) }
}
