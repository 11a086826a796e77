import { graphql } from 'react-relay'
import type { useTurnOffMutation } from '../../__generated__/useTurnOffMutation.graphql.ts'
import type { useTurnOnMutation } from '../../__generated__/useTurnOnMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'

const offMutation = graphql`
  mutation useTurnOffMutation($input: PauseWebhookInput!) {
    result: pauseWebhook(input: $input) {
      ... on PauseWebhookSuccess {
        webhook {
          ...WebhookRow_webhook
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const onMutation = graphql`
  mutation useTurnOnMutation($input: ResumeWebhookInput!) {
    result: resumeWebhook(input: $input) {
      ... on ResumeWebhookSuccess {
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
  const [pause] = useMutation<useTurnOffMutation>(offMutation)
  const [resume] = useMutation<useTurnOnMutation>(onMutation)
  return async (webhook: { id: string; version: number }, isOn: boolean): Promise<string | undefined> =>
    (await (isOn ? resume : pause)(webhook)).problems?.input
}
