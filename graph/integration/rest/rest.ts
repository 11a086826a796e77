// The legacy door: a table of rows over GraphQL documents, and one runner that executes each as the same viewer.
import { parse, visit, validate, type DocumentNode, type GraphQLSchema } from 'graphql'
import { fieldTables, restFragment } from '../../kernel/fields.ts'
import type { z } from 'zod'
import type { Policy } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import type { Text } from '../../kernel/messages/text.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { HttpError } from '../../kernel/http/body.ts'
import { costOf } from '../../kernel/http/cost.ts'
import { runOperation } from '../../kernel/http/execute.ts'
import { ignoresToken } from '../../people/session/ignoresToken.ts'
import { unstorable } from '../../kernel/validation.ts'
import type { Documents } from './__generated__/documents.ts'
import { isList, listAnswer } from './lists.ts'
import { answerTo, failure, type Failure, isFailure } from './failureAnswer.ts'

/** What a row's variables are made from. */
export interface RestRequest {
  query: URLSearchParams
  body: Record<string, unknown>
  /** What stands in the place of a path's last part, where that is spelled {id}; else empty. */
  id: string
  /** The uuid of the viewer, empty where nobody is signed in. */
  viewerUuid: string
  idempotencyKey: string | undefined
}

export interface RestRow<Document extends string = string, Variables = object, Data = object> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Without the trailing slash that some paths are spelled with; both answer. Its last part may be {id}. */
  path: string
  /** What it does, in one sentence. */
  summary: string
  /**
   * Who may: whoever has a capability, whoever is signed in as far as it is theirs, or everybody. That of its GraphQL
   * twin.
   */
  policy: Policy
  /** The parameters of its query, and the id of its path. */
  parameters: z.ZodRawShape
  /** What its body is; null where it takes none. */
  request: z.ZodObject | null
  /** What it answers with. */
  response: z.ZodType
  /** The statuses that it may fail with, beside those that every such row may. */
  errors: readonly (400 | 401 | 403 | 404 | 409)[]
  /** What its answers call a path of the document's input, where that is another. */
  paths?: Readonly<Record<string, string>>
  document: Document
  variables?(request: RestRequest): Variables
  body(data: Data, request: RestRequest): unknown
  /** A failure that stands deeper in the answer than as its result. */
  failed?(data: Data): Failure | undefined
  /** A call that works against a fresh demo, as which of its accounts. */
  example: {
    as?: string
    query?: string
    body?: unknown
    id?: string
    /** The call that makes what this one uses up, and which field of its answer goes into which of this. */
    madeBy?: { call: string; field?: string; into?: string }
  }
  /** The access token in an answer, by which a call of nobody yet is somebody's. */
  tokenIn?(answer: object): string
  /** Where lists stand inside the answer: each is there as a whole. */
  hasWholeLists?: boolean
}

/** What comes to a row's body: a result that is an error never does. */
type Succeeded<Data> = { [Field in keyof Data]: Exclude<Data[Field], { __typename: `${string}Error` }> }

/** What a document answers with where nothing fails; `npm run generate` knows the documents of all rows. */
export type Answer<Document extends keyof Documents> = Succeeded<Documents[Document]['data']>

/** A row, its body typed by its document. */
export const row = <const Document extends keyof Documents>(
  typed: RestRow<Document, Documents[Document]['variables'], Answer<Document>>,
): RestRow => typed

export interface RestAnswer {
  status: number
  body: unknown
  headers?: Record<string, string>
  /** Of a list that is too long for one page: the entries behind the body's, page by page. */
  more?: AsyncGenerator<unknown[]>
}

export interface Running {
  /** Counts what a call costs; throws where that is too much. */
  spend?: (points: number) => Promise<void>
  /** Who asks, anew: a long list may outlast their rights. */
  again?: () => Promise<Context>
}

interface ReadyRow extends RestRow {
  parsed: DocumentNode
  /** Whether it signs in or up or refreshes, so that a token that comes along says nothing. */
  ignoresToken: boolean
}

/** A row's document with what it spreads of tables of fields, as `ActionFields` of Action. */
export function parsedDocument({ document: text }: Pick<RestRow, 'document'>): DocumentNode {
  const document = parse(text)
  const spread = new Set<string>()
  visit(document, { FragmentSpread: ({ name }) => void spread.add(name.value) })
  const fragments = [...fieldTables].flatMap(([type, table]) =>
    spread.has(`${type}Fields`) ? parse(restFragment(type, table)).definitions : [],
  )
  return { ...document, definitions: [...document.definitions, ...fragments] }
}

