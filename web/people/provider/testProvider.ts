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
}

/** Answers with who would sign in; rejects with why nobody would. */
export async function testProvider(
  environment: Environment,
  answered: testProviderMutation['variables']['input'],
): Promise<Tested> {
  const { name, email, isEmailVerified } = await makeChange<testProviderMutation>(environment, mutation, answered)
  return { name: name!, email: email!, isEmailVerified: Boolean(isEmailVerified) }
}
