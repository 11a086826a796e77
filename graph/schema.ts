// Gathers every noun, and makes of the builder's schema the one that is served: each root field guarded by its
// declared policy, each plain column read as a property.
import {
  getNamedType,
  isObjectType,
  specifiedDirectives,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import './work/action/nouns.ts'
import './planning/appointment/nouns.ts'
import './organization/address/nouns.ts'
import './communication/activity/nouns.ts'
import './people/association/nouns.ts'
import './workspace/audit/nouns.ts'
import './workspace/auditstream/nouns.ts'
import './performance/benchmark/nouns.ts'
import './performance/breach/nouns.ts'
import './planning/calendar/nouns.ts'
import './work/checklist/nouns.ts'
import './organization/classification/nouns.ts'
import './people/closing/nouns.ts'
import './people/contact/nouns.ts'
import './performance/dashboard/nouns.ts'
import './work/delegation/nouns.ts'
import './organization/department/nouns.ts'
import './work/escalation/nouns.ts'
import './integration/export/nouns.ts'
import './people/domain/nouns.ts'
import './people/factor/nouns.ts'
import './people/passkey/nouns.ts'
import './organization/file/nouns.ts'
import './organization/geofence/nouns.ts'
import './organization/grouping/nouns.ts'
import './workspace/home/nouns.ts'
import './workspace/onboarding/nouns.ts'
import './integration/import/nouns.ts'
import './people/invitation/nouns.ts'
import './integration/legacycall/nouns.ts'
import './organization/location/nouns.ts'
import './kernel/changes/NodeChange.ts'
import './kernel/mail/nouns.ts'
import './kernel/undo/nouns.ts'
import './people/membership/nouns.ts'
import './people/serviceaccount/nouns.ts'
import './communication/message/nouns.ts'
import './performance/metric/nouns.ts'
import './work/mention/nouns.ts'
import './work/note/nouns.ts'
import './communication/notification/nouns.ts'
import './performance/observation/nouns.ts'
import './organization/organization/nouns.ts'
import './performance/peer/nouns.ts'
import './planning/planner/nouns.ts'
import './performance/practice/nouns.ts'
import './people/preference/nouns.ts'
import './work/procedure/nouns.ts'
import './organization/reference/nouns.ts'
import './workspace/response/nouns.ts'
import './workspace/retention/nouns.ts'
import './people/rolematrix/nouns.ts'
import './work/routine/nouns.ts'
import './people/schedule/nouns.ts'
import './workspace/search/nouns.ts'
import './people/provider/nouns.ts'
import './people/directory/nouns.ts'
import './people/session/nouns.ts'
import './work/sop/nouns.ts'
import './work/task/nouns.ts'
import './work/timestudy/nouns.ts'
import './people/token/nouns.ts'
import './people/application/nouns.ts'
import './work/tour/nouns.ts'
import './people/user/nouns.ts'
import './organization/vehicle/nouns.ts'
import './people/view/nouns.ts'
import './integration/webhook/nouns.ts'
import './performance/report/nouns.ts'
import './performance/timeline/nouns.ts'
import './work/workmap/nouns.ts'
import { builder, type Policy } from './kernel/builder.ts'
import type { Context } from './kernel/context.ts'
import { deferDirective } from './kernel/http/defer.ts'
import { requirePolicies } from './kernel/requirePolicies.ts'
import { contextOf } from './kernel/asOf.ts'
import { requireScope } from './kernel/auth/scopes.ts'
import { describeFilters } from './kernel/list/describeFilters.ts'
import { describeClears } from './kernel/patch.ts'
import { tracing } from './kernel/tracing.ts'
import { markSameForAll } from './kernel/subscription/sameForAll.ts'

type Field = GraphQLField<unknown, Context>

export function makeSchema(): GraphQLSchema {
  const schema = builder.toSchema({ sortSchema: true, directives: [...specifiedDirectives, deferDirective] })
  requirePolicies(schema)
  describeFilters(schema)
  describeClears(schema)
  const parts = partsOfRows(schema)
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    const isRoot = roots.includes(type)
    for (const field of Object.values(type.getFields())) {
      if (isRoot)
        guard(
          `${type.name}.${field.name}`,
          field as Field,
          field.extensions.policy as Policy,
          type !== schema.getMutationType(),
        )
      else if (parts.has(type.name)) readAsProperty(field as Field)
      else {
        makePlain(type, field as Field, partOf(type, parts.get(getNamedType(field.type).name)))
        lookBack(field as Field)
      }
    }
  }
  return schema
}

