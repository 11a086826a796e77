import type { IdentityProvider } from '../../../prisma/__generated__/client/client.ts'
import { onceToken } from '../../kernel/auth/onceSecret.ts'
import type { Context } from '../../kernel/context.ts'

export type Purpose = 'SIGN_IN' | 'TEST' | 'LINK' | 'CONFIRM'

export interface Way {
  purpose: Purpose
  /** Who goes it; null where nobody has signed in yet. */
  userId: string | null
}

/** What goes to a provider and has to come back, by what it is: it follows from the token of the page alone. */
export function secretsOf(context: Context, kept: IdentityProvider, { purpose, userId }: Way, startToken: string) {
  const name = [purpose, kept.rootId, kept.version, userId ?? '', startToken].join(' ')
  return (what: string) => onceToken(context, `provider ${what}`, name)
}
