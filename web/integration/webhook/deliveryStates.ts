import type { WebhookDeliveryFilter, WebhookDeliveryState } from '../../__generated__/DeliveriesDialogQuery.graphql.ts'
import * as t from './__generated__/messages.ts'

/** What the log is narrowed to, as the address says it. */
export const stateTabs = [
  { value: 'all', label: t.all },
  { value: 'waiting', label: t.waiting },
  { value: 'delivered', label: t.delivered },
  { value: 'failed', label: t.failed },
] as const

export function stateIn(search: URLSearchParams): { tab: string; filter: WebhookDeliveryFilter } {
  const tab = stateTabs.find(({ value }) => value === search.get('deliveries'))?.value ?? 'all'
  return { tab, filter: tab === 'all' ? {} : { state: { eq: tab.toUpperCase() as WebhookDeliveryState } } }
}
