import type { Context } from '../../kernel/context.ts'
import { mailedLink } from '../../kernel/publicLink.ts'

export const samlPath = '/saml'

/** Under which Opsgraph is known to the SAML provider of an organization, where that posts to, and what says so. */
export function samlAddresses({ services: { settings } }: Pick<Context, 'services'>, rootId: string) {
  const entityId = mailedLink(settings, `${samlPath}/${rootId}`)
  return { entityId, replyUrl: `${entityId}/acs`, metadataUrl: `${entityId}/metadata` }
}
