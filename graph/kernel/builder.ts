// The Pothos builder: plugins, scalars, naming. It imports no type of the graph.
import { capitalized } from './capitalized.ts'
import SchemaBuilder from '@pothos/core'
import ErrorsPlugin from '@pothos/plugin-errors'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import { GraphQLError } from 'graphql'
import type PrismaTypes from '../../prisma/__generated__/pothos.ts'
import { getDatamodel } from '../../prisma/__generated__/pothos.ts'
import type { Context } from './context.ts'
import { hasColumn } from './list/columns.ts'
import { countedTo } from './paging.ts'
import type { Capability } from './policy.ts'
import { addScalars, type TextScalar } from './scalars.ts'

/** An instant as Prisma or as a statement gives it. */
export type Instant = Date | string

/** Who may ask: anybody, whoever is signed in, or whoever reaches something with a capability. */
export type Policy = 'public' | 'signedIn' | Capability

export const builder = new SchemaBuilder<{
  Context: Context
  PrismaTypes: PrismaTypes
  DefaultFieldNullability: false
  DefaultEdgesNullability: false
  DefaultNodeNullability: false
  /** How many entries the whole list has, counted no further than one past the limit. */
  Connection: { total: () => Promise<number> }
  Scalars: {
    ID: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Instant }
    JSON: { Input: unknown; Output: unknown }
    LinearRing: { Input: unknown; Output: unknown }
  } & Record<TextScalar, { Input: string; Output: string }>
}>({
  plugins: [ErrorsPlugin, RelayPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  errors: {
    directResult: true,
    defaultUnionOptions: {
      description: 'The result of a mutation: its success type or a typed error.',
      name: ({ fieldName }) => `${capitalized(fieldName)}Result`,
    },
  },
  // What is deferred is read with the rest, but for what has a resolver of its own: plain columns have none to read
  // them later.
  prisma: {
    client: (context) => context.db.prisma,
    dmmf: getDatamodel(),
    maxConnectionSize: 100,
    skipDeferredFragments: false,
  },
  relay: {
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    // The plugin's type knows ID and String alone; what it makes of them takes any scalar.
    cursorType: 'Cursor' as 'String',
    nodesOnConnection: { description: 'What this page holds; the same as the nodes of its edges.' },
    edgesFieldOptions: { nullable: false, description: 'The edges of this page.' },
    nodeFieldOptions: { nullable: false, description: 'What the edge leads to.' },
    cursorFieldOptions: { description: 'The place of this edge, for `after` and `before`.' },
    pageInfoFieldOptions: { nullable: false, description: 'Whether and where the list goes on.' },
    pageInfoTypeOptions: { description: 'The position of a page in a list.' },
    hasNextPageFieldOptions: { description: 'Whether more items follow.' },
    hasPreviousPageFieldOptions: { description: 'Whether there are items before this page.' },
    startCursorFieldOptions: { description: 'The cursor of the first edge.' },
    endCursorFieldOptions: { description: 'The cursor of the last edge.' },
    firstArgOptions: {
      description:
        'The number of nodes to return from the start, at most 100 unless the list says otherwise; defaults to 50.',
    },
    afterArgOptions: { description: 'Return what follows this cursor; goes with `first`.' },
    lastArgOptions: {
      description:
        'How many to return from the end, at most 100 unless the list says otherwise; not together with `first`.',
    },
    beforeArgOptions: { description: 'Return what precedes this cursor; goes with `last`.' },
    defaultConnectionTypeOptions: { description: 'A list in pages.' },
    defaultEdgeTypeOptions: { description: 'One entry of a list.' },
  },
})

builder.scalarType('DateTime', {
  description: 'An ISO 8601 timestamp in UTC.',
  serialize: (value) => (typeof value === 'string' ? value : value.toISOString()),
  parseValue: parseInstant,
})

builder.scalarType('JSON', {
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => value,
})

builder.scalarType('LinearRing', {
  description:
    'A closed line as GeoJSON writes it: [[longitude, latitude], …], the first position again as the last; written as [[-119.8, 39.5], [-119.7, 39.5], [-119.7, 39.6], [-119.8, 39.5]].',
  serialize: (value) => value,
  parseValue: (value) => value,
})

addScalars(builder)

/**
 * One connection and one edge a node type, named by it, so that one fragment fits every list of such nodes; Pothos
 * would make them anew for each field, named by it.
 */
const makeConnection = builder.connectionObject.bind(builder)
const connections = new Map<unknown, ReturnType<typeof makeConnection>>()
builder.connectionObject = ({ type, ...options }) => {
  const known = connections.get(type)
  if (known) return known as never
  const { name } = type as { name: string }
  const made = makeConnection({ ...options, type, name: `${name}Connection` }, { name: `${name}Edge` })
  connections.set(type, made as never)
  return made
}

/** What keeps when its rows were last changed tells it, but for a variant: that is a part of its row's type. */
const makeType = builder.prismaObject.bind(builder) as unknown as (model: string, options: TypeOptions) => never
builder.prismaObject = ((model: string, options: TypeOptions) => {
  if (options.variant || !hasColumn(model, 'updatedAt')) return makeType(model, options)
  const updatedAt = { type: 'DateTime', description: 'When it was last changed; when it was made, if never since.' }
  return makeType(model, {
    ...options,
    fields: (t) => ({ ...options.fields(t), updatedAt: t.expose('updatedAt', updatedAt) }),
  })
}) as unknown as typeof builder.prismaObject

interface TypeOptions {
  variant?: string
  fields: (t: { expose: (column: string, options: object) => unknown }) => object
}

builder.globalConnectionFields((t) => ({
  totalCount: t.int({
    description: `How many entries the list has under its filter, whatever the page; counted to ${countedTo.toLocaleString('en-US')}, which it answers for more.`,
    resolve: async ({ total }) => Math.min(await total(), countedTo),
  }),
  isTotalCountExact: t.boolean({
    description: 'Whether `totalCount` is exact; false where the list has more.',
    resolve: async ({ total }) => (await total()) <= countedTo,
  }),
}))

builder.queryType({ description: 'The root of all queries.' })
builder.mutationType({ description: 'The mutations of the API.' })
builder.subscriptionType({ description: 'The root of all subscriptions.' })

const instantPattern = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

/** JavaScript takes 30 February for 2 March; here it is refused. */
function parseInstant(value: unknown): Date {
  const match = typeof value === 'string' ? instantPattern.exec(value) : null
  const instant = new Date(match ? (value as string) : Number.NaN)
  const lastDay = match ? new Date(Date.UTC(Number(match[1]), Number(match[2]), 0)).getUTCDate() : 0
  if (Number.isNaN(instant.getTime()) || Number(match?.[3]) > lastDay) {
    throw new GraphQLError('An instant is written as 2026-11-20T08:30:00Z.', { extensions: { code: 'VALIDATION' } })
  }
  return instant
}
