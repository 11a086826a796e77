import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { signInSignInMutation } from '../../__generated__/signInSignInMutation.graphql.ts'
import { refusalIn } from '../../kernel/relay/refusal.ts'
import type { FactorSetup } from '../factor/FactorSetup.ts'
import { keepSignIn } from './keepSignIn.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation signInSignInMutation($input: SignInInput!) {
    result: signIn(input: $input) {
      ... on SignInSuccess {
        accessToken
        refreshToken
        secrets
      }
      ... on SecondFactorError @alias(as: "factor") {
        setup {
          setupToken
          secret
          url
        }
      }
      ... on ProviderRequiredError @alias(as: "provider") {
        organizationId
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface Given {
  login: string
  password: string
  code?: string
  setupToken?: string
}

export interface SignedIn {
  /** What went wrong; undefined where one is signed in. */
  problem?: string
  /** A code is needed, too. */
  factor?: { readonly setup?: FactorSetup | null }
  /** The organization by whose provider alone one signs in. */
  requiredBy?: string
  /** Of an app that was set up with it. */
  recoveryCodes?: readonly string[]
}

/** Signs in and keeps the tokens; answers with how it went. */
export function signIn(environment: Environment, input: Given): Promise<SignedIn> {
  return new Promise((resolve) => {
    commitMutation<signInSignInMutation>(environment, {
      mutation,
      variables: { input },
      onCompleted({ result }) {
        const { accessToken, refreshToken, secrets, factor, provider } = result
        if (!accessToken || !refreshToken) {
          const problem = refusalIn(result)?.message ?? t.signingInFailed
          return resolve({ problem, factor: factor ?? undefined, requiredBy: provider?.organizationId })
        }
        keepSignIn({ accessToken, refreshToken })
        resolve({ recoveryCodes: secrets ?? undefined })
      },
      onError: ({ message }) => resolve({ problem: message }),
    })
  })
}
