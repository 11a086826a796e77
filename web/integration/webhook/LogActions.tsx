import { graphql, useFragment } from 'react-relay'
import type { LogActions_webhook$key } from '../../__generated__/LogActions_webhook.graphql.ts'
import type { LogActionsMutation } from '../../__generated__/LogActionsMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useSendTest } from './useSendTest.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation LogActionsMutation($input: RedeliverFailedWebhookDeliveriesInput!) {
    result: redeliverFailedWebhookDeliveries(input: $input) {
      ... on RedeliverFailedWebhookDeliveriesSuccess {
        count
        webhook {
          ...LogActions_webhook
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** What can be done with a log as a whole. */
export function LogActions({ webhook, onChanged }: { webhook: LogActions_webhook$key; onChanged: () => void }) {
  const { id, health } = useFragment(
    graphql`
      fragment LogActions_webhook on Webhook {
        id
        health {
          failed
        }
      }
    `,
    webhook,
  )
  const sendTest = useSendTest()
  const [redeliver, waiting] = useMutation<LogActionsMutation>(mutation)
  async function sendAgain() {
    const { done, problems } = await redeliver({ id })
    if (problems) return toast('error', t.nothingWasSentOnceMore, problems.input)
    toast(
      'success',
      done.count === 1 ? t.oneIsSentOnceMore : t.areSentOnceMore({ count: done.count ?? 0 }),
      t.inTheOrderInWhichIt,
    )
    onChanged()
  }
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineEnd: 'auto' }}>
      <PlainButton
        type="button"
        className="outlined"
        onClick={() => void sendTest(id).then((sent) => sent && onChanged())}
      >
        {t.sendATest}
      </PlainButton>
      <PlainButton
        type="button"
        className="outlined"
        aria-disabled={waiting || !health.failed}
        onClick={() => (waiting || !health.failed ? undefined : void sendAgain())}
      >
        {t.sendAllFailedOnceMore}
        {health.failed ? ` (${health.failed})` : ''}
      </PlainButton>
    </div>
  )
}
