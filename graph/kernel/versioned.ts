// Changes from the version that was seen: of two at once the second is told both values.
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { NotFoundError } from './errors.ts'
import { groupBy } from './groupBy.ts'
import type { Text } from './messages/text.ts'
import { stale } from './stale.ts'

interface Seen {
  id: string
  version: number
}

interface Table {
  updateMany: (args: { where: object; data: object }) => Promise<{ count: number }>
  updateManyAndReturn: (args: { where: object; data: object; select: object }) => Promise<{ id: string }[]>
  deleteMany: (args: { where: object }) => Promise<{ count: number }>
  findFirst: (args: { where: object }) => Promise<object | null>
}
type Loose = { [K in keyof Table]: (args: never) => unknown }
type Member<T, K extends string> = T extends { [key in K]?: infer M } ? M : never
type Where<T> = Member<Prisma.Args<T, 'updateMany'>, 'where'>
type Data<T> = Member<Prisma.Args<T, 'updateMany'>, 'data'> & object

/** What a person knows of a row, or of what was to be written in it, as they know it. */
type Shown = object | ((row: never) => object)

interface Options<T> {
  /** What a person knows of the change; all of it where nothing else is said. */
  shown?: Shown
  /** Which rows there are; any other is not found. */
  among?: Where<T>
}

/**
 * Changes the row of this id where it is at this version, and counts the version up. Where it is not, throws with what
 * differs between what was to be shown of it and what there is. A row is not found where it is not `among` these.
 */
export async function changeVersioned<T extends Loose>(
  table: T,
  what: Text,
  where: Seen & Where<T>,
  data: Data<T>,
  { shown = data, among }: Options<T> = {},
): Promise<void> {
  const rows = table as unknown as Table
  const { count } = await rows.updateMany({
    where: { ...where, ...(among as object | undefined) },
    data: { ...data, version: { increment: 1 } },
  })
  if (!count) await refuseStale(rows, what, { ...where, data, shown, among: among as object | undefined })
}

interface Change<T> extends Seen {
  data: Data<T>
  shown?: Shown
}

/** The same of several rows; those that change alike do in one statement. */
export async function changeManyVersioned<T extends Loose>(
  table: T,
  what: Text,
  changes: readonly Change<T>[],
): Promise<void> {
  const rows = table as unknown as Table
  const alike = groupBy(changes, ({ version, data }) => JSON.stringify([version, data]))
  for (const group of alike.values()) {
    const [{ id: first, version, data }] = group as [Change<T>, ...Change<T>[]]
    if (group.length === 1) {
      await changeVersioned(table, what, { id: first, version } as Seen & Where<T>, data, { shown: group[0]!.shown })
      continue
    }
    const changed = await rows.updateManyAndReturn({
      where: { id: { in: group.map(({ id }) => id) }, version },
      data: { ...data, version: { increment: 1 } },
      select: { id: true },
    })
    const missed = group.find(({ id }) => !changed.some((row) => row.id === id))
    if (missed) await refuseStale(rows, what, missed)
  }
}

interface Missed extends Seen {
  data: object
  shown?: Shown
  among?: object
}

async function refuseStale(
  rows: Table,
  what: Text,
  { id, version, data, shown = data, among }: Missed,
): Promise<never> {
  const show = (row: object) => (typeof shown === 'function' ? (shown as (row: object) => object)(row) : row)
  const current = await rows.findFirst({ where: { id, ...among } })
  const yours = typeof shown === 'function' ? show(data) : shown
  throw current ? stale(what, { version, ...yours }, { ...current, ...show(current) }) : new NotFoundError(what)
}

/** Deletes the row of this id where it is at this version; otherwise throws as a change does. */
export async function deleteVersioned<T extends Loose>(table: T, what: Text, { id, version }: Seen): Promise<void> {
  const rows = table as unknown as Table
  const { count } = await rows.deleteMany({ where: { id, version } })
  if (count) return
  const current = await rows.findFirst({ where: { id } })
  throw current ? stale(what, { version }, { ...current }) : new NotFoundError(what)
}

/** Deletes the one row that there may be where this holds, at this version where one is named; none is no error. */
export async function resetVersioned<T extends Loose>(
  table: T,
  what: Text,
  where: Where<T>,
  version?: number | null,
): Promise<void> {
  const rows = table as unknown as Table
  const { count } = await rows.deleteMany({ where: { ...(where as object), version: version ?? undefined } })
  const current = count ? null : await rows.findFirst({ where: where as object })
  if (current) throw stale(what, { version: version! }, { ...current })
}
