// Countries and states, as ISO 3166 has them.
import { iso31661, iso31662 } from 'iso-3166'

export interface Country {
  code: string
  number: number
  name: string
}

export interface State {
  code: string
  name: string
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en')

/** All countries, by name. */
export const countries: readonly Country[] = iso31661
  .map(({ alpha2, numeric, name }) => ({ code: alpha2, number: Number(numeric), name }))
  .sort(byName)

const byCountry = new Map<string, State[]>()
for (const { code, name } of iso31662) {
  const country = code.slice(0, 2)
  byCountry.set(country, [...(byCountry.get(country) ?? []), { code, name }])
}
for (const states of byCountry.values()) states.sort(byName)

/** The states of a country, by name; none of a country that there is not. */
export const statesOf = (country: string): readonly State[] => byCountry.get(country.trim().toUpperCase()) ?? []

/** The state that a text names: by its code, in the United States and Canada also by the code's end or by its name. */
export function stateNamed(text: string): State | undefined {
  const wanted = text.trim().toLowerCase()
  const near = [...statesOf('US'), ...statesOf('CA')]
  return (
    statesOf(wanted.slice(0, 2)).find(({ code }) => code.toLowerCase() === wanted) ??
    near.find(({ code, name }) => code.slice(3).toLowerCase() === wanted || name.toLowerCase() === wanted)
  )
}
