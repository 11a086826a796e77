import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { signInSignInMutation } from '../../__generated__/signInSignInMutation.graphql.ts'
import { refusalIn } from '../../kernel/relay/refusal.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { isKept, storeSignIn, whoIn } from '../../kernel/auth/tokens.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation signInSignInMutation($input: SignInInput!) {
    result: signIn(input: $input) {
      ... on SignInSuccess {
        accessToken
        refreshToken
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Signs in and keeps the tokens; answers with what went wrong, or undefined. */
export function signIn(environment: Environment, login: string, password: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    commitMutation<signInSignInMutation>(environment, {
      mutation,
      variables: { input: { login, password } },
      onCompleted({ result }) {
        const { accessToken, refreshToken } = result
        if (!accessToken || !refreshToken) return resolve(refusalIn(result)?.message ?? t.signingInFailed)
        storeSignIn({ accessToken, refreshToken, ...whoIn(accessToken) })
        if (!isKept()) toast('warning', t.youAreSignedInUntilThis, t.thisBrowserLetsTheProductKeep)
        resolve(undefined)
      },
      onError: (error) => resolve(error.message),
    })
  })
}
