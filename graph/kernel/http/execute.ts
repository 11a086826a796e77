// Runs an operation: compiled once a document where that is possible, else as graphql-js does it. Either answers in
// one, whatever is deferred.
import { execute, getOperationAST, OperationTypeNode, type DocumentNode, type GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import type { Context } from '../context.ts'
import { cacheUse } from '../metrics/cacheUse.ts'
import { counter } from '../metrics/registry.ts'
import { withReadVariables } from './readVariables.ts'
import { hasUnevenConditions } from './unevenConditions.ts'

type Compiled = Pick<CompiledQuery, 'query'> | null

const compiled = new WeakMap<DocumentNode, Map<string, Compiled>>()

const used = cacheUse('compiled operations')
const uncompiled = counter(
  'opsgraph_uncompiled_operations_total',
  'Operations that could not be compiled, so that they run many times slower.',
)

/** An operation ready to run; null where only graphql-js can run it. */
export function compiledOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string | null,
): Compiled {
  const byName = compiled.get(document) ?? new Map<string, Compiled>()
  compiled.set(document, byName)
  const name = operationName ?? ''
  const known = byName.get(name)
  used(known !== undefined)
  if (known !== undefined) return known
  const made = compile(schema, document, operationName)
  if (!made) uncompiled.of().add()
  byName.set(name, made)
  return made
}

function compile(schema: GraphQLSchema, document: DocumentNode, operationName?: string | null): Compiled {
  const operation = getOperationAST(document, operationName)
  if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION) return null
  if (hasUnevenConditions(document, operation)) return null
  const isQuery = operation.operation === OperationTypeNode.QUERY
  const compilable = withReadVariables(schema, document, operation)
  const result = compileQuery(schema, compilable?.document ?? document, operationName ?? undefined, {
    // Without it what a fragment is spread under in one place counts in all of them.
    useExperimentalPathBasedSkipInclude: true,
  })
  if (!isCompiledQuery(result)) return null
  return {
    query(root, context: Context, variables) {
      const read = compilable?.read(variables ?? {}) ?? { variables }
      if ('errors' in read) return { errors: read.errors }
      const run = () => result.query(root, context, read.variables)
      return onItsDatabase(context, isQuery, run)
    },
  }
}

/** Runs a query where it may be read from, anything else on the database itself. */
export function onItsDatabase<T>(context: Context, isQuery: boolean, run: () => T): T | Promise<Awaited<T>> {
  if (!context.services.replica) return run()
  if (isQuery) return context.readOnly().then(run) as Promise<Awaited<T>>
  context.writable()
  return run()
}

type Variables = Record<string, unknown>

/** Runs a query or a mutation; what the latter has changed is told at once. */
export function runOperation(schema: GraphQLSchema, document: DocumentNode, variables: Variables, context: Context) {
  const operation = compiledOperation(schema, document)
  const isMutation = getOperationAST(document)?.operation === OperationTypeNode.MUTATION
  const answer = operation
    ? operation.query(undefined, context, variables)
    : onItsDatabase(context, !isMutation, () =>
        execute({ schema, document, contextValue: context, variableValues: variables }),
      )
  if (!isMutation) return answer
  return Promise.resolve(answer).finally(() => context.services.events.wake())
}
