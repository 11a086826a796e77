import { useLocation, useNavigation, useSearchParams } from 'react-router-dom'
import { listIn, toggled, withParams, type Changes } from './address.ts'

/**
 * What a screen is narrowed to, which stands in its address, and the ways to change it. The way back in the browser
 * leads to what was before a change only where each is a step.
 */
export function useNarrowing({ isStep = false } = {}) {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const change = (changed: (current: URLSearchParams) => URLSearchParams) =>
    setSearch(
      // Where the last change is still on its way, this one comes on top of it.
      (shown) => changed(location?.pathname === pathname ? new URLSearchParams(location.search) : shown),
      { replace: !isStep },
    )
  return {
    search,
    listOf: (name: string) => listIn(search, name),
    set: (changes: Changes) => change((current) => withParams(current, changes)),
    choose: (name: string) => (value: string) => change((current) => withParams(current, { [name]: value })),
    toggle: (name: string) => (value: string) => change((current) => toggled(current, name, value)),
  }
}
