import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Suspense, useId, useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { DeliveriesDialogQuery } from '../../__generated__/DeliveriesDialogQuery.graphql.ts'
import { useLoaded } from '../../kernel/relay/useLoaded.ts'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Retry } from '../../kernel/ui/Retry.tsx'
import { SearchTabs } from '../../kernel/ui/SearchTabs.tsx'
import { DeliveryRows } from './DeliveryRows.tsx'
import { stateIn, stateTabs } from './deliveryStates.ts'
import { LogActions } from './LogActions.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query DeliveriesDialogQuery($id: ID!, $filter: WebhookDeliveryFilter!) {
    node(id: $id) {
      ... on Webhook @alias(as: "webhook") {
        ...LogActions_webhook
        ...DeliveryRows_webhook @arguments(filter: $filter)
      }
    }
  }
`

interface DeliveriesDialogProps {
  webhook: { readonly id: string; readonly name: string }
  onClose: () => void
}

/** The log of a webhook: what was sent, how often, and what was answered. */
export function DeliveriesDialog({ webhook: { id: webhookId, name }, onClose }: DeliveriesDialogProps) {
  const id = useId()
  const [search] = useSearch()
  const { tab, filter } = stateIn(search)
  const { reference, read } = useLoaded<DeliveriesDialogQuery>(query, { id: webhookId, filter })
  const [tries, setTries] = useState(0)
  const readAgain = () => {
    setTries(tries + 1)
    read()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      aria-labelledby={id}
      slotProps={{ paper: { sx: { height: { sm: 'min(720px, calc(100% - 64px))' } } } }}
    >
      <DialogTitle id={id}>{t.deliveriesOf({ name })}</DialogTitle>
      <div style={{ flex: 'none' }}>
        <SearchTabs label={t.howFarTheyAre} name="deliveries" tabs={stateTabs} selected={tab} />
      </div>
      <DialogContent sx={{ p: 0 }}>
        <Retry onRetry={readAgain} style={{ padding: 12 }}>
          <Suspense fallback={<GhostRows />}>
            {reference ? <Rows reference={reference} tab={tab} onChanged={read} /> : <GhostRows />}
          </Suspense>
        </Retry>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2 }}>
        {/* The failure stands above, once. */}
        <Retry key={tries} onRetry={read} within={() => null}>
          <Suspense>{reference ? <Actions reference={reference} onChanged={read} /> : null}</Suspense>
        </Retry>
        <PlainButton type="button" className="primary" autoFocus onClick={onClose}>
          {t.done}
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}

interface PartProps {
  reference: PreloadedQuery<DeliveriesDialogQuery>
}

function useWebhook({ reference }: PartProps) {
  return usePreloadedQuery<DeliveriesDialogQuery>(query, reference).node?.webhook
}

function Rows({ tab, onChanged, ...props }: PartProps & { tab: string; onChanged: () => void }) {
  const webhook = useWebhook(props)
  return webhook ? <DeliveryRows key={tab} webhook={webhook} isNarrowed={tab !== 'all'} onChanged={onChanged} /> : null
}

function Actions({ onChanged, ...props }: PartProps & { onChanged: () => void }) {
  const webhook = useWebhook(props)
  return webhook ? <LogActions webhook={webhook} onChanged={onChanged} /> : null
}
