// A checklist as it is edited: its items with keys of their own, numbers as they are typed.
import { typedNumber } from '../../kernel/ui/typedNumber.ts'
import type { ChecklistItemInput } from '../../__generated__/ChecklistPageUpdateMutation.graphql.ts'
import type { ChecklistItemKind } from './kinds.ts'

export interface Choice {
  text: string
  fails: boolean
}

export interface EditedItem {
  /** Tells two apart while they move. */
  key: string
  kind: ChecklistItemKind
  prompt: string
  help: string
  mandatory: boolean
  unit: string
  minimum: string
  maximum: string
  choices: readonly Choice[]
}

export const newItem = (kind: ChecklistItemKind = 'PASS_FAIL'): EditedItem => ({
  key: crypto.randomUUID(),
  kind,
  prompt: '',
  help: '',
  mandatory: true,
  unit: '',
  minimum: '',
  maximum: '',
  choices: [],
})

interface Given {
  readonly kind: ChecklistItemKind
  readonly prompt: string
  readonly help: string
  readonly mandatory: boolean
  readonly unit: string
  readonly minimum?: number | null
  readonly maximum?: number | null
  readonly choices: readonly string[]
  readonly failingChoices: readonly string[]
}

/** Read twice they are the same, so that a draft tells what was changed. */
export const editedOf = (item: Given, index: number): EditedItem => ({
  key: `item-${index}`,
  kind: item.kind,
  prompt: item.prompt,
  help: item.help,
  mandatory: item.mandatory,
  unit: item.unit,
  minimum: item.minimum == null ? '' : String(item.minimum),
  maximum: item.maximum == null ? '' : String(item.maximum),
  choices: item.choices.map((text) => ({ text, fails: item.failingChoices.includes(text) })),
})

export const isNoNumber = (text: string): boolean => Number.isNaN(typedNumber(text))

/** The input of an item: only what its kind takes. */
export const inputOf = ({
  kind,
  prompt,
  help,
  mandatory,
  unit,
  minimum,
  maximum,
  choices,
}: EditedItem): ChecklistItemInput => ({
  kind,
  prompt,
  help,
  mandatory,
  ...(kind === 'NUMBER' && { unit, minimum: typedNumber(minimum), maximum: typedNumber(maximum) }),
  ...(kind === 'CHOICE' && {
    choices: choices.map(({ text }) => text),
    failingChoices: choices.filter(({ fails }) => fails).map(({ text }) => text),
  }),
})

/** The list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from)
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)]
}
