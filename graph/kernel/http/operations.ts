// The operations that a request asks for.
import type { GraphQLSchema } from 'graphql'
import type { Services } from '../context.ts'
import { HttpError } from './body.ts'
import { persistedQueryIn } from './persistedQuery.ts'
import { operationsOf } from './persistedOperations.ts'

export interface Operation {
  query?: unknown
  operationName?: unknown
  variables?: unknown
  extensions?: unknown
}

/** More than any client has to listen to at once. */
const mostTogether = 20

const documentHash = /^sha256:([0-9a-f]{64})$/

const unknown = () =>
  new HttpError(
    'PERSISTED_OPERATION_NOT_FOUND',
    'This operation is not known here, or not any more. Load the page anew, or send its text.',
  )

const named = /^\s*(?:query|mutation|subscription)\s+(\w+)/

export function operationReader(services: Services, shown: GraphQLSchema) {
  const names = new Map<unknown, string>()

  const textOf = operationsOf(services, shown)

  /** The text that the web names by its hash; throws 404 where it is not known. */
  async function documentNamed(documentId: unknown): Promise<string> {
    const [, hash] = (typeof documentId === 'string' && documentHash.exec(documentId)) || []
    if (!hash) throw new HttpError('BAD_REQUEST', 'documentId: send sha256: and the hash of the text in hexadecimal.')
    const text = await textOf(hash)
    if (text === undefined) throw unknown()
    names.set(documentId, named.exec(text)?.[1] ?? '')
    return text
  }

  /** One, with its text unless its persisted query is not known; throws 400 or 404. */
  async function operationIn(body: unknown): Promise<Operation> {
    if (typeof body !== 'object' || body === null || Array.isArray(body) || !Object.keys(body).length) {
      throw new HttpError('JSON', 'Send one operation, as a JSON object with a query.')
    }
    const { documentId, ...more } = body as Operation & { documentId?: unknown }
    if (documentId !== undefined) {
      if (more.query !== undefined) throw new HttpError('BAD_REQUEST', 'Send a query or a documentId, not both.')
      return { ...more, query: await documentNamed(documentId) }
    }
    const hash = persistedQueryIn(more)
    return hash && more.query === undefined ? { ...more, query: await textOf(hash) } : more
  }

  /** Several that share a stream; throws 400 or 404. */
  async function operationsIn(list: unknown[]): Promise<Operation[]> {
    if (!list.length || list.length > mostTogether)
      throw new HttpError('BAD_REQUEST', `Send 1 to ${mostTogether} subscriptions.`)
    return Promise.all(list.map(operationIn))
  }

  /** The path of a GET, with the text of its persisted query where that is known; throws 400. */
  async function pathWithQuery({ pathname, searchParams }: URL): Promise<string> {
    const hash = persistedQueryIn(Object.fromEntries(searchParams))
    const text = hash && !searchParams.has('query') ? await textOf(hash) : undefined
    if (text !== undefined) searchParams.set('query', text)
    return `${pathname}?${searchParams}`
  }

  /** What metrics call an operation: by its name where it is one of ours, for of others there is no end. */
  const shownName = (body: unknown): string => names.get((body as { documentId?: unknown }).documentId) ?? 'other'

  return { operationIn, operationsIn, pathWithQuery, shownName }
}
