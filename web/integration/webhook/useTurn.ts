import { graphql } from 'react-relay'
import type { useTurnMutation } from '../../__generated__/useTurnMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'

const mutation = graphql`
  mutation useTurnMutation($input: UpdateWebhookInput!) {
    result: updateWebhook(input: $input) {
      ... on UpdateWebhookSuccess {
        webhook {
          ...WebhookRow_webhook
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Turns a webhook on or off; answers with why not. */
export function useTurn() {
  const [change] = useMutation<useTurnMutation>(mutation)
  return async (input: { id: string; version: number; isActive: boolean }): Promise<string | undefined> =>
    (await change(input)).problems?.input
}
