import { lazy, useEffect, useEffectEvent } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { DeliveryRows_webhook$key } from '../../__generated__/DeliveryRows_webhook.graphql.ts'
import type { DeliveryRowsPageQuery } from '../../__generated__/DeliveryRowsPageQuery.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { DeliveryRow } from './DeliveryRow.tsx'
import * as t from './__generated__/messages.ts'

const DeliveryDialog = lazy(async () => ({ default: (await import('./DeliveryDialog.tsx')).DeliveryDialog }))

const page = 50
const often = 3_000
/** What is sent that soon is waited for. */
const soon = 60_000

interface DeliveryRowsProps {
  webhook: DeliveryRows_webhook$key
  isNarrowed: boolean
  onChanged: () => void
}

/** Deliveries, the newest first; while one of them is on its way they are looked at again. */
export function DeliveryRows({ webhook, isNarrowed, onChanged }: DeliveryRowsProps) {
  const { data, ...more } = usePaginationFragment<DeliveryRowsPageQuery, DeliveryRows_webhook$key>(
    graphql`
      fragment DeliveryRows_webhook on Webhook
      @refetchable(queryName: "DeliveryRowsPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "Cursor" }, filter: { type: "WebhookDeliveryFilter!" }) {
        deliveries(first: $first, after: $after, filter: $filter) @connection(key: "DeliveryRows_deliveries", filters: ["filter"]) {
          edges {
            node {
              id
              nextAt
              ...DeliveryRow_delivery
            }
          }
        }
      }
    `,
    webhook,
  )
  const { search, set } = useNarrowing({ isStep: true })
  const { edges } = data.deliveries
  const isWaiting = edges.some(({ node: { nextAt } }) => nextAt)
  // Who has read on keeps what they read.
  const look = useEffectEvent(() => {
    const isSoon = edges.some(({ node: { nextAt } }) => nextAt && Date.parse(nextAt) - Date.now() < soon)
    if (isSoon && edges.length <= page && document.visibilityState === 'visible') onChanged()
  })
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => look(), often)
    return () => clearInterval(timer)
  }, [isWaiting])
  const opened = search.get('delivery')
  const open = (id: string | null) => set({ delivery: id })
  return (
    <>
      {edges.length ? (
        <Table caption={t.deliveries} columns={[t.what, t.state, { label: t.tries, number: true }, '']}>
          {edges.map(({ node }) => (
            <DeliveryRow key={node.id} delivery={node} onOpen={() => open(node.id)} />
          ))}
        </Table>
      ) : (
        <Empty>{isNarrowed ? t.noneIsSoFarAllOf : t.nothingWasSentYetSendA}</Empty>
      )}
      <More page={more} />
      {opened ? (
        <LateWindow onFailure={() => open(null)}>
          <DeliveryDialog deliveryId={opened} onClose={() => open(null)} onChanged={onChanged} />
        </LateWindow>
      ) : null}
    </>
  )
}
