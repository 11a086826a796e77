// The kinds of items, as they are called.
import { number } from '../../kernel/messages/format.ts'
import type { ChecklistItemKind } from '../../__generated__/EntryRow_entry.graphql.ts'
import * as t from './__generated__/messages.ts'

export type { ChecklistItemKind }

export const kindNames: readonly (readonly [ChecklistItemKind, string])[] = [
  ['PASS_FAIL', t.passOrFail],
  ['NUMBER', t.aNumber],
  ['CHOICE', t.choice2],
  ['TEXT', t.text],
  ['PHOTO', t.photo],
]

interface Limited {
  readonly unit: string
  readonly minimum?: number | null
  readonly maximum?: number | null
}

/** From where to where a number passes, in words; empty where it always does. */
export function limitsOf({ unit, minimum, maximum }: Limited): string {
  const said = (value: number) => `${number(value)}${unit ? ` ${unit}` : ''}`
  if (minimum != null && maximum != null) return t.passesFromTo({ said: said(minimum), said2: said(maximum) })
  if (minimum != null) return t.passesFrom2({ said: said(minimum) })
  return maximum != null ? t.passesUpTo({ said: said(maximum) }) : ''
}