/**
 * Who is not signed in gets no further than the public fields, a token no further than its scopes; whom a row belongs
 * to is the resolver's to ask.
 */
function guard(name: string, field: Field, policy: Policy, reads: boolean) {
  const { resolve, subscribe } = field
  const pass = (context: Context) => {
    if (policy !== 'public') context.requireViewer()
    if (reads) requireScope(context.viewer, 'READ')
  }
  if (resolve) {
    field.resolve = (root, args, context, info) => {
      pass(context)
      return tracing.tracer
        ? tracing.tracer.span(name, {}, () => resolve(root, args, context, info))
        : resolve(root, args, context, info)
    }
  }
  if (subscribe) {
    field.subscribe = (root, args, context, info) => {
      pass(context)
      return subscribe(root, args, context, info)
    }
  }
}

/** What was read as of an instant of the past leads to what was then. */
function lookBack(field: Field) {
  const { resolve } = field
  if (!resolve || resolve.length < 3) return
  field.resolve = (row, args, context, info) => resolve(row, args, contextOf(row, context), info)
}

type Row = Record<string, unknown>

/** A type that is nothing but columns of a row of a model under other names, and what makes one of a row. */
interface Part {
  model: string
  make: (row: Row) => Row
}

type Parts = Map<string, Part>

const modelOf = ({ extensions }: GraphQLObjectType) => extensions.pothosPrismaModel as string | undefined

const columnOf = ({ extensions }: Field) => (extensions as { pothosExposedField?: string }).pothosExposedField

/** The parts of rows. Long lists ask for them: one call a row, instead of one for each column. */
function partsOfRows(schema: GraphQLSchema): Parts {
  const parts: Parts = new Map()
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    const model = modelOf(type)
    if (!model || model === type.name || type.getInterfaces().length) continue
    const columns = Object.values(type.getFields()).map((field) => [field.name, columnOf(field as Field)] as const)
    if (columns.some(([, column]) => column === undefined)) continue
    const make = (row: Row) => {
      const part: Row = {}
      for (const [name, column] of columns) part[name] = row[column!]
      return part
    }
    parts.set(type.name, { model, make })
  }
  return parts
}

const partOf = (type: GraphQLObjectType, part: Part | undefined) => (part?.model === modelOf(type) ? part : undefined)

function readAsProperty(field: Field) {
  markSameForAll(field)
  delete (field as { resolve?: unknown }).resolve
}

/**
 * Rows come from queries that were planned for the selection, so what was asked for is there: a column needs no
 * resolver, a computed field only its own, and a relation none where it was read along.
 */
function makePlain(type: GraphQLObjectType, field: Field, part: Part | undefined) {
  const model = modelOf(type)
  const { pothosOriginalResolve: own, pothosPrismaRelationField: relation } = field.extensions as {
    pothosOriginalResolve?: Field['resolve']
    pothosPrismaRelationField?: { name: string; isList: boolean }
  }
  const column = columnOf(field)
  const { name, resolve } = field
  const takesOnlyTheRow = ((own ?? resolve)?.length ?? 0) <= 1
  if (column !== undefined || (model && relation) || takesOnlyTheRow) markSameForAll(field)
  if (column === name) readAsProperty(field)
  else if (column !== undefined) field.resolve = (row) => (row as Row)[column]
  else if (model && resolve && relation) {
    // Of one that the graph calls otherwise, as of any, there is one of a row, by whatever it was asked for.
    const read = relation.isList ? name : relation.name
    field.resolve = (row, args, context, info) => {
      const loaded = (row as Row)[read]
      return loaded === undefined ? resolve(row, args, context, info) : loaded
    }
  } else if (model && own && part) {
    field.resolve = (row, args, context, info) => {
      const whole = own(row, args, context, info) as Row | null
      return whole && part.make(whole)
    }
  } else if (model && own) field.resolve = own
}
