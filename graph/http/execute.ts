// Runs an operation: compiled once a document where that is possible, else as graphql-js does it.
import { execute, getOperationAST, OperationTypeNode, type DocumentNode, type GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import type { Context } from '../context.ts'

type Compiled = CompiledQuery | null

const compiled = new WeakMap<DocumentNode, Map<string, Compiled>>()

/** An operation ready to run; null where only graphql-js can run it. */
export function compiledOperation(schema: GraphQLSchema, document: DocumentNode, operationName?: string | null): Compiled {
  const byName = compiled.get(document) ?? new Map<string, Compiled>()
  compiled.set(document, byName)
  const name = operationName ?? ''
  const known = byName.get(name)
  if (known !== undefined) return known
  const made = compile(schema, document, operationName)
  byName.set(name, made)
  return made
}

const incremental = new Set(['defer', 'stream'])

function compile(schema: GraphQLSchema, document: DocumentNode, operationName?: string | null): Compiled {
  const operation = getOperationAST(document, operationName)
  if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION || usesIncrementalDelivery(document)) return null
  const result = compileQuery(schema, document, operationName ?? undefined)
  return isCompiledQuery(result) ? result : null
}

const usesIncrementalDelivery = (document: DocumentNode) =>
  [...(document.loc?.source.body.matchAll(/@(\w+)/g) ?? [])].some(([, name]) => incremental.has(name ?? ''))

type Variables = Record<string, unknown>

/** Runs a query or a mutation. */
export function runOperation(schema: GraphQLSchema, document: DocumentNode, variables: Variables, context: Context) {
  const operation = compiledOperation(schema, document)
  return (
    operation
      ? operation.query(undefined, context, variables)
      : execute({ schema, document, contextValue: context, variableValues: variables })
  )
}
