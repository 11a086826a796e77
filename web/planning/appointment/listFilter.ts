// What of the appointments is listed, as it stands in the address.
import * as t from './__generated__/messages.ts'

/** The first is shown where the address says nothing. */
export const lists = [
  { value: 'coming', label: t.coming },
  { value: 'waiting', label: t.waitingForMyAnswer },
  { value: 'past', label: t.past },
] as const

type List = (typeof lists)[number]['value']

export const listIn = (search: URLSearchParams): List =>
  lists.find(({ value }) => value === search.get('list'))?.value ?? lists[0].value

/** Whether only those are listed that one made or is asked to. */
export const isMine = (search: URLSearchParams): boolean => search.get('whose') !== 'all'

/** What decides which list is read. */
export const listSearch = (search: URLSearchParams): string =>
  JSON.stringify([listIn(search), isMine(search), search.get('search') ?? ''])

const minute = 60_000

export function listVariables(search: URLSearchParams) {
  const list = listIn(search)
  // By the minute, so that the same list is known for one.
  const now = new Date(Math.floor(Date.now() / minute) * minute).toISOString()
  return {
    search: search.get('search') ?? '',
    filter: {
      cancelledAt: { isNull: true },
      ...(list === 'past' ? { startsAt: { lt: now } } : { endsAt: { gt: now } }),
      ...(list === 'waiting' && { isAwaitingMe: true }),
      ...(isMine(search) && { isMine: true }),
    },
  }
}
