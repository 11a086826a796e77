// Operations that were asked for before: their text was read and found right, so they run without all that Yoga does
// with a request. What goes wrong is told by Yoga, as ever.
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../context.ts'
import { admit } from './admission.ts'
import { compiledOperation } from './execute.ts'
import { usesDefer } from './defer.ts'
import type { OperationLimits } from './limits.ts'
import type { Operation } from './operations.ts'

const keptAtMost = 1_000
/** What an operation may be asked for by; anything else is for Yoga to refuse. */
const names = new Set(['query', 'operationName', 'variables', 'extensions'])

export class KnownOperations {
  private readonly documents = new Map<string, DocumentNode>()

  /** Learns what was found right. */
  readonly plugin: Plugin = {
    onValidate:
      ({ params: { documentAST } }) =>
      ({ valid }) => {
        const text = valid && !usesDefer(documentAST) ? documentAST.loc?.source.body : undefined
        if (text === undefined) return
        if (this.documents.size >= keptAtMost) this.documents.delete(this.documents.keys().next().value!)
        this.documents.set(text, documentAST)
      },
  }

  /** What it takes to run an operation; undefined where it was not asked for before, or can't be compiled. */
  find(schema: GraphQLSchema, asked: Operation) {
    const { query, operationName, variables, extensions } = asked
    const document = typeof query === 'string' ? this.documents.get(query) : undefined
    if (!document || !isName(operationName) || !isObject(variables) || !isObject(extensions)) return undefined
    if (!Object.keys(asked).every((name) => names.has(name))) return undefined
    const compiled = compiledOperation(schema, document, operationName)
    return compiled && { schema, document, operationName, variableValues: variables, compiled }
  }
}

export type KnownOperation = NonNullable<ReturnType<KnownOperations['find']>>

/** Runs it as far as the budget allows; the answer tells what it cost. */
export async function runKnown(
  { compiled, ...asked }: KnownOperation,
  limits: OperationLimits,
  own: Context,
  res: Parameters<typeof admit>[3],
): Promise<ExecutionResult> {
  const admission = await admit(limits, asked, own, res)
  if (admission && 'refused' in admission) return { errors: [admission.refused] }
  const result = (await compiled.query(undefined, own, asked.variableValues ?? {})) as ExecutionResult
  return admission ? Object.assign(result, { extensions: { ...result.extensions, cost: admission.cost } }) : result
}

const isName = (name: unknown): name is string | null | undefined => name == null || typeof name === 'string'

const isObject = (variables: unknown): variables is Record<string, unknown> | null | undefined =>
  variables == null || (typeof variables === 'object' && !Array.isArray(variables))

const types = ['application/graphql-response+json', 'application/json']

/** The type of an answer in one that a client takes first, as Yoga chooses it; undefined where it wants another. */
export function typeOfAnswer(accept = '*/*'): string | undefined {
  if (accept.includes('text/event-stream') || accept.includes('charset')) return undefined
  const taken = accept.split(',').map((one) => one.split(';')[0]!.trim().toLowerCase())
  const first = taken.find((one) => types.includes(one) || one === '*/*' || one === 'application/*')
  return first && `${first.endsWith('*') ? 'application/json' : first}; charset=utf-8`
}
