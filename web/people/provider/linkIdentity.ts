import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { linkIdentityMutation } from '../../__generated__/linkIdentityMutation.graphql.ts'
import { makeChange } from '../../kernel/relay/makeChange.ts'

const mutation = graphql`
  mutation linkIdentityMutation($input: LinkProviderIdentityInput!) {
    result: linkProviderIdentity(input: $input) {
      ... on LinkProviderIdentitySuccess {
        user {
          ...OwnIdentitiesSection_user
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Connects one's account to who one is at the provider; rejects with why it does not. */
export const linkIdentity = (environment: Environment, answered: linkIdentityMutation['variables']['input']) =>
  makeChange<linkIdentityMutation>(environment, mutation, answered)
