import { publicLink } from '../../kernel/publicLink.ts'
import type { Settings } from '../../kernel/settings.ts'

/** Where tokens are made and revoked, as a line of a mail; empty where the address of the product is not known. */
export const linkToTokens = (settings: Settings): string =>
  settings.PUBLIC_URL ? `\n${publicLink(settings, '/mysettings')}\n` : ''
