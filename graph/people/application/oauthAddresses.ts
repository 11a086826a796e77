import { mailedLink } from '../../kernel/publicLink.ts'
import type { Services } from '../../kernel/context.ts'

export const oauthPath = '/oauth'
/** Where RFC 8414 looks for what stands behind an issuer. */
export const metadataPath = `/.well-known/oauth-authorization-server${oauthPath}`

type With = Pick<Services, 'settings'>

/** Each root organization is an issuer of its own: its applications act there alone. */
export const issuerUrl = ({ settings }: With, rootId: string): string => mailedLink(settings, `${oauthPath}/${rootId}`)
