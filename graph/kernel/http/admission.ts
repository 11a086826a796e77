// What has to hold before an operation runs, and what it costs the budget of who asks.
import type { ServerResponse } from 'node:http'
import { getOperationAST, OperationTypeNode, type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql'
import type { Context } from '../context.ts'
import { tooDear, tooManyOperations, unauthenticated } from '../errors.ts'
import { costOf } from './cost.ts'
import { introspectionRefused } from './introspectionLimit.ts'
import { budgetAt, budgetOf, headersOf, type Budget, type OperationLimits } from './limits.ts'

interface Asked {
  schema: GraphQLSchema
  document: DocumentNode
  operationName?: string | null
  variableValues?: Record<string, unknown> | null
}

/** What an operation costs and what is left, as its answer tells it. */
interface Cost {
  requested: number
  remaining: number
  limit: number
  resetsAt: string
}

/** A refusal, or what it cost; undefined where nothing of that is told. */
export type Admission = { refused: GraphQLError } | { cost: Cost } | undefined

/** Spends what an operation costs. */
export async function admit(
  limits: OperationLimits,
  { schema, document, operationName, variableValues }: Asked,
  own: Context,
  res: ServerResponse,
): Promise<Admission> {
  const { viewer, now } = own
  const refused = introspectionRefused(schema, document, viewer !== null)
  if (refused) return { refused }
  // What nobody may change is limited in ways of its own: signing in, refreshing.
  if (!viewer && getOperationAST(document, operationName)?.operation !== OperationTypeNode.QUERY) return undefined
  const requested = costOf(schema, document, operationName, variableValues ?? {})
  // Who is not signed in may read little.
  if (!viewer && requested > 1) return { refused: unauthenticated() }
  const budget = await spend(limits, own, requested, res)
  if ('refused' in budget) return budget
  if (!viewer) return undefined
  const { limit, remaining, reset } = budget
  return { cost: { requested, remaining, limit, resetsAt: new Date(now.getTime() + reset * 1000).toISOString() } }
}

/** The same for a subscription, which costs one: what it is told later costs nothing. */
export async function admitStream(limits: OperationLimits, own: Context, res: ServerResponse): Promise<Admission> {
  const budget = own.viewer && (await spend(limits, own, 1, res))
  return budget && 'refused' in budget ? budget : undefined
}

async function spend(
  limits: OperationLimits,
  { viewer, client }: Context,
  points: number,
  res: ServerResponse,
): Promise<Budget | { refused: GraphQLError }> {
  if (points > limits.limit) return { refused: tooDear(points, limits.limit) }
  const budget = await limits.spend(viewer ? budgetOf(viewer) : budgetAt(client), points)
  for (const [name, value] of Object.entries(headersOf(budget))) res.setHeader(name, value)
  return budget.wait ? { refused: tooManyOperations(budget.wait) } : budget
}
