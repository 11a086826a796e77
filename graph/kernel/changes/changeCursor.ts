// How far a client has read the changes.
import { createHash } from 'node:crypto'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
import { toCursor } from '../cursors.ts'
import { badArgument } from '../errors.ts'

const id = z.uuid()
const count = z.int().min(0)

const schema = z.strictObject({
  /** The database that the numbers are of, and the types that are asked for. */
  log: z.string(),
  types: z.string(),
  /** The last change that was read. */
  xid: count,
  position: count,
  /** Up to when beginnings and ends of memberships were read, in ms, as all times here. */
  at: count,
  /** When there was nothing more to read. */
  whole: count,
  /** The rights by which it was read, by root. */
  rights: z.record(id, z.string()),
  /** Trees that are told as a whole, since the rights in them have changed, with the last node that was told. */
  again: z.array(z.strictObject({ root: id, told: z.tuple([z.string(), z.string()]).optional() })).default([]),
})

export type ChangeCursor = z.infer<typeof schema>

const list = 'changes'

export const writeCursor = (cursor: ChangeCursor): string => toCursor(list, JSON.stringify(cursor))

export function readCursor(text: string): ChangeCursor {
  const written = Buffer.from(text, 'base64url').toString('utf8')
  const read = written.startsWith(`${list}|`) ? schema.safeParse(jsonIn(written.slice(list.length + 1))) : undefined
  if (!read?.success || writeCursor(read.data) !== text) throw foreignChanges()
  return read.data
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const foreignChanges = () => badArgument('after', 'this is no cursor of changes')

/** What a cursor keeps of the types that were asked for. */
export const markOf = (types: readonly string[]): string =>
  createHash('sha256').update(types.toSorted().join()).digest('base64url').slice(0, 8)

/** Behind this cursor something may be missing. */
export const startAnew = () =>
  new GraphQLError('after: this cursor is too old. Ask without it, then read your lists anew.', {
    extensions: { code: 'CURSOR_EXPIRED', argument: 'after' },
  })
