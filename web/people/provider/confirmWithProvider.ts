import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { confirmWithProviderMutation } from '../../__generated__/confirmWithProviderMutation.graphql.ts'
import { makeChange } from '../../kernel/relay/makeChange.ts'

const mutation = graphql`
  mutation confirmWithProviderMutation($input: ConfirmIdentityWithProviderInput!) {
    result: confirmIdentityWithProvider(input: $input) {
      ... on ConfirmIdentityWithProviderSuccess {
        __typename
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Confirms that it is oneself; rejects with why that is not shown. */
export const confirmWithProvider = (
  environment: Environment,
  answered: confirmWithProviderMutation['variables']['input'],
) => makeChange<confirmWithProviderMutation>(environment, mutation, answered)
