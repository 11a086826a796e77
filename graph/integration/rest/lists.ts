// Lists of the legacy door: by limit and offset where those are asked for, else every entry, page by page in one
// answer.
import { Kind, type DocumentNode, type OperationDefinitionNode } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import type { Listing } from '../../kernel/listing.ts'
import { mostAtOnce, pageAsked } from './fields.ts'
import type { RestAnswer, RestRequest, RestRow } from './rest.ts'
import { pageParameters } from './shapes/parts.ts'

/** Whether a row answers with a list that takes limit and offset. */
export const isList = ({ parameters }: Pick<RestRow, 'parameters'>): boolean =>
  parameters.limit === pageParameters.limit

/** Whether the graph pages a document's list; a short one is read in one. */
const isPaged = ({ definitions }: DocumentNode): boolean =>
  definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && takesLimit(one))

const takesLimit = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  variableDefinitions.some(({ variable }) => variable.name.value === 'limit')

/** The body of a list's row, for a page where those are given. */
type ReadPage = (context: Context, page?: { limit: number; offset: number }) => Promise<unknown[]>

interface Reading {
  parsed: DocumentNode
  path: string
  read: ReadPage
  /** The same person, as they are when a further page is read; throws where they may no more. */
  again: () => Promise<Context>
}

export async function listAnswer(reading: Reading, context: Context, request: RestRequest): Promise<RestAnswer> {
  const { parsed, path, read, again } = reading
  const { limit, offset } = pageAsked(request)
  if (!isPaged(parsed)) {
    const all = await read(context)
    return {
      status: 200,
      body: all.slice(offset, offset + limit),
      headers: headersOf(path, request, { limit, offset, total: all.length }),
    }
  }
  const listing: Listing = { isOnePage: limit <= mostAtOnce }
  const first = Math.min(limit, mostAtOnce)
  const body = await readBehind(listing, read, context, { limit: first, offset })
  const isKnown = body.length < first && (body.length > 0 || offset === 0)
  const total = isKnown ? offset + body.length : ((await listing.count?.()) ?? body.length)
  const answer = { status: 200, body, headers: headersOf(path, request, { limit, offset, total }) }
  if (body.length < mostAtOnce || limit <= mostAtOnce) return answer
  return { ...answer, more: pagesBehind(listing, read, again, limit - body.length) }
}

function readBehind(
  listing: Listing,
  read: ReadPage,
  context: Context,
  page: { limit: number; offset: number },
): Promise<unknown[]> {
  context.listing = listing
  return read(context, page)
}

/** The further pages; ends with one that is not full, or with as many entries as are wanted. */
async function* pagesBehind(
  listing: Listing,
  read: ReadPage,
  again: () => Promise<Context>,
  wanted: number,
): AsyncGenerator<unknown[]> {
  for (let left = wanted; left > 0;) {
    const limit = Math.min(left, mostAtOnce)
    const found = await readBehind(listing, read, await again(), { limit, offset: 0 })
    if (found.length) yield found
    if (found.length < limit) return
    left -= found.length
  }
}

/** How many there were at the start, and where the next page is. */
function headersOf(
  path: string,
  { query, id }: RestRequest,
  { limit, offset, total }: { limit: number; offset: number; total: number },
): Record<string, string> {
  const headers = { 'x-total-count': String(total) }
  const next = offset + limit
  if (next >= total) return headers
  const search = new URLSearchParams(query)
  search.set('limit', String(limit))
  search.set('offset', String(next))
  return { ...headers, link: `<${path.replace('{id}', id)}?${search}>; rel="next"` }
}
