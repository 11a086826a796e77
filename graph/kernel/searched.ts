// How a noun is found: its table beside its words, what is told of it, and who reaches it.
import type { Context } from './context.ts'
import { libraryWhere } from './placed.ts'
import type { Capability } from './policy.ts'
import type { Parameters } from './statement/scopeSql.ts'

export interface Searched {
  /** What the graph calls it among all that is found, with a description. */
  kind: string
  description: string
  /** What it is headed by where that is not its label. */
  heading?: string
  /** The type of its node where that is another's. */
  node?: string
  /** What its entries in the directory are called where that is not the kind. */
  entry?: string
  /** Whether the directory has indexes for it alone. */
  hasOwnIndex?: boolean
  /** What its number is written behind, where people call it so. */
  key?: string
  /** The table of its entries and what the statement calls it, with joins behind it. */
  from: `${string} ${string}`
  joins?: string
  reach: (context: Context, parameters: Parameters) => string
  /** The uuid of the node where that is not the entry's. */
  id?: string
  number: string
  title: string
  /** The organization that it stands in. */
  organizationId: string
  /** Where it is, in words; the name of that organization where this is none. */
  where?: string
  at?: string
  over: string
  /** Those that stand for the same node are told once. */
  isOnce?: boolean
}

/** What the statement calls the id of an entry. */
export const entryId = ({ from }: Searched) => `${from.split(' ')[1]}.id`

/** What stands in a library, for all of its tree. */
export const inLibrary = (kind: string, description: string, table: string, capability?: Capability): Searched => ({
  kind,
  description,
  from: `${table} x`,
  reach: (context, parameters) =>
    `x.root_id = any(${parameters.add(libraryWhere(context.requireViewer(), capability).rootId.in)}::uuid[])`,
  number: 'x.legacy_id',
  title: 'x.name',
  organizationId: 'x.organization_id',
  over: `x.status <> 'ACTIVE'`,
})
