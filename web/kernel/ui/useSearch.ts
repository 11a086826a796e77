import { useCallback, useEffect } from 'react'
// eslint-disable-next-line no-restricted-imports -- what it makes safe
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom'

type Search = URLSearchParams

/** What was last asked for at the address with this key; that it is on its way is shown only a little later. */
let asked: { key: string; search: Search } | undefined

/** What stands in the address behind the question mark, and the way to change it. */
export function useSearch() {
  const [search, setSearch] = useSearchParams()
  const { key } = useLocation()
  useEffect(() => {
    if (asked?.key !== key) asked = undefined
  }, [key])
  const change = useCallback(
    (changed: (current: Search) => Search, options?: NavigateOptions) => {
      // Where the last change is still on its way, this one comes on top of it.
      asked = { key, search: changed(asked?.key === key ? asked.search : search) }
      setSearch(asked.search, options)
    },
    [key, search, setSearch],
  )
  return [search, change] as const
}
