// A status tour as it stands in the address.
import type { TourStatus } from '../../__generated__/PlayerRecordsQuery.graphql.ts'

const statuses: readonly TourStatus[] = ['NEXT', 'WORK', 'HOLD', 'DEL']

/** A status tour as it stands in the address: `mytasks.next`. */
export const tourParam = (shortcut: string, status: TourStatus): string => `${shortcut}.${status.toLowerCase()}`

export function tourIn(search: URLSearchParams): { shortcut: string; status: TourStatus } | undefined {
  const [, shortcut, word] = /^(\w+)\.(\w+)$/.exec(search.get('tour') ?? '') ?? []
  const status = statuses.find((one) => one.toLowerCase() === word)
  return shortcut && status ? { shortcut, status } : undefined
}
