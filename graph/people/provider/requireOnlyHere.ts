import type { IdentityProvider } from '../../../prisma/__generated__/client/client.ts'
import { SignInError } from '../../kernel/errors.ts'
import * as t from './__generated__/messages.ts'

/** A provider, and the name of its organization. */
export interface Provider extends IdentityProvider {
  organization: string
}

/** Where somebody belongs, as seen from an organization. */
export interface Belonging {
  belongs: boolean
  /** The name of another root organization that they belong to, too; null where there is none. */
  other: string | null
}

/** Throws where somebody does not belong to the organization, or to another one, too, which its provider is none of. */
export function requireOnlyHere({ organization }: Provider, { belongs, other }: Belonging): void {
  if (!belongs) throw new SignInError(t.noMember({ organization }))
  if (other !== null) throw new SignInError(t.belongsElsewhere({ organization, other }))
}
