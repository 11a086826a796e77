import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { acceptInvitationMutation } from '../__generated__/acceptInvitationMutation.graphql.ts'

const mutation = graphql`
  mutation acceptInvitationMutation($input: AcceptInvitationInput!) {
    result: acceptInvitation(input: $input) {
      ... on AcceptInvitationSuccess {
        organization {
          name
        }
      }
      ... on NotFoundError @alias(as: "notFound") {
        code
      }
      ... on Error @alias(as: "error") {
        message
      }
    }
  }
`

const noGood = 'This code is not valid: it may be mistyped, used, revoked or expired, or be for another account.'

export interface Taken {
  /** Where one now belongs. */
  name?: string
  failed?: string
}

/** Joins the organization that a code leads to. */
export function acceptInvitation(environment: Environment, code: string): Promise<Taken> {
  return new Promise((resolve) => {
    commitMutation<acceptInvitationMutation>(environment, {
      mutation,
      variables: { input: { code } },
      onCompleted: ({ result: { organization, notFound, error } }) =>
        resolve(error ? { failed: notFound ? noGood : error.message } : { name: organization?.name }),
      onError: (error) => resolve({ failed: error.message }),
    })
  })
}
