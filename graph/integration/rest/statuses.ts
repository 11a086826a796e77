// Which statuses a row may answer with, and what each says.
import { OperationTypeNode, parse, type FieldNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import { ignoresToken } from '../../people/session/ignoresToken.ts'
import type { RestRow } from './rest.ts'

export const statusMeanings = {
  400: 'The body is no JSON, or what the specification has this answer for.',
  401: 'Nobody is signed in: the token is missing, garbled or past its time; signing in, email or password is wrong.',
  403: 'The caller sees the thing, but may not do this with it, or their access token not do this at all; the detail says why.',
  404: "There is no such thing, or it is not the caller's to see; the two are never told apart.",
  409: 'It was changed by someone else, it exists already, its state or a quota does not allow this, or a request with this Idempotency-Key is in progress.',
  413: 'The body is too large.',
  415: 'The body is sent as something else than application/json.',
  422: 'Something is missing or wrong: fields names each. So is a parameter that is there twice, and an Idempotency-Key that was used for another request.',
  429: 'Too many requests; Retry-After says when they are welcome again.',
  503: 'The database can not be reached, or this took too long; Retry-After says when to try again.',
} as const

export type Status = keyof typeof statusMeanings

const operationOf = ({ document }: RestRow) => parse(document).definitions[0] as OperationDefinitionNode

const changesSomething = (row: RestRow): boolean => operationOf(row).operation === OperationTypeNode.MUTATION

/**
 * The fields of the public graph that do what a row does, its own first: of `legacyTaskItems` that is `taskItems`, if
 * there is one.
 */
export function twinsOf(row: RestRow, shown: GraphQLSchema): string[] {
  const { operation, selectionSet } = operationOf(row)
  const type = shown.getRootType(operation)!
  const names = (selectionSet.selections as FieldNode[]).map(({ name }) => publicName(name.value))
  return [...new Set(names)].filter((name) => name in type.getFields()).map((name) => `${type.name}.${name}`)
}

const publicName = (name: string) => name.replace(/^legacy([A-Z])/, (_, first: string) => first.toLowerCase())

export const takesBody = ({ method }: Pick<RestRow, 'method'>): boolean => method === 'POST' || method === 'PUT'

/** Whether an Idempotency-Key means anything: a key belongs to somebody who is signed in. */
export const takesKey = (row: RestRow): boolean => row.policy !== 'public' && changesSomething(row)

/** Every failure that a row declares. */
export function statusesOf(row: RestRow): Status[] {
  const statuses: Status[] = [422, 429, 503, ...row.errors]
  if (!ignoresToken(parse(row.document))) statuses.push(401)
  if (row.policy !== 'public') statuses.push(403)
  if (takesBody(row)) statuses.push(400, 413, 415)
  if (takesKey(row)) statuses.push(409)
  return [...new Set(statuses)].sort((one, other) => one - other)
}
