import { graphql } from 'react-relay'
import type { useSendTestMutation } from '../../__generated__/useSendTestMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation useSendTestMutation($input: SendTestWebhookEventInput!) {
    result: sendTestWebhookEvent(input: $input) {
      ... on SendTestWebhookEventSuccess {
        delivery {
          id
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Sends a test to a webhook; answers with whether it is on its way. */
export function useSendTest() {
  const [send] = useMutation<useSendTestMutation>(mutation)
  return async (id: string): Promise<boolean> => {
    const { problems } = await send({ id })
    if (problems) toast('error', t.theTestWasNotSent, problems.input)
    else toast('success', t.aTestIsOnItsWay, t.whatBecameOfItStandsFirst)
    return !problems
  }
}
