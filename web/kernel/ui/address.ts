// What stands in the address behind the question mark.

export type Changes = Readonly<Record<string, string | null | undefined>>

/** The search with some of it set, or taken away where there is no value. */
export function withParams(search: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** The values of a list in the search. */
export const listIn = (search: URLSearchParams, name: string): string[] =>
  search.get(name)?.split(',').filter(Boolean) ?? []

/** The search with a value added to a list, or taken out of it; without the list where there is no value. */
export function toggled(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const list = listIn(search, name)
  const next = list.includes(value) ? list.filter((one) => one !== value) : [...list, value]
  return withParams(search, { [name]: value && next.join(',') })
}
