import type { Services } from '../kernel/context.ts'

/** Fills a database with the demo where that is wanted and nobody is in it; what makes it is loaded then alone. */
export async function seedIfEmpty(services: Services): Promise<boolean> {
  const { settings, db, clock } = services
  if (settings.SEED !== 'demo' || (await db.prisma.user.findFirst({ select: { id: true } }))) return false
  const { seedDemo } = await import('./demo.ts')
  const { seedBreaches } = await import('./breaches.ts')
  const { rebuildPast } = await import('../work/action/rebuildPast.ts')
  const isSeeded = await seedDemo(db.prisma, clock.now())
  if (!isSeeded) return false
  await seedBreaches(services)
  await rebuildPast(services)
  return true
}
