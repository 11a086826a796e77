// What input may be, in one vocabulary for every mutation.
import { z } from 'zod'
import { ValidationError, type FieldProblem } from './errors.ts'
import type { Text } from './messages/text.ts'
import { emptyMessage, requiredMessage } from './requiredMessage.ts'

/** What the schema that is being checked has said; zod carries strings, so each is known by its place here. */
const told: Text[] = []
const marked = /^\0(\d+)$/

/** A text as zod takes it, for a schema that `check` reads. */
export const say = (text: Text) => ({ error: () => `\0${told.push(text) - 1}` })

/** Checks input against a schema; throws a ValidationError that names each field and says what would be right. */
export function check<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  told.length = 0
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const problems = new Map<string, FieldProblem>()
  for (const { path: parts, message } of result.error.issues) {
    const path = parts.join('.') || 'input'
    if (problems.has(path)) continue
    const said = message === emptyMessage ? requiredMessage(path) : message
    problems.set(path, { path, message: told[Number(marked.exec(message)?.[1])] ?? said })
  }
  throw new ValidationError([...problems.values()])
}

/** Text that is trimmed and has from `min` to `max` characters. */
export const text = (min: number, max: number) =>
  z
    .string({ error: 'Write some text.' })
    .trim()
    .min(min, min === 1 ? emptyMessage : `Write at least ${min} characters.`)
    .max(max, `Write at most ${max} characters.`)

/**
 * The same in one line: a name or a title stands in headers of mails, in calendars and in file names, where a line
 * break begins another entry.
 */
export const line = (min: number, max: number) =>
  text(min, max).regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Write it in one line.')

export const reason = text(1, 500)
export const name = line(1, 120)

const degrees = (what: string, most: number) =>
  z
    .number()
    .min(-most, `Write a ${what} from -${most} to ${most}.`)
    .max(most, `Write a ${what} from -${most} to ${most}.`)

export const latitude = degrees('latitude', 90)
export const longitude = degrees('longitude', 180)

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Write at most 254 characters.')
  .pipe(z.email('Write an email address, like name@example.com.'))

const deepest = 32

/** Characters that PostgreSQL can't keep, or that are no characters; and nesting that nothing here asks for. */
export function unstorable(value: unknown, path = '', depth = 0): FieldProblem[] {
  if (typeof value === 'string') {
    if (value.includes('\0')) return [{ path, message: 'Leave out the NUL character.' }]
    return value.isWellFormed() ? [] : [{ path, message: 'Leave out the lone surrogate; it is half a character.' }]
  }
  if (value === null || typeof value !== 'object' || value instanceof Date) return []
  if (depth === deepest) return [{ path, message: 'Send something less deeply nested.' }]
  return Object.entries(value).flatMap(([key, inner]) => unstorable(inner, path ? `${path}.${key}` : key, depth + 1))
}
