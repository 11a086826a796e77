import { graphql } from 'react-relay'
import type { useInvitationQuery } from '../../__generated__/useInvitationQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query useInvitationQuery($code: String!, $isInvited: Boolean!, $organizationId: ID, $signsIn: Boolean!) {
    registration
    passwordResetByMail
    demoLogin {
      email
      password
    }
    invitationOffer(code: $code) @include(if: $isInvited) {
      state
      organizationName
      inviterName
      email
      joinsAtOnce
    }
    providerSignIn(organizationId: $organizationId) @include(if: $signsIn) {
      organizationId
      organizationName
      isRequired
    }
  }
`

export type Offer = NonNullable<useInvitationQuery['response']['invitationOffer']>

export interface Provider {
  readonly organizationId: string
  readonly organizationName: string
  /** Whether its people sign in by it alone. */
  readonly isRequired?: boolean
}

export interface Invitation {
  /** What the code offers, while it can be taken. */
  offer?: Offer
  /** The address that the invitation is for, where it is for one. */
  address?: string
  /** Why the code can't be taken; the sign-up goes on without it. */
  ending?: string
  /** Why it is not known what the code offers. */
  failure?: string
  /** The code, unless it is known that it can't be taken. */
  code: string | null
  /** Why one can't sign up here; undefined where one can, or as long as that is not known. */
  closed?: string
  /** Whether a link for a new password can be mailed; undefined as long as that is not known. */
  resetsByMail?: boolean
  /** Whom one may sign in as to look at the demo, where there is one. */
  demo?: { email: string; password: string } | null
  /** By whose provider one signs in here; null by none, undefined as long as that is not known. */
  provider?: Provider | null
  /** Why nothing is known of all this. */
  unread?: string
}

const endings: Record<string, string> = {
  USED: t.thisInvitationWasUsedAlready,
  REVOKED: t.thisInvitationWasRevoked,
  EXPIRED: t.thisInvitationHasExpired,
}
const isNone = t.thisInvitationIsNotValidIts

/**
 * What an invitation's code offers, and whether one can sign up here, with it or without. Where one signs in, it is
 * asked for a provider, too: of an organization, or of the only one there is.
 */
export function useInvitation(given: string | null, signIn?: { organizationId: string | null }): Invitation {
  const { data, failure } = useLookUp<useInvitationQuery>(
    query,
    {
      code: given ?? '',
      isInvited: Boolean(given),
      organizationId: signIn?.organizationId ?? null,
      signsIn: Boolean(signIn),
    },
    0,
  )
  if (!data) return { code: given, failure: given ? failure : undefined, unread: failure }
  const { registration, demoLogin: demo, invitationOffer: offer, passwordResetByMail: resetsByMail } = data
  const isOpen = offer?.state === 'OPEN'
  const code = isOpen ? given : null
  return {
    offer: isOpen ? offer : undefined,
    address: (isOpen && offer.email) || undefined,
    ending: given && !isOpen ? (endings[offer?.state ?? ''] ?? isNone) : undefined,
    code,
    closed: whyClosed(registration, code),
    resetsByMail,
    demo: demo && { email: demo.email, password: demo.password },
    provider: data.providerSignIn ?? (signIn ? null : undefined),
  }
}

function whyClosed(registration: string, code: string | null): string | undefined {
  if (registration === 'NOBODY') return t.nobodyCanSignUpHereAsk
  return registration === 'INVITED' && !code ? t.signingUpTakesAnInvitationAsk : undefined
}
