// Reading as of an instant of the past: the argument that asks for it, the mark of what was read so, and its ids.
import type { Context } from './context.ts'
import { badArgument } from './errors.ts'
import type { ArgBuilder } from './list/listInputs.ts'
import { day } from './time/milliseconds.ts'
import * as messages from './__generated__/messages.ts'

/** For how many days the past is kept. */
export const keptDays = 366

export const asOfArg = (t: ArgBuilder) =>
  t.arg({
    type: 'DateTime',
    description:
      'An instant of the last year to look back to: everything is as it was then, seen with the rights of today; now if omitted.',
  })

/** The request as of the instant that its argument asks for. */
export function contextAt(context: Context, asOf: Date | null | undefined, path = 'asOf'): Context {
  if (!asOf) return context
  const { now } = context
  if (asOf > now) throw badArgument(path, 'this is yet to come; name an instant of the past')
  if (asOf.getTime() < now.getTime() - keptDays * day)
    throw badArgument(path, 'this is more than a year ago; the past is kept for a year')
  return context.at(asOf)
}

const readAsOf = Symbol('read as of')

interface Marked {
  [readAsOf]?: Date
}

/** Marks a row with the instant that its request looks back to, if it does: what it leads to is read as of then too. */
export function markAsOf<Row extends object>(row: Row, { asOf }: Context): Row {
  if (asOf) (row as Marked)[readAsOf] = asOf
  return row
}

/** The instant that a row was read as of; undefined for now. */
export const asOfRow = (row: unknown): Date | undefined =>
  typeof row === 'object' && row !== null ? (row as Marked)[readAsOf] : undefined

/** The request as of the instant that a row was read as of. */
export function contextOf(row: unknown, context: Context): Context {
  const asOf = asOfRow(row)
  return asOf ? context.at(asOf) : context
}

/** What is refused of what is looked back to. */
export const onlyNow = messages.onlyNow

/** The name of a row in its id: what was is another thing than what is. */
export const nameAsOf = (id: string, asOf: Date | undefined): string => (asOf ? `${id}@${asOf.toISOString()}` : id)

const pattern = /^(.+)@(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/

/** The id of the row in such a name, and the instant; undefined where the name is of now. */
export function readName(name: string): { id: string; asOf: Date } | undefined {
  const [, id, at] = pattern.exec(name) ?? []
  const asOf = new Date(at ?? '')
  return id !== undefined && !Number.isNaN(asOf.getTime()) ? { id, asOf } : undefined
}

/** The request as of the instant in a name, and the id of the row; null where nothing is kept of that instant. */
export function lookedUp(name: string, context: Context): { id: string; context: Context } | null {
  const past = readName(name)
  if (!past) return { id: name, context }
  const ago = context.now.getTime() - past.asOf.getTime()
  return ago >= 0 && ago <= keptDays * day ? { id: past.id, context: context.at(past.asOf) } : null
}
