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
      ... on Error @alias(as: "error") {
        message
      }
      ... on ConflictError @alias(as: "conflict") {
        differences {
          field
          yours
          current
        }
      }
    }
  }
`

/** Turns a webhook on or off; answers with why not. */
export function useTurn() {
  const [change] = useMutation<useTurnMutation>(mutation)
  return async (input: { id: string; version: number; isActive: boolean }): Promise<string | undefined> =>
    (await change(input)).problems?.input
}
