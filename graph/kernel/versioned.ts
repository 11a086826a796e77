// Changes from the version that was seen: of two at once the second is told both values.
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { NotFoundError } from './errors.ts'
import { stale } from './stale.ts'

interface Seen {
  id: string
  version: number
}

interface Table {
  updateMany: (args: { where: object; data: object }) => Promise<{ count: number }>
  deleteMany: (args: { where: object }) => Promise<{ count: number }>
  findFirst: (args: { where: object }) => Promise<object | null>
}
type Loose = { [K in keyof Table]: (args: never) => unknown }
type Member<T, K extends string> = T extends { [key in K]?: infer M } ? M : never
type Where<T> = Member<Prisma.Args<T, 'updateMany'>, 'where'>
type Data<T> = Member<Prisma.Args<T, 'updateMany'>, 'data'> & object

/** What a person knows of a row, or of what was to be written in it, as they know it. */
type Shown = object | ((row: never) => object)

/**
 * Changes the row of this id where it is at this version, and counts the version up. Where it is not, throws with what
 * differs between what was to be shown of it and what there is. A row is not found where it is not `among` these.
 */
export async function changeVersioned<T extends Loose>(
  table: T,
  what: string,
  where: Seen & Where<T>,
  data: Data<T>,
  shown: Shown = data,
  among: Where<T> = {} as Where<T>,
): Promise<void> {
  const rows = table as unknown as Table
  const { count } = await rows.updateMany({
    where: { ...where, ...(among as object) },
    data: { ...data, version: { increment: 1 } },
  })
  if (count) return
  const show = (row: object) => (typeof shown === 'function' ? (shown as (row: object) => object)(row) : row)
  const current = await rows.findFirst({ where: { id: where.id, ...(among as object) } })
  const yours = typeof shown === 'function' ? show(data) : shown
  throw current
    ? stale(what, { version: where.version, ...yours }, { ...current, ...show(current) })
    : new NotFoundError(what)
}

/** Deletes the row of this id where it is at this version; otherwise throws as a change does. */
export async function deleteVersioned<T extends Loose>(table: T, what: string, { id, version }: Seen): Promise<void> {
  const rows = table as unknown as Table
  const { count } = await rows.deleteMany({ where: { id, version } })
  if (count) return
  const current = await rows.findFirst({ where: { id } })
  throw current ? stale(what, { version }, { ...current }) : new NotFoundError(what)
}

/** Deletes the one row that there may be where this holds, at this version where one is named; none is no error. */
export async function resetVersioned<T extends Loose>(
  table: T,
  what: string,
  where: Where<T>,
  version?: number | null,
): Promise<void> {
  const rows = table as unknown as Table
  const { count } = await rows.deleteMany({ where: { ...(where as object), version: version ?? undefined } })
  const current = count ? null : await rows.findFirst({ where: where as object })
  if (current) throw stale(what, { version: version! }, { ...current })
}
