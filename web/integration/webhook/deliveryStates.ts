import type { WebhookDeliveryFilter, WebhookDeliveryState } from '../../__generated__/DeliveriesDialogQuery.graphql.ts'

/** What the log is narrowed to, as the address says it. */
export const stateTabs = [
  { value: 'all', label: 'All' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'failed', label: 'Failed' },
] as const

export function stateIn(search: URLSearchParams): { tab: string; filter: WebhookDeliveryFilter } {
  const tab = stateTabs.find(({ value }) => value === search.get('deliveries'))?.value ?? 'all'
  return { tab, filter: tab === 'all' ? {} : { state: { eq: tab.toUpperCase() as WebhookDeliveryState } } }
}
