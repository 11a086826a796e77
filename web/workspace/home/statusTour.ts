// A status tour as it stands in the address.
import type { ShortcutStatus } from '../../__generated__/PlayerRecordsQuery.graphql.ts'

const statuses: readonly ShortcutStatus[] = ['NEXT', 'WORK', 'HOLD', 'DEL']

/** A status tour as it stands in the address: `mytasks.next`. */
export const tourParam = (shortcut: string, status: ShortcutStatus): string => `${shortcut}.${status.toLowerCase()}`

export function tourIn(search: URLSearchParams): { shortcut: string; status: ShortcutStatus } | undefined {
  const [, shortcut, word] = /^(\w+)\.(\w+)$/.exec(search.get('tour') ?? '') ?? []
  const status = statuses.find((one) => one.toLowerCase() === word)
  return shortcut && status ? { shortcut, status } : undefined
}
