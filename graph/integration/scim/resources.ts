// What /Users and /Groups have in common.
import { isUuid } from '../../kernel/node.ts'
import type { Directory } from '../../people/directory/directory.ts'
import { DirectoryRefusal } from '../../people/directory/refusal.ts'
import type { ListAsked } from './list.ts'

export interface Asked {
  directory: Directory
  /** The address of the service. */
  base: string
  list: ListAsked
}

type Body = Record<string, unknown>

/** The resources of an endpoint, by what is done with them. */
export interface Resources {
  list: (asked: Asked) => Promise<object>
  read: (asked: Asked, id: string) => Promise<object>
  create: (asked: Asked, body: Body) => Promise<object>
  replace: (asked: Asked, id: string, body: Body) => Promise<object>
  patch: (asked: Asked, id: string, body: Body) => Promise<object>
  remove: (asked: Asked, id: string) => Promise<void>
}

/** The row of an id; throws where the directory has none. */
export async function found<T>(id: string, what: string, find: (uuid: string) => Promise<T | null>): Promise<T> {
  const row = isUuid(id) ? await find(id) : null
  if (!row) throw new DirectoryRefusal(404, undefined, `There is no ${what} ${id.slice(0, 60)}.`)
  return row
}
