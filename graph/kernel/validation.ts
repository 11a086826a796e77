// What input may be, in one vocabulary for every mutation.
import { z } from 'zod'
import { ValidationError, type FieldProblem } from './errors.ts'
import type { Text } from './messages/text.ts'
import { emptyMessage, requiredText } from './requiredMessage.ts'
import * as t from './__generated__/messages.ts'

/** What the schema that is being checked has said; zod carries strings, so each is known by its English. */
const told = new Map<string, Text>()

/** A text as zod takes it; `check` tells it in the language of who reads it. */
export const say = (text: Text) => ({ error: () => said(text) })

/** The same for an issue that a schema adds itself. */
export function said(text: Text): string {
  told.set(String(text), text)
  return String(text)
}

/** Checks input against a schema; throws a ValidationError that names each field and says what would be right. */
export function check<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  told.clear()
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const problems = new Map<string, FieldProblem>()
  for (const { path: parts, message } of result.error.issues) {
    const path = parts.join('.') || 'input'
    if (problems.has(path)) continue
    problems.set(path, {
      path,
      message: message === emptyMessage ? requiredText(path) : (told.get(message) ?? message),
    })
  }
  throw new ValidationError([...problems.values()])
}

/** Text that is trimmed and has from `min` to `max` characters. */
export const text = (min: number, max: number) =>
  z
    .string(say(t.writeSomeText))
    .trim()
    .min(min, min === 1 ? emptyMessage : say(t.writeAtLeast({ least: String(min) })))
    .max(max, say(t.writeAtMost({ most: String(max) })))

/**
 * The same in one line: a name or a title stands in headers of mails, in calendars and in file names, where a line
 * break begins another entry.
 */
export const line = (min: number, max: number) => text(min, max).regex(/^[^\p{Cc}\u2028\u2029]*$/u, say(t.oneLine))

export const reason = text(1, 500)
export const name = line(1, 120)

const degrees = (most: number, wrong: (told: { most: string }) => Text) =>
  z
    .number()
    .min(-most, say(wrong({ most: String(most) })))
    .max(most, say(wrong({ most: String(most) })))

export const latitude = degrees(90, t.latitude)
export const longitude = degrees(180, t.longitude)

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, say(t.writeAtMost({ most: '254' })))
  .pipe(z.email(say(t.writeEmail)))

const deepest = 32

/** Characters that PostgreSQL can't keep, or that are no characters; and nesting that nothing here asks for. */
export function unstorable(value: unknown, path = '', depth = 0): FieldProblem[] {
  if (typeof value === 'string') {
    if (value.includes('\0')) return [{ path, message: t.noNul }]
    return value.isWellFormed() ? [] : [{ path, message: t.noSurrogate }]
  }
  if (value === null || typeof value !== 'object' || value instanceof Date) return []
  if (depth === deepest) return [{ path, message: t.tooNested }]
  return Object.entries(value).flatMap(([key, inner]) => unstorable(inner, path ? `${path}.${key}` : key, depth + 1))
}
