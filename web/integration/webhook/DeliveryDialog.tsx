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
    if (problems) toast('error', 'It was not sent once more', problems.input)
    else toast('success', 'It is sent once more', 'Under the same webhook-id.')
    read()
    onChanged()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>A delivery</DialogTitle>
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
          Send it once more
        </PlainButton>
        <PlainButton type="button" className="primary" autoFocus onClick={onClose}>
          Back to the log
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}

function Loaded({ reference }: { reference: PreloadedQuery<DeliveryDialogQuery> }) {
  const { node } = usePreloadedQuery<DeliveryDialogQuery>(query, reference)
  return node?.delivery ? <DeliveryDetails delivery={node.delivery} /> : <Empty>This delivery is no longer kept.</Empty>
}
