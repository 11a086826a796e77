import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { signInWithProviderMutation } from '../../__generated__/signInWithProviderMutation.graphql.ts'
import { makeChange } from '../../kernel/relay/makeChange.ts'

/** What the page kept, and what the provider answered. */
export type Answered = signInWithProviderMutation['variables']['input']

const mutation = graphql`
  mutation signInWithProviderMutation($input: SignInWithProviderInput!) {
    result: signInWithProvider(input: $input) {
      ... on SignInWithProviderSuccess {
        accessToken
        refreshToken
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Answers with the tokens of a sign-in; rejects with why there is none. */
export async function signInWithProvider(environment: Environment, answered: Answered) {
  const { accessToken, refreshToken } = await makeChange<signInWithProviderMutation>(environment, mutation, answered)
  return { accessToken: accessToken!, refreshToken: refreshToken! }
}
