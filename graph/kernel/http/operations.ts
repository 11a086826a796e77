// The operations that the body of a request asks for.
import type { Services } from '../context.ts'
import { HttpError } from './body.ts'
import { operationsOf } from './persistedOperations.ts'

export interface Operation {
  query?: unknown
  operationName?: unknown
  variables?: unknown
}

/** More than any client has to listen to at once. */
const mostTogether = 20

export function operationReader(services: Services) {
  const operationNamed = operationsOf(services)

  /** One, with its text; throws 400 or 404. */
  async function operationIn(body: unknown): Promise<Operation> {
    if (typeof body !== 'object' || body === null || Array.isArray(body) || !Object.keys(body).length) {
      throw new HttpError('JSON', 'Send one operation, as a JSON object with a query.')
    }
    const { documentId, ...more } = body as Operation & { documentId?: unknown }
    if (documentId === undefined) return more
    if (more.query !== undefined) throw new HttpError('BAD_REQUEST', 'Send a query or a documentId, not both.')
    return { ...more, query: await operationNamed(documentId) }
  }

  /** Several that share a stream; throws 400 or 404. */
  async function operationsIn(list: unknown[]): Promise<Operation[]> {
    if (!list.length || list.length > mostTogether)
      throw new HttpError('BAD_REQUEST', `Send 1 to ${mostTogether} subscriptions.`)
    return Promise.all(list.map(operationIn))
  }

  return { operationIn, operationsIn }
}
