import { graphql } from 'react-relay'
import type { useSendTestMutation } from '../../__generated__/useSendTestMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'

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
    if (problems) toast('error', 'The test was not sent', problems.input)
    else toast('success', 'A test is on its way', 'What became of it stands first in the log.')
    return !problems
  }
}
