import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Suspense, useId } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { DeliveryDialogMutation } from '../../__generated__/DeliveryDialogMutation.graphql.ts'
import type { DeliveryDialogQuery } from '../../__generated__/DeliveryDialogQuery.graphql.ts'
import { useLoaded } from '../../kernel/relay/useLoaded.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Retry } from '../../kernel/ui/Retry.tsx'
import { DeliveryDetails } from './DeliveryDetails.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query DeliveryDialogQuery($id: ID!) {
    node(id: $id) {
      ... on WebhookDelivery @alias(as: "delivery") {
        ...DeliveryDetails_delivery
      }
    }
  }
`

const mutation = graphql`
  mutation DeliveryDialogMutation($input: RedeliverWebhookDeliveryInput!) {
    result: redeliverWebhookDelivery(input: $input) {
      ... on RedeliverWebhookDeliverySuccess {
        delivery {
          ...DeliveryRow_delivery
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface DeliveryDialogProps {
  deliveryId: string
  onClose: () => void
  onChanged: () => void
}

/** One delivery: what was sent, each try and its answer, and the way to send it once more. */
export function DeliveryDialog({ deliveryId, onClose, onChanged }: DeliveryDialogProps) {
  const id = useId()
  const { reference, read } = useLoaded<DeliveryDialogQuery>(query, { id: deliveryId })
  const [redeliver, waiting] = useMutation<DeliveryDialogMutation>(mutation)
  async function sendAgain() {
    const { problems } = await redeliver({ id: deliveryId })
    if (problems) toast('error', t.itWasNotSentOnceMore, problems.input)
    else toast('success', t.itIsSentOnceMore, t.underTheSameWebhookId)
    read()
    onChanged()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t.aDelivery}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <Retry onRetry={read}>
          <Suspense fallback={<GhostRows />}>{reference ? <Loaded reference={reference} /> : <GhostRows />}</Suspense>
        </Retry>
      </DialogContent>
      <DialogActions>
        <PlainButton
          type="button"
          className="outlined"
          aria-disabled={waiting}
          onClick={() => (waiting ? undefined : void sendAgain())}
        >
          {t.sendItOnceMore}
        </PlainButton>
        <PlainButton type="button" className="primary" autoFocus onClick={onClose}>
          {t.backToTheLog}
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}

function Loaded({ reference }: { reference: PreloadedQuery<DeliveryDialogQuery> }) {
  const { node } = usePreloadedQuery<DeliveryDialogQuery>(query, reference)
  return node?.delivery ? <DeliveryDetails delivery={node.delivery} /> : <Empty>{t.thisDeliveryIsNoLongerKept}</Empty>
}
