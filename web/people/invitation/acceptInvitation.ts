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
        sentTo
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
  /** Why one does not belong there yet, as a toast: the address has to be verified first. */
  waits?: readonly [title: string, text: string]
  failed?: string
}

const linkSent = (email: string) => [t.verifyYourEmailAddress, t.weSentALinkToOpen({ email })] as const
const adminVerifies = [t.invitationSentForApproval, t.youBelongThereOnceAnAdmin] as const

/** Joins the organization that a code leads to. */
export function acceptInvitation(environment: Environment, code: string): Promise<Taken> {
  return new Promise((resolve) => {
    commitMutation<acceptInvitationMutation>(environment, {
      mutation,
      variables: { input: { code } },
      onCompleted({ result }) {
        const { organization, request, sentTo, code: refused } = result
        if (refused === 'NOT_FOUND') return resolve({ failed: noGood })
        const failed = refusalIn(result)?.message
        if (failed) return resolve({ failed })
        resolve({ name: organization?.name, waits: sentTo ? linkSent(sentTo) : request ? adminVerifies : undefined })
      },
      onError: (error) => resolve({ failed: error.message }),
    })
  })
}
