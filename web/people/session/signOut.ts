import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { signOutMutation } from '../../__generated__/signOutMutation.graphql.ts'
import { forgetSignIn, readKey } from '../../kernel/auth/tokens.ts'
import { forgetDrafts } from '../../kernel/draft/draftStore.ts'

const mutation = graphql`
  mutation signOutMutation($input: SignOutInput!) {
    result: signOut(input: $input) {
      ... on SignOutSuccess {
        signedOut
      }
    }
  }
`

/** Ends the session on the server with the tokens in hand, and forgets it here whatever the server answers. */
export function signOut(environment: Environment) {
  const input = { refreshToken: readKey('refresh_token') }
  commitMutation<signOutMutation>(environment, { mutation, variables: { input }, onError: () => {} })
  forgetDrafts()
  forgetSignIn()
}
