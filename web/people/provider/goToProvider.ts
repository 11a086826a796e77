import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { goToProviderMutation } from '../../__generated__/goToProviderMutation.graphql.ts'
import { makeChange } from '../../kernel/relay/makeChange.ts'
import { keepWay, type ProviderWay } from './providerWay.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation goToProviderMutation($input: StartProviderSignInInput!) {
    result: startProviderSignIn(input: $input) {
      ... on StartProviderSignInSuccess {
        startToken
        url
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/**
 * Leads a tab to the identity provider of an organization, which leads it back to /login/organization. Answers with why
 * it did not.
 */
export async function goToProvider(
  environment: Environment,
  { purpose, organizationId, back }: Omit<ProviderWay, 'startToken'>,
  tab: Window = window,
): Promise<string | undefined> {
  try {
    const { startToken, url } = await makeChange<goToProviderMutation>(environment, mutation, {
      organizationId,
      purpose,
    })
    if (!startToken || !url) return t.signingInFailed
    if (!keepWay(tab, { purpose, organizationId, startToken, back })) return t.thisBrowserLetsTheProductKeep
    tab.location.assign(url)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
