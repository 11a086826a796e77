import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { testProviderMutation } from '../../__generated__/testProviderMutation.graphql.ts'
import { makeChange } from '../../kernel/relay/makeChange.ts'

const mutation = graphql`
  mutation testProviderMutation($input: TestIdentityProviderInput!) {
    result: testIdentityProvider(input: $input) {
      ... on TestIdentityProviderSuccess {
        name
        email
        isEmailVerified
        providerGroups
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Who would have signed in. */
export interface Tested {
  name: string
  email: string
  isEmailVerified: boolean
  /** Null where the provider says nothing of groups, or none count. */
  providerGroups: readonly string[] | null
}

/** Answers with who would sign in; rejects with why nobody would. */
export async function testProvider(
  environment: Environment,
  answered: testProviderMutation['variables']['input'],
): Promise<Tested> {
  const tested = await makeChange<testProviderMutation>(environment, mutation, answered)
  const { name, email, isEmailVerified, providerGroups = null } = tested
  return { name: name!, email: email!, isEmailVerified: Boolean(isEmailVerified), providerGroups }
}
