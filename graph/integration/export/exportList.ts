// The entries of a list, a page at a time, as the graph answers the viewer who exports.
import { stringify } from 'csv-stringify/sync'
import type { GraphQLSchema } from 'graphql'
import { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { runOperation } from '../../kernel/http/execute.ts'
import type { Listing } from '../../kernel/listing.ts'
import type { ExportFormat, ListRequest } from './exportRequest.ts'
import { listDocument } from './listDocument.ts'
import { listNamed } from './lists.ts'
import * as t from './__generated__/messages.ts'

const atOnce = { CURSOR: 100, OFFSET: 1000 }

type Entry = Record<string, unknown>

interface Page {
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  edges: { node: Entry }[]
}

interface Answer {
  of?: { list?: Page | Entry[] } | null
  list?: Page | Entry[]
}

const csv = (rows: unknown[][]) => stringify(rows, { escape_formulas: true, quoted_match: /[\r\n]/ })

/** The file in pieces. Who asks is asked anew for each page, since a long file may outlast their rights. */
export async function* exportList(
  schema: GraphQLSchema,
  asking: () => Promise<Context>,
  request: ListRequest,
  format: ExportFormat,
): AsyncGenerator<string> {
  const { document, paging } = listDocument(schema, request)
  const columns = Object.entries(listNamed(request.list).columns)
  const listing: Listing = {}
  let count = 0
  let head = format === 'CSV' ? `\uFEFF${csv([columns.map(([heading]) => heading)])}` : '[\n'
  for (let after: string | null = null; ;) {
    const place = paging === 'CURSOR' ? { first: atOnce.CURSOR, after } : { limit: atOnce.OFFSET, offset: 0 }
    const context = forExport(await asking(), request)
    context.listing = listing
    const page: Page | Entry[] = await read(schema, document, context, { ...request.arguments, ...place })
    const entries = Array.isArray(page) ? page : page.edges.map(({ node }) => node)
    yield head
    head = ''
    if (entries.length && format === 'CSV')
      yield csv(entries.map((entry) => columns.map(([, path]) => cell(valueAt(entry, path.split('.'))))))
    else if (entries.length) yield `${count ? ',' : ''}${entries.map((entry) => JSON.stringify(entry)).join('\n,')}\n`
    count += entries.length
    if (Array.isArray(page) ? page.length < atOnce.OFFSET : !page.pageInfo.hasNextPage) break
    if (!Array.isArray(page)) after = page.pageInfo.endCursor
  }
  if (format === 'JSON') yield ']\n'
}

/** The viewer by those of their rights alone that let them export. */
function forExport(context: Context, { list }: ListRequest): Context {
  return listNamed(list).isOwn
    ? context
    : new Context(context.services, context.client, context.requireViewer().onlyWith('export'))
}

async function read(
  schema: GraphQLSchema,
  document: ReturnType<typeof listDocument>['document'],
  context: Context,
  variables: Entry,
): Promise<Page | Entry[]> {
  const { data, errors } = await runOperation(schema, document, variables, context)
  if (errors?.[0]) throw errors[0].originalError ?? errors[0]
  const { of, list } = data as Answer
  const found = list ?? of?.list
  if (!found) throw new NotFoundError(t.theListOwner)
  return found
}

/** What stands at a path; of several, all of them. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => valueAt(one, path))
  const [name, ...below] = path
  return name === undefined || value === null || value === undefined ? value : valueAt((value as Entry)[name], below)
}

/** As a cell has it: several behind each other, nothing as nothing. */
const cell = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(cell).join('; ') : typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value
