import { Context, type Services } from '../context.ts'
import { loadViewerOf } from '../loadViewer.ts'

/** A request in the name of who imports, with their rights as they are now; null where they may import there no longer. */
export async function inWhoseName(services: Services, place: { createdById: string; rootId: string; organizationId: string }): Promise<Context | null> {
  const viewer = await loadViewerOf(services.db, place.createdById, services.clock.now())
  if (!viewer?.mayAt('organization.administer', place)) return null
  const now = services.clock.now()
  return new Context({ ...services, clock: { now: () => now } }, { requestId: 'import', address: '', userAgent: '' }, viewer)
}
