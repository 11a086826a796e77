// What the selection of a connection needs of its nodes, asked for by edges or at once.
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context.ts'
import { planOf, type Plan } from './plan.ts'
import { queryFromInfo } from './queryFromInfo.ts'

const toNodes = [['edges', 'node'], ['nodes']]

export const queryOfPage = <const Select extends Record<string, boolean | object>>(
  context: Context,
  info: GraphQLResolveInfo,
  typeName: string,
  select: Select,
) => queryFromInfo({ context, info, typeName, select, paths: toNodes })

/** The same as a plan for a statement. */
export const planOfPage = (type: string, context: Context, info: GraphQLResolveInfo): Plan =>
  planOf(type, context, info, toNodes)
