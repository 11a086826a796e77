import { listIn, toggled, withParams, type Changes } from './address.ts'
import { useSearch } from './useSearch.ts'

/**
 * What a screen is narrowed to, which stands in its address, and the ways to change it. The way back in the browser
 * leads to what was before a change only where each is a step.
 */
export function useNarrowing({ isStep = false } = {}) {
  const [search, setSearch] = useSearch()
  const change = (changed: (current: URLSearchParams) => URLSearchParams) => setSearch(changed, { replace: !isStep })
  return {
    search,
    listOf: (name: string) => listIn(search, name),
    /** What follows from where one is (the next page) is made of the address last asked for, shown or not yet. */
    set: (changes: Changes | ((latest: URLSearchParams) => Changes)) =>
      change((current) => withParams(current, typeof changes === 'function' ? changes(current) : changes)),
    choose: (name: string) => (value: string) => change((current) => withParams(current, { [name]: value })),
    toggle: (name: string) => (value: string) => change((current) => toggled(current, name, value)),
  }
}
