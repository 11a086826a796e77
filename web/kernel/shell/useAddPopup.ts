import { useCallback, useMemo } from 'react'
import { useSearch } from '../ui/useSearch.ts'

const param = 'add'

/** What of an address is the add popup's: its name, and what it begins with. */
const isOfPopup = (name: string) => name === param || name.startsWith(`${param}.`)

export function withoutAddPopup(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => !isOfPopup(name)))
}

/** The address after a name was set: the same name twice closes the popup, another one takes its place. */
function withAddPopup(search: URLSearchParams, name: string, given: Partial<Record<string, string>>): URLSearchParams {
  const next = withoutAddPopup(search)
  if (search.get(param) === name) return next
  next.set(param, name)
  for (const [field, value] of Object.entries(given)) if (value) next.set(`${param}.${field}`, value)
  return next
}

/**
 * The add popup, which stands in the address as `?add=task`: which one is open, what it was given to begin with
 * (`?add.date=…`), and how it is opened and closed. A page shows the one whose name it knows.
 */
export function useAddPopup() {
  const [search, setSearch] = useSearch()
  const name = search.get(param)
  const given = useMemo<Partial<Record<string, string>>>(
    () =>
      Object.fromEntries(
        [...search]
          .filter(([key]) => isOfPopup(key) && key !== param)
          .map(([key, value]) => [key.slice(param.length + 1), value]),
      ),
    [search],
  )
  const add = useCallback(
    (which: string, begin: Partial<Record<string, string>> = {}) =>
      setSearch((current) => withAddPopup(current, which, begin)),
    [setSearch],
  )
  const close = useCallback(() => setSearch(withoutAddPopup, { replace: true }), [setSearch])
  return { name, given, add, close }
}
