// The document of the legacy paths: valid, whole, and true of a fresh demo.
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { OperationTypeNode, parse, type FieldNode, type OperationDefinitionNode } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '../../../seed/demoAccounts.ts'
import { readDemo } from '../../../testing/demo.ts'
import { testSchema, type World } from '../../../testing/world.ts'
import { restRows } from '../rows.ts'
import { demoOrganization, demoPeople } from './demoIds.ts'
import { exampleOf } from './examples.ts'
import { publicSchema } from '../../../kernel/publicSchema.ts'
import { openApi, operationId, type OpenApi, type Operation } from './openapi.ts'

const document = openApi(publicSchema(testSchema()))
const operationOf = ({ method, path }: { method: string; path: string }): Operation =>
  document.paths[path]![method.toLowerCase()]!
const withMaker = restRows.filter(({ example }) => example.madeBy)

test('fits the meta-schema of OpenAPI 3.1, its shapes that of JSON schemas', () => {
  const ajv = new Ajv2020({ strict: false, logger: false })
  formats.default(ajv)
  const fits = ajv.compile(
    createRequire(import.meta.url)('@seriousme/openapi-schema-validator/schemas/v3.1/schema.json') as AnySchema,
  )
  const told: unknown = JSON.parse(JSON.stringify(document))
  void fits(told)
  expect(fits.errors).toBeNull()
  for (const [name, schema] of Object.entries(document.components.schemas))
    expect(ajv.validateSchema(schema), name).toBe(true)
})

test('each example fits its own schema', () => {
  const ajv = new Ajv2020({ strict: false, logger: false })
  formats.default(ajv)
  ajv.addSchema({ $id: 'document', ...(JSON.parse(JSON.stringify(document)) as object) })
  const wrong: unknown[] = []
  let count = 0
  const look = (value: unknown, pointer: string) => {
    if (typeof value !== 'object' || value === null) return
    const { schema, example } = value as { schema?: object; example?: unknown }
    if (schema && example !== undefined) {
      count++
      const fits = ajv.compile({ $ref: `document#${pointer}/schema` })
      if (!fits(example)) wrong.push([pointer, example, fits.errors?.[0]?.message])
    }
    for (const [key, one] of Object.entries(value))
      look(one, `${pointer}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
  }
  look(document.paths, '/paths')
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(40)
})

test('has each of the 72 rows once, under an id of its own', () => {
  const ids = restRows.map((row) => operationOf(row).operationId)
  expect([ids.length, new Set(ids).size]).toEqual([72, 72])
  expect(Object.values(document.paths).flatMap(Object.keys)).toHaveLength(72)
})

describe('every row', () => {
  test.each(restRows)('$method $path has the policy of its twin in the graph', ({ document: text, policy }) => {
    const { operation, selectionSet } = parse(text).definitions[0] as OperationDefinitionNode
    const { name } = (selectionSet.selections as FieldNode[])[0]!
    const type = operation === OperationTypeNode.MUTATION ? testSchema().getMutationType() : testSchema().getQueryType()
    expect(type!.getFields()[name.value]!.extensions.policy).toBe(policy)
  })

  test('says what it does in a sentence', () => {
    for (const { summary } of restRows) expect(summary).toMatch(/^[A-Z][^.]+\.$/)
  })

  test('says that it takes an id where its path has one', () => {
    for (const { path, parameters } of restRows)
      expect([path, 'id' in parameters]).toEqual([path, path.includes('{id}')])
  })

  test('has an example that fits what it takes', () => {
    for (const row of restRows) {
      const { parameters, body } = exampleOf(row)
      if (row.request && body) expect(row.request.safeParse(body).error, row.path).toBeUndefined()
      expect(Object.keys(row.parameters), row.path).toEqual(expect.arrayContaining(Object.keys(parameters)))
    }
  })

  test('is public exactly where its example is a call of nobody', () => {
    for (const { path, policy, example } of restRows) expect([path, policy === 'public']).toEqual([path, !example.as])
  })
})

test('an example that uses something up names the call that makes it, which links to it', () => {
  expect(withMaker.map(operationId)).toEqual([
    'post_procedures_acceptOrgUserAssociation',
    'delete_org_groupings_id',
    'delete_org_locations_id',
    'post_org_deleteIndustryClassification',
  ])
  for (const row of withMaker) {
    const { call, field, into } = row.example.madeBy!
    expect(operationOf(row).description).toContain(call)
    const maker = restRows.find(({ method, path }) => `${method} ${path}` === call)!
    if (!field) continue
    const done = operationOf(maker).responses[200] as {
      links: Record<string, { parameters?: object; requestBody?: object }>
    }
    const { parameters, requestBody } = done.links[operationId(row)]!
    expect(parameters ?? requestBody).toEqual({ [into!]: `$response.body#/${field}` })
  }
})

describe('on a demo', () => {
  let world: World
  let base: string

  beforeAll(async () => {
    world = await readDemo()
    base = await world.serve()
  })

  test('the ids that examples name are those of the demo', async () => {
    const people = await world.prisma.user.findMany({
      where: { email: { in: Object.keys(demoPeople) } },
      select: { id: true, email: true },
    })
    expect(Object.fromEntries(people.map(({ id, email }) => [email, id]))).toEqual(demoPeople)
    expect(await world.prisma.organization.findUnique({ where: { id: demoOrganization } })).toMatchObject({
      legalName: 'Northway Logistics',
    })
    for (const { example } of restRows)
      if (example.as) expect(demoAccounts.list.map(({ email }) => email)).toContain(example.as)
  })

  test('it is told to everybody, with a tag by which it is not told twice', async () => {
    const response = await fetch(`${base}/api/openapi.json`)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect((await response.json()) as OpenApi).toEqual(JSON.parse(JSON.stringify(document)))
    const again = await fetch(`${base}/api/openapi.json`, {
      headers: { 'if-none-match': response.headers.get('etag')! },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('its page has every path, and runs nothing but what copies its examples, and loads nothing', async () => {
    const response = await fetch(`${base}/api/docs/`)
    const html = await response.text()
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-")
    for (const row of restRows) expect(html).toContain(`id="${operationId(row)}"`)
    const [, script = ''] = /<script>([^<]+)<\/script>/.exec(html) ?? []
    expect(response.headers.get('content-security-policy')).toContain(
      `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    )
    expect(html.replace(script, '')).not.toMatch(/<script.*<script|\son\w+=|src=|href="(?!#|\/)/s)
    for (const [, name] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${name}"`)
  })

  test.each(['/api/docs', '/api/openapi.json'])('%s takes no other method', async (path) => {
    const response = await fetch(base + path, { method: 'POST' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })
})
