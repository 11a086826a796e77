// The kinds of items, as they are called.
import type { ChecklistItemKind } from '../../__generated__/EntryRow_entry.graphql.ts'

export type { ChecklistItemKind }

export const kindNames: readonly (readonly [ChecklistItemKind, string])[] = [
  ['PASS_FAIL', 'Pass or fail'],
  ['NUMBER', 'Number'],
  ['CHOICE', 'Choice'],
  ['TEXT', 'Text'],
  ['PHOTO', 'Photo'],
]

interface Limited {
  readonly unit: string
  readonly minimum?: number | null
  readonly maximum?: number | null
}

/** From where to where a number passes, in words; empty where it always does. */
export function limitsOf({ unit, minimum, maximum }: Limited): string {
  const said = (number: number) => `${number.toLocaleString('en')}${unit ? ` ${unit}` : ''}`
  if (minimum != null && maximum != null) return `Passes from ${said(minimum)} to ${said(maximum)}.`
  if (minimum != null) return `Passes from ${said(minimum)}.`
  return maximum != null ? `Passes up to ${said(maximum)}.` : ''
}
