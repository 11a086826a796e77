import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { signInSignInMutation } from '../../__generated__/signInSignInMutation.graphql.ts'
import { refusalIn } from '../../kernel/relay/refusal.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { isKept, storeSignIn } from '../../kernel/auth/tokens.ts'

const mutation = graphql`
  mutation signInSignInMutation($input: SignInInput!) {
    result: signIn(input: $input) {
      ... on SignInSuccess {
        accessToken
        refreshToken
        user {
          uuid
          internalID
        }
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
        const { accessToken, refreshToken, user } = result
        if (!accessToken || !refreshToken || !user) return resolve(refusalIn(result)?.message ?? 'Signing in failed.')
        storeSignIn({ accessToken, refreshToken, userUuid: user.uuid, userId: user.internalID })
        if (!isKept())
          toast('warning', 'You are signed in until this page is closed', 'This browser lets the product keep nothing.')
        resolve(undefined)
      },
      onError: (error) => resolve(error.message),
    })
  })
}
