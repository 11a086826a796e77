import { entryNumber } from '../relay/entryId.ts'
import type { Option } from './FilterChip.tsx'
import * as t from './__generated__/messages.ts'

interface Named {
  readonly id: string
  readonly name: string
}

export const named = (items: readonly Named[]): Option[] => items.map(({ id, name }) => ({ value: id, label: name }))

/** Entries of a reference list, by their number as it stands in addresses. */
export const numbered = (items: readonly Named[]): Option[] =>
  items.map(({ id, name }) => ({ value: String(entryNumber(id)), label: name || t.none }))

/** The groups of departments, each under its own. */
export const groupsOf = (
  departments: readonly { readonly name: string; readonly groups: readonly Named[] }[],
): Option[] => departments.flatMap(({ name, groups }) => named(groups).map((option) => ({ ...option, section: name })))
