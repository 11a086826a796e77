import { Context, type Services } from '../../kernel/context.ts'
import { loadViewerOf, loadViewerOfToken } from '../../kernel/loadViewer.ts'
import { grants } from '../../kernel/auth/scopes.ts'
import { ImportStopped } from './ImportStopped.ts'
import * as t from './__generated__/messages.ts'

interface Begun {
  createdById: string
  tokenId: string | null
  rootId: string
  organizationId: string
}

/**
 * A request in the name of who imports, with their rights as they are now, within the scopes of the token that began
 * it. Throws where they or it may import there no longer. One time is that of all that is done in it.
 */
export async function importerContext(services: Services, begun: Begun): Promise<Context> {
  const now = services.clock.now()
  const { createdById, tokenId } = begun
  const viewer = tokenId
    ? await loadViewerOfToken(services.db, tokenId, now)
    : await loadViewerOf(services.db, createdById, now)
  if (tokenId && !(viewer?.token && grants(viewer.token.scopes, 'WRITE'))) {
    throw new ImportStopped(t.tokenGone)
  }
  if (!viewer?.mayAt('organization.administer', begun)) throw new ImportStopped(t.importerGone)
  return new Context(
    { ...services, clock: { now: () => now } },
    { requestId: 'import', address: '', userAgent: '' },
    viewer,
  )
}
