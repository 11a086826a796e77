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
import type { Capability } from './policy.ts'

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
  Scalars: {
    ID: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Instant }
    JSON: { Input: unknown; Output: unknown }
  }
}>({
  plugins: [ErrorsPlugin, RelayPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  errors: {
    directResult: true,
    defaultUnionOptions: {
      description: 'What a mutation answers: done, or why not.',
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
    cursorType: 'String',
    edgesFieldOptions: { nullable: false, description: 'The edges of this page.' },
    nodeFieldOptions: { nullable: false, description: 'What the edge leads to.' },
    cursorFieldOptions: { description: 'The place of this edge, for `after` and `before`.' },
    pageInfoFieldOptions: { nullable: false, description: 'Whether and where the list goes on.' },
    pageInfoTypeOptions: { description: 'Where a page stands in its list.' },
    hasNextPageFieldOptions: { description: 'Whether more follows.' },
    hasPreviousPageFieldOptions: { description: 'Whether something precedes.' },
    startCursorFieldOptions: { description: 'The cursor of the first edge.' },
    endCursorFieldOptions: { description: 'The cursor of the last edge.' },
    firstArgOptions: { description: 'How many to return, at most 100.' },
    afterArgOptions: { description: 'Return what follows this cursor.' },
    lastArgOptions: { description: 'How many to return from the end, at most 100.' },
    beforeArgOptions: { description: 'Return what precedes this cursor.' },
    defaultConnectionTypeOptions: { description: 'A list in pages.' },
    defaultEdgeTypeOptions: { description: 'One entry of a list.' },
  },
})

builder.scalarType('DateTime', {
  description: 'An instant in ISO 8601, in UTC.',
  serialize: (value) => (typeof value === 'string' ? value : value.toISOString()),
  parseValue: parseInstant,
})

builder.scalarType('JSON', {
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => value,
})

builder.queryType({ description: 'What can be asked.' })
builder.mutationType({ description: 'What can be changed.' })
builder.subscriptionType({ description: 'What can be listened to.' })

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
