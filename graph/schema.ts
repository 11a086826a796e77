// Gathers every noun, and makes of the builder's schema the one that is served: each root field guarded by its
// declared policy, each plain column read as a property.
import {
  isObjectType,
  specifiedDirectives,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import './action/nouns.ts'
import './appointment/nouns.ts'
import './association/nouns.ts'
import './audit/nouns.ts'
import './benchmark/nouns.ts'
import './breach/nouns.ts'
import './calendar/nouns.ts'
import './checklist/nouns.ts'
import './classification/nouns.ts'
import './contact/nouns.ts'
import './dashboard/nouns.ts'
import './delegation/nouns.ts'
import './department/nouns.ts'
import './escalation/nouns.ts'
import './export/nouns.ts'
import './file/nouns.ts'
import './geofence/nouns.ts'
import './grouping/nouns.ts'
import './import/nouns.ts'
import './invitation/nouns.ts'
import './legacycall/nouns.ts'
import './location/nouns.ts'
import './mail/nouns.ts'
import './membership/nouns.ts'
import './message/nouns.ts'
import './metric/nouns.ts'
import './note/nouns.ts'
import './notification/nouns.ts'
import './observation/nouns.ts'
import './organization/nouns.ts'
import './peer/nouns.ts'
import './planner/nouns.ts'
import './practice/nouns.ts'
import './preference/nouns.ts'
import './procedure/nouns.ts'
import './reference/nouns.ts'
import './response/nouns.ts'
import './rolematrix/nouns.ts'
import './routine/nouns.ts'
import './schedule/nouns.ts'
import './search/nouns.ts'
import './session/nouns.ts'
import './sop/nouns.ts'
import './task/nouns.ts'
import './timestudy/nouns.ts'
import './token/nouns.ts'
import './tour/nouns.ts'
import './user/nouns.ts'
import './vehicle/nouns.ts'
import './view/nouns.ts'
import './webhook/nouns.ts'
import './report/nouns.ts'
import { builder, type Policy } from './builder.ts'
import type { Context } from './context.ts'
import { deferDirective } from './http/defer.ts'
import { capabilities } from './policy.ts'
import { requireScope } from './token/scopes.ts'
import { markSameForAll } from './subscription/sameForAll.ts'

type Field = GraphQLField<unknown, Context>

export function makeSchema(): GraphQLSchema {
  const schema = builder.toSchema({ sortSchema: true, directives: [...specifiedDirectives, deferDirective] })
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    const isRoot = roots.includes(type)
    if (type.getInterfaces().some(({ name }) => name === 'Node')) policyOf(type.name, type.extensions)
    for (const field of Object.values(type.getFields())) {
      if (isRoot)
        guard(
          field as Field,
          policyOf(`${type.name}.${field.name}`, field.extensions),
          type !== schema.getMutationType(),
        )
      else makePlain(type, field as Field)
    }
  }
  return schema
}

/** The policy that was declared; a start fails where there is none. */
function policyOf(name: string, extensions: Readonly<Record<string, unknown>>): Policy {
  const declared = extensions.policy as Policy | undefined
  const known = declared && (declared === 'public' || declared === 'signedIn' || capabilities.includes(declared))
  if (!known) throw new Error(`${name} declares no policy.`)
  return declared
}

/** Who is not signed in gets no further than the public fields, a token no further than its scopes; whom a row belongs to is the resolver's to ask. */
function guard(field: Field, policy: Policy, reads: boolean) {
  const { resolve, subscribe } = field
  const pass = (context: Context) => {
    if (policy !== 'public') context.requireViewer()
    if (reads) requireScope(context.viewer, 'READ')
  }
  if (resolve) {
    field.resolve = (root, args, context, info) => {
      pass(context)
      return resolve(root, args, context, info)
    }
  }
  if (subscribe) {
    field.subscribe = (root, args, context, info) => {
      pass(context)
      return subscribe(root, args, context, info)
    }
  }
}

/**
 * Rows come from queries that were planned for the selection, so what was asked for is there: a column needs no
 * resolver, a computed field only its own, and a relation none where it was read along.
 */
function makePlain(type: GraphQLObjectType, field: Field) {
  const { pothosPrismaModel: model } = type.extensions as { pothosPrismaModel?: string }
  const {
    pothosExposedField: column,
    pothosOriginalResolve: own,
    pothosPrismaRelationField: relation,
  } = field.extensions as {
    pothosExposedField?: string
    pothosOriginalResolve?: Field['resolve']
    pothosPrismaRelationField?: object
  }
  const { name, resolve } = field
  const takesOnlyTheRow = ((own ?? resolve)?.length ?? 0) <= 1
  if (column !== undefined || (model && relation) || takesOnlyTheRow) markSameForAll(field)
  if (column === name) delete (field as { resolve?: unknown }).resolve
  else if (column !== undefined) field.resolve = (row) => (row as Record<string, unknown>)[column]
  else if (model && resolve && relation) {
    field.resolve = (row, args, context, info) => {
      const loaded = (row as Record<string, unknown>)[name]
      return loaded === undefined ? resolve(row, args, context, info) : loaded
    }
  } else if (model && own) field.resolve = own
}
