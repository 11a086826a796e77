import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { signInWithPasskeyMutation } from '../../__generated__/signInWithPasskeyMutation.graphql.ts'
import { refusalIn } from '../../kernel/relay/refusal.ts'
import { keepSignIn } from './keepSignIn.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation signInWithPasskeyMutation($input: SignInWithPasskeyInput!) {
    result: signInWithPasskey(input: $input) {
      ... on SignInWithPasskeySuccess {
        accessToken
        refreshToken
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface Used {
  challengeToken: string
  response: unknown
}

/** Signs in by what a passkey signed and keeps the tokens; answers with what went wrong. */
export function signInWithPasskey(
  environment: Environment,
  { challengeToken, response }: Used,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    commitMutation<signInWithPasskeyMutation>(environment, {
      mutation,
      variables: { input: { challengeToken, response } },
      onCompleted({ result }) {
        const { accessToken, refreshToken } = result
        if (!accessToken || !refreshToken) return resolve(refusalIn(result)?.message ?? t.signingInFailed)
        keepSignIn({ accessToken, refreshToken })
        resolve(undefined)
      },
      onError: ({ message }) => resolve(message),
    })
  })
}
