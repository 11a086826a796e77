// A draft as text: for a conflict, and to be copied where what it is about is gone.
import { fieldText } from '../relay/conflictText.ts'
import type { KeptDraft } from './draftStore.ts'
import { isSame } from './mergeDraft.ts'

type Plain = Readonly<Record<string, unknown>>

/** The name of what an id is of, where it is known. */
type NameOf = (id: string) => string | undefined

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null
const nameIn = (value: Plain) =>
  [value.name, value.title, value.label].find((text): text is string => typeof text === 'string')

/** A value in the form that a conflict shows: its name, what it says, or JSON. */
export function textOf(value: unknown, nameOf: NameOf): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'string') return nameOf(value) ?? value
  if (Array.isArray(value)) return JSON.stringify(value.map((one) => (isPlain(one) ? (nameIn(one) ?? one) : one)))
  if (isPlain(value)) return nameIn(value) ?? JSON.stringify(value)
  return JSON.stringify(value)
}

const isId = (name: string) => /^id$|Ids?$|^key$/.test(name)

/** What somebody can read of what was typed, a line a field. */
export function draftText({ base, values }: KeptDraft): string {
  const lines: string[] = []
  const say = (name: string, value: unknown, before: unknown) => {
    if (isSame(value, before) || isId(name)) return
    if (typeof value === 'string' || typeof value === 'number') {
      if (String(value).trim()) lines.push(`${fieldText(name)}: ${value}`)
    } else if (isPlain(value) && !Array.isArray(value) && nameIn(value) !== undefined && 'id' in value)
      lines.push(`${fieldText(name)}: ${nameIn(value)}`)
    else if (isPlain(value))
      for (const [key, one] of Object.entries(value))
        say(Array.isArray(value) ? name : key, one, Array.isArray(value) ? undefined : (before as Plain | null)?.[key])
  }
  for (const [part, value] of Object.entries(values)) say(part, value, base[part])
  return lines.join('\n')
}
