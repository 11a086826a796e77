import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { signInWithPasskeyMutation } from '../../__generated__/signInWithPasskeyMutation.graphql.ts'
import { refusalIn } from '../../kernel/relay/refusal.ts'
import { keepSignIn } from './keepSignIn.ts'
import type { SignedIn } from './signIn.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation signInWithPasskeyMutation($input: SignInWithPasskeyInput!) {
    result: signInWithPasskey(input: $input) {
      ... on SignInWithPasskeySuccess {
        accessToken
        refreshToken
      }
      ... on ProviderRequiredError @alias(as: "provider") {
        organizationId
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface Used {
  challengeToken: string
  response: unknown
}

/** Signs in by what a passkey signed and keeps the tokens; answers with how it went. */
export function signInWithPasskey(environment: Environment, { challengeToken, response }: Used): Promise<SignedIn> {
  return new Promise((resolve) => {
    commitMutation<signInWithPasskeyMutation>(environment, {
      mutation,
      variables: { input: { challengeToken, response } },
      onCompleted({ result }) {
        const { accessToken, refreshToken, provider } = result
        if (!accessToken || !refreshToken) {
          const problem = refusalIn(result)?.message ?? t.signingInFailed
          return resolve({ problem, requiredBy: provider?.organizationId })
        }
        keepSignIn({ accessToken, refreshToken })
        resolve({})
      },
      onError: ({ message }) => resolve({ problem: message }),
    })
  })
}
