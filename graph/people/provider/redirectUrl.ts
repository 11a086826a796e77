import type { Context } from '../../kernel/context.ts'
import { mailedLink } from '../../kernel/publicLink.ts'

/** Where a provider leads back to. */
export const redirectUrl = ({ services: { settings } }: Pick<Context, 'services'>): string =>
  mailedLink(settings, '/login/organization')
