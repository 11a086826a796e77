// The Relay specification's nodes: one interface, one registry, one way to load what an id names.
import type { InterfaceRef } from '@pothos/core'
import type { GraphQLResolveInfo } from 'graphql'
import { builder, type Policy } from './builder.ts'
import type { Context } from './context.ts'
import { asOfRow, nameAsOf, onlyNow, readName } from './asOf.ts'
import { badArgument, ForbiddenError, NotFoundError } from './errors.ts'
import type { Text } from './messages/text.ts'
import { the } from './noun.ts'
import { sameForAll } from './subscription/sameForAll.ts'

/** What an id names, as one request may see it: a row a name in the same order, null where there is none for it. */
export type LoadNodes = (names: string[], context: Context, info: GraphQLResolveInfo) => Promise<(object | null)[]>

const loaders = new Map<string, LoadNodes>()
const typeOf = Symbol('node type')

/** Gives its types their id, made from the id of the row. */
export const Node = builder.interfaceRef<{ id: string | number | bigint }>('Node').implement({
  description: 'An object with a global id.',
  resolveType: (row) => (row as { [typeOf]?: string })[typeOf],
  fields: (t) => ({
    id: t.id({
      description: 'The opaque global id, unique across all types.',
      ...sameForAll,
      resolve: (row, _args, _context, { parentType }) =>
        globalId(parentType.name, nameAsOf(String(row.id), asOfRow(row))),
    }),
  }),
})

/** The same for rows with no id of their own: their types declare the field themselves. */
export const AnyNode = Node as unknown as InterfaceRef<(typeof builder)['$inferSchemaTypes'], object>

/** Makes a type's rows reachable by id. The policy says who may ask; `load` filters what they see. */
export function registerNode(type: string, load: LoadNodes) {
  loaders.set(type, load)
}

/** The extensions that a type or a root field declares its policy with. */
export const policy = (asked: Policy) => ({ extensions: { policy: asked } })

export const globalId = (type: string, name: string): string => Buffer.from(`${type}:${name}`).toString('base64')

/** What a global id says, or undefined where it says nothing. */
export function parseGlobalId(id: string): { type: string; name: string } | undefined {
  const text = Buffer.from(id, 'base64').toString('utf8')
  const at = text.indexOf(':')
  const type = text.slice(0, at)
  const name = text.slice(at + 1)
  return at > 0 && loaders.has(type) && globalId(type, name) === id ? { type, name } : undefined
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isUuid = (text: string): boolean => uuidPattern.test(text)

/** Whether a text may be the number of a row. */
export const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text)

/** A uuid that no row has. */
export const noRow = '00000000-0000-0000-0000-000000000000'

/** The uuid in a global id of a type. A malformed id is no different from one of another type. */
export function uuidIn(type: string, id: string): string | undefined {
  const parsed = parseGlobalId(id)
  return parsed?.type === type && isUuid(parsed.name) ? parsed.name : undefined
}

/** The same, of what has to be there. */
export function uuidOf(type: string, id: string, what: Text = the(type), path?: string): string {
  const uuid = uuidIn(type, id)
  if (uuid !== undefined) return uuid
  const parsed = parseGlobalId(id)
  throw parsed?.type === type && readName(parsed.name) ? new ForbiddenError(onlyNow) : new NotFoundError(what, path)
}

/**
 * The same, of what one looks up: what has another type is refused, and what is malformed or not there finds nothing.
 */
export function uuidLookedUp(type: string, id: string, path = 'id'): string {
  const parsed = parseGlobalId(id)
  if (parsed && parsed.type !== type) throw badArgument(path, `this names a ${parsed.type}; name a ${type}`)
  return uuidIn(type, id) ?? noRow
}

/** What ids name, in their order, null where there is no such thing for the viewer. */
export async function loadNodes(ids: readonly string[], context: Context, info: GraphQLResolveInfo) {
  const parsed = ids.map(parseGlobalId)
  const rows: (object | null)[] = ids.map(() => null)
  const types = new Set(parsed.flatMap((id) => (id ? [id.type] : [])))
  await Promise.all(
    [...types].map(async (type) => {
      const places = parsed.flatMap((id, place) => (id?.type === type ? [place] : []))
      const found = await loaders.get(type)!(
        places.map((place) => parsed[place]!.name),
        context,
        info,
      )
      places.forEach((place, i) => {
        const row = found[i]
        rows[place] = row ? Object.assign(row, { [typeOf]: type }) : null
      })
    }),
  )
  return rows
}

/** The same of one id, those of a request that are asked for at one place together. */
export function loadNode(id: string, context: Context, info: GraphQLResolveInfo): Promise<object | null> {
  const place: (string | number)[] = []
  for (let at: typeof info.path | undefined = info.path; at; at = at.prev)
    if (typeof at.key === 'string') place.push(at.key)
  return context
    .loader<string, object | null>(`nodes at ${place.join()}`, (ids) => loadNodes(ids, context, info))
    .load(id)
}

builder.queryField('node', (t) =>
  t.field({
    type: AnyNode,
    nullable: true,
    description: 'The object with this global id; null if it does not exist or is not visible to the viewer.',
    ...policy('signedIn'),
    args: { id: t.arg.id({ required: true, description: 'The global id.' }) },
    resolve: async (_root, { id }, context, info) => (await loadNodes([id], context, info))[0],
  }),
)

builder.queryField('nodes', (t) =>
  t.field({
    type: [AnyNode],
    nullable: { list: false, items: true },
    description:
      'The objects with these global ids, in the given order; null for each one that does not exist or is not visible to the viewer.',
    ...policy('signedIn'),
    args: { ids: t.arg.idList({ required: true, description: 'The global ids, at most 100.' }) },
    resolve: (_root, { ids }, context, info) => {
      if (ids.length > 100) throw badArgument('ids', 'ask for at most 100')
      return loadNodes(ids, context, info)
    },
  }),
)
