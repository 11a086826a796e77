// What an Admin and somebody who signs in do with the identity provider of an organization.
import type { Organization, Person } from './rows.ts'
import type { MutationResult, World } from './world.ts'

export type Purpose = 'SIGN_IN' | 'TEST' | 'LINK' | 'CONFIRM'

interface Answer extends MutationResult {
  url?: string
  startToken?: string
  accessToken?: string
  user?: { id: string; email: string }
  name?: string
  email?: string
  isEmailVerified?: boolean
  providerGroups?: string[] | null
  organization?: { identityProvider: { version: number; isOn: boolean; testedAt: string | null } | null }
}

export const shown = 'organization { identityProvider { version isOn testedAt } }'

const finishing = {
  SIGN_IN: ['signInWithProvider', 'accessToken user { id email }'],
  TEST: ['testIdentityProvider', 'name email isEmailVerified providerGroups'],
  LINK: ['linkProviderIdentity', 'user { id email }'],
  CONFIRM: ['confirmIdentityWithProvider', 'until'],
} as const

export const providerSteps = (world: World) => ({
  set: (as: Person, { globalId }: Organization, input: object) =>
    world.mutate<Answer>(as, 'setIdentityProvider', { organizationId: globalId, ...input }, shown),
  start: (as: Person | null, { globalId }: Organization, purpose: Purpose = 'SIGN_IN') =>
    world.mutate<Answer>(as, 'startProviderSignIn', { organizationId: globalId, purpose }, 'startToken url'),
  finish: (as: Person | null, { globalId }: Organization, purpose: Purpose, startToken: string, response: string) => {
    const [name, success] = finishing[purpose]
    return world.mutate<Answer>(as, name, { organizationId: globalId, startToken, response }, success)
  },
})