/** A row's document; throws where it does not fit the graph. */
export function documentOf(schema: GraphQLSchema, row: RestRow): DocumentNode {
  const { method, path } = row
  const parsed = parsedDocument(row)
  const [problem] = validate(schema, parsed)
  if (problem) throw new Error(`${method} ${path}: ${problem.message}`)
  return parsed
}

/** Makes the table ready; throws where a document does not fit the graph, so that such a process does not start. */
export function restDoor(schema: GraphQLSchema, rows: readonly RestRow[]) {
  const table = new Map<string, Map<string, ReadyRow>>()
  for (const row of rows) {
    const parsed = documentOf(schema, row)
    const methods = table.get(row.path) ?? new Map<string, ReadyRow>()
    table.set(row.path, methods.set(row.method, { ...row, parsed, ignoresToken: ignoresToken(parsed) }))
  }

  return {
    /**
     * The row for a method and a path, and the id in it; HEAD is GET without its body. Throws 404 for an unknown path
     * and 405 for a known one with another method.
     */
    find(method: string, path: string): { row: ReadyRow; id: string } {
      const { methods, id } = methodsAt(path)
      const row = methods.get(method === 'HEAD' ? 'GET' : method)
      if (row) return { row, id }
      const allow = allowed(methods)
      throw new HttpError('METHOD', `${path} takes ${allow}.`, { allow })
    },

    /** The answer of a row to what was refused before it ran. */
    refused: (row: RestRow, { code, message }: Failure): RestAnswer => failure(row, { code, message }),

    /** The methods that a path takes; throws 404 for an unknown one. */
    allow: (path: string): string => allowed(methodsAt(path).methods),

    /** Runs a row; every failure is an answer with the row's message, the reason and a code. */
    async run(
      row: RestRow,
      context: Context,
      request: RestRequest,
      { spend = async () => {}, again = async () => context }: Running = {},
    ): Promise<RestAnswer> {
      try {
        const problems = [
          ...repeated(row, request.query),
          ...unstorable({ ...Object.fromEntries(request.query), ...request.body }),
        ]
        if (problems.length) throw new ValidationError(problems)
        return await answer(row as ReadyRow, context, request, { spend, again })
      } catch (error) {
        return failure(row, answerTo(error))
      }
    },
  }

  async function answer(
    row: ReadyRow,
    context: Context,
    request: RestRequest,
    { spend, again }: Required<Running>,
  ): Promise<RestAnswer> {
    // As they would come over the wire, where what is left out is not there; the graph may tell the two apart.
    const variables = JSON.parse(JSON.stringify(row.variables?.(request) ?? {})) as Record<string, unknown>
    await spend(costOf(schema, row.parsed, undefined, variables))
    if (isList(row)) {
      const read = async (asking: Context, page?: object) =>
        row.body(await dataOf(row, { ...variables, ...page }, asking), request) as unknown[]
      return listAnswer({ ...row, read, again }, context, request)
    }
    if (row.hasWholeLists) context.listing = { isWhole: true }
    const data = await dataOf(row, variables, context)
    const failed = Object.values(data as Record<string, Failure | null>).find(isFailure) ?? row.failed?.(data)
    if (failed) return failure(row, failed)
    return { status: 200, body: row.body(data, request) }
  }

  async function dataOf({ parsed }: ReadyRow, variables: Record<string, unknown>, context: Context): Promise<object> {
    const { data, errors } = await runOperation(schema, parsed, variables, context)
    if (errors?.[0]) throw errors[0].originalError ?? errors[0]
    return data as object
  }

  function methodsAt(path: string) {
    const plain = path.replace(/\/$/, '')
    const exact = table.get(plain)
    if (exact && !plain.endsWith('/{id}')) return { methods: exact, id: '' }
    const [, above, id] = /^(.*)\/([^/]+)$/.exec(plain) ?? []
    const methods = table.get(`${above}/{id}`)
    if (!id || !methods || exact) throw new HttpError('NOT_FOUND', `There is no ${path}.`)
    return { methods, id }
  }
}

const allowed = (methods: ReadonlyMap<string, RestRow>): string =>
  [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')

/** A parameter that is there twice may mean either, so it means neither. */
const repeated = ({ parameters }: RestRow, query: URLSearchParams) =>
  Object.keys(parameters)
    .filter((name) => query.getAll(name).length > 1)
    .map((path) => ({ path, message: 'Send it once.' }))

/** For a row whose one thing is not there. */
export function orNotFound<T>(found: T | null, what: Text): T {
  if (found === null) throw new NotFoundError(what)
  return found
}
