import { useCallback, useEffect } from 'react'
// eslint-disable-next-line no-restricted-imports -- what it makes safe
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom'

type Search = URLSearchParams

/** What was last asked for at an address; that it is on its way is shown only a little later. */
let asked: { at: string; search: Search } | undefined

/** What stands in the address behind the question mark, and the way to change it. */
export function useSearch() {
  const [search, setSearch] = useSearchParams()
  const { key } = useLocation()
  // Each first address has the same key.
  const at = `${key} ${search}`
  useEffect(() => {
    if (asked?.at !== at) asked = undefined
  }, [at])
  const change = useCallback(
    (changed: (current: Search) => Search, options?: NavigateOptions) => {
      // Where the last change is still on its way, this one comes on top of it.
      asked = { at, search: changed(asked?.at === at ? asked.search : search) }
      setSearch(asked.search, options)
    },
    [at, search, setSearch],
  )
  return [search, change] as const
}
