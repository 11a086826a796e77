import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { acceptInvitationMutation } from '../../__generated__/acceptInvitationMutation.graphql.ts'
import { refusalIn } from '../../kernel/relay/refusal.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation acceptInvitationMutation($input: AcceptInvitationInput!) {
    result: acceptInvitation(input: $input) {
      ... on AcceptInvitationSuccess {
        organization {
          name
        }
        request {
          id
        }
      }
      ... on Error {
        code
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const noGood = t.thisCodeIsNotValidIt

export interface Taken {
  /** Where one now belongs. */
  name?: string
  /** It is for an address: whoever invited confirms first that it is this account's. */
  waits?: boolean
  failed?: string
}

/** Says that the account waits to be confirmed. */
export const waitsToast = [t.yourInvitationWasSentBackFor, t.youBelongThereAsSoonAs] as const

/** Joins the organization that a code leads to. */
export function acceptInvitation(environment: Environment, code: string): Promise<Taken> {
  return new Promise((resolve) => {
    commitMutation<acceptInvitationMutation>(environment, {
      mutation,
      variables: { input: { code } },
      onCompleted({ result }) {
        const { organization, request, code: refused } = result
        if (refused === 'NOT_FOUND') return resolve({ failed: noGood })
        const failed = refusalIn(result)?.message
        resolve(failed ? { failed } : { name: organization?.name, waits: Boolean(request) })
      },
      onError: (error) => resolve({ failed: error.message }),
    })
  })
}
