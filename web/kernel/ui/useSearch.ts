import { useCallback, useEffect } from 'react'
// eslint-disable-next-line no-restricted-imports -- what it makes safe
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom'

type Search = URLSearchParams

/** What was last asked for at an address; that it is on its way is shown only a little later. */
let asked: { at: string; search: Search } | undefined

/**
 * What stands in the address behind the question mark, the way to change it, and a way to read what was last asked
 * for, which may not be shown yet.
 */
export function useSearch() {
  const [search, setSearch] = useSearchParams()
  const { key } = useLocation()
  // Each first address has the same key.
  const at = `${key} ${search}`
  useEffect(() => {
    if (asked?.at !== at) asked = undefined
  }, [at])
  const latest = useCallback(() => (asked?.at === at ? asked.search : search), [at, search])
  const change = useCallback(
    (changed: (current: Search) => Search, options?: NavigateOptions) => {
      // Where the last change is still on its way, this one comes on top of it.
      asked = { at, search: changed(latest()) }
      setSearch(asked.search, options)
    },
    [at, latest, setSearch],
  )
  return [search, change, latest] as const
}
