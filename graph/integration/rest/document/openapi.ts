// The OpenAPI document of the legacy paths, made from their rows.
import type { GraphQLSchema } from 'graphql'
import type { z } from 'zod'
import { isList } from '../lists.ts'
import type { RestRow } from '../rest.ts'
import { restGroups } from '../rows.ts'
import { errorBody } from '../shapes/errorBody.ts'
import { pageParameters } from '../shapes/parts.ts'
import { statusesOf, statusMeanings, takesBody, takesKey, twinsOf } from '../statuses.ts'
import { description } from './description.ts'
import { exampleOf } from './examples.ts'
import { tagDescriptions } from './tagDescriptions.ts'
import { JsonSchemas, type JsonSchema } from './jsonSchemas.ts'

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  'x-graphql': string[]
  'x-policy': string
  'x-account'?: string
  security?: object[]
  parameters: (Parameter | Reference)[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<
    string,
    Reference | { description: string; headers?: object; content: Content; links?: Record<string, object> }
  >
}

export interface Reference {
  $ref: string
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}

type Content = { 'application/json': { schema: JsonSchema; example?: unknown } }

export interface OpenApi {
  openapi: '3.1.0'
  info: object
  servers: { url: string }[]
  security: object[]
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    parameters: Record<string, Parameter>
    headers: Record<string, object>
    responses: Record<string, { description: string; headers?: object; content: Content }>
    securitySchemes: object
  }
}

const reference = (kind: string, name: string | number): Reference => ({ $ref: `#/components/${kind}/${name}` })
const json = (schema: JsonSchema, example?: unknown): Content => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

export const operationId = ({ method, path }: Pick<RestRow, 'method' | 'path'>): string =>
  `${method.toLowerCase()}_${path
    .slice('/api/'.length)
    .replaceAll(/[/{}]+/g, '_')
    .replace(/_$/, '')}`

const listHeaders = { 'X-Total-Count': reference('headers', 'totalCount'), Link: reference('headers', 'link') }

const described = `The paths that clients knew before the graph. Each runs a GraphQL document as the same person, so that both have
the same rights, rules and side effects.

A path answers with and without its trailing slash; HEAD is GET without the body, OPTIONS tells the methods. An unknown path is 404, a
known one with another method 405 with Allow. Unknown fields and parameters are ignored, whole numbers may come as text, times are ISO 8601
in UTC.

A list answers with every entry; limit and offset narrow it. X-Total-Count says how many there are, Link with rel="next" where the next
page is. A list of more than 1,000 entries is sent as it is read, one a person at a time; a second one waits for a few seconds, then is 429.
If it fails halfway, the connection breaks off: such an answer is no valid JSON.

Examples work against a fresh demo, whose ids are the same on every machine, as the account that each names.`

/** Made from the rows, with their twins in what /graphql shows. */
export function openApi(
  shown: GraphQLSchema,
  groups: Readonly<Record<string, readonly RestRow[]>> = restGroups,
): OpenApi {
  const schemas = new JsonSchemas()
  const paths: OpenApi['paths'] = {}
  const rows = Object.values(groups).flat()
  for (const [tag, list] of Object.entries(groups)) {
    for (const row of list) {
      const operations = (paths[row.path] ??= {})
      operations[row.method.toLowerCase()] = { tags: [tag], ...operationOf(row, twinsOf(row, shown), rows, schemas) }
    }
  }
  const error = json(schemas.of(errorBody, 'answered'))
  const retryAfter = {
    'Retry-After': { description: 'In how many seconds to try again.', schema: { type: 'integer' } },
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Opsgraph: legacy paths',
      version: '1',
      description: described,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ bearerAuth: [] }],
    tags: Object.keys(groups).map((name) => ({ name, description: tagDescriptions[name] })),
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas.components).sort(([one], [other]) => one.localeCompare(other)),
      ),
      parameters: {
        limit: parameterOf('limit', pageParameters.limit, schemas),
        offset: parameterOf('offset', pageParameters.offset, schemas),
        idempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'The same key within 24 hours gets the same answer, and nothing is done twice.',
          schema: { type: 'string', maxLength: 100 },
        },
      },
      headers: {
        totalCount: {
          description: 'How many entries the list had when it was asked for.',
          schema: { type: 'integer' },
        },
        link: {
          description: 'Where the next entries are, with rel="next": there where a limit is given and more follow.',
          schema: { type: 'string' },
        },
      },
      responses: Object.fromEntries(
        Object.entries(statusMeanings).map(([status, description]) => [
          status,
          { description, ...(['429', '503'].includes(status) && { headers: retryAfter }), content: error },
        ]),
      ),
      securitySchemes: {
        bearerAuth: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of POST /api/auth/login, or a personal access token from My settings.',
        },
      },
    },
  }
}

function operationOf(
  row: RestRow,
  twins: string[],
  rows: readonly RestRow[],
  schemas: JsonSchemas,
): Omit<Operation, 'tags'> {
  const example = exampleOf(row)
  const parameters = Object.entries(row.parameters).map(([name, type]) => {
    if (type === pageParameters[name as 'limit']) return reference('parameters', name)
    return parameterOf(name, type as z.ZodType, schemas, row.path, example.parameters[name])
  })
  const links = rows
    .filter(({ example: { madeBy } }) => madeBy?.field && madeBy.call === `${row.method} ${row.path}`)
    .map(linkTo)
  return {
    operationId: operationId(row),
    summary: row.summary,
    description: description(row, twins),
    'x-graphql': twins,
    'x-policy': row.policy,
    ...(row.example.as && { 'x-account': row.example.as }),
    ...(row.policy === 'public' && { security: [] }),
    parameters: [...parameters, ...(takesKey(row) ? [reference('parameters', 'idempotencyKey')] : [])],
    ...(takesBody(row) &&
      row.request && {
        requestBody: {
          required: !row.request.safeParse({}).success,
          content: json(schemas.of(row.request, 'sent'), example.body),
        },
      }),
    responses: {
      200: {
        description: row.summary,
        ...(isList(row) && { headers: listHeaders }),
        content: json(schemas.of(row.response, 'answered')),
        ...(links.length && { links: Object.assign({}, ...links) as object }),
      },
      ...Object.fromEntries(statusesOf(row).map((status) => [status, reference('responses', status)])),
    } as Operation['responses'],
  }
}

function parameterOf(name: string, type: z.ZodType, schemas: JsonSchemas, path = '', example?: string): Parameter {
  const { description: words, ...schema } = schemas.of(type, 'sent')
  const isOfPath = path.includes(`{${name}}`)
  return {
    name,
    in: isOfPath ? 'path' : 'query',
    required: isOfPath || !type.safeParse(undefined).success,
    ...(words && { description: words }),
    schema,
    ...(example !== undefined && { example: asTyped(type, example) }),
  }
}

/** In an address all is text; what is a number is one in the document. */
const asTyped = (type: z.ZodType, example: string): string | number =>
  type.safeParse(example).success ? example : Number(example)

/** From what is made to the call that uses it up. */
function linkTo(row: RestRow): object {
  const { field, into = '', call } = row.example.madeBy!
  const value = `$response.body#/${field}`
  const where = row.parameters[into] ? { parameters: { [into]: value } } : { requestBody: { [into]: value } }
  return {
    [operationId(row)]: {
      operationId: operationId(row),
      description: `${row.method} ${row.path} uses up what ${call} makes.`,
      ...where,
    },
  }
}
