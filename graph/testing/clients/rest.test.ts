// The REST document by tools that nobody here wrote: types of openapi-typescript, a client of openapi-fetch, and the
// rules of Redocly.
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { register } from 'node:module'
import type { OpenAPI3 } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { openApi } from '../../integration/rest/document/openapi.ts'
import { publicSchema } from '../../kernel/publicSchema.ts'
import { testSchema } from '../world.ts'
import { serveClients } from './clients.ts'
import { runProgram } from './programs.ts'

register('./typescript5.mjs', import.meta.url)
const { default: openapiTypeScript, astToString } = await import('openapi-typescript')

const document = () => JSON.stringify(openApi(publicSchema(testSchema())))

const program = `
import createClient from 'openapi-fetch'
import type { paths } from './paths.ts'

const { OPSGRAPH = '', TOKEN, ORGANIZATION = '' } = process.env
const client = createClient<paths>({ baseUrl: OPSGRAPH, headers: { authorization: 'Bearer ' + TOKEN } })
const path = '/api/org/groupings'

for (const name of ['A', 'A', 'B', 'C', '']) {
  const { data, error, response } = await client.POST(path, {
    params: { header: { 'Idempotency-Key': 'grouping ' + name } },
    body: { SAAS_Org_UUID: ORGANIZATION, Grouping_Type_ID: 1, Org_Grouping_Name: name },
  })
  if (data) console.log(data.Org_Grouping_Name)
  else console.log(response.status, error.code, error.fields?.length)
}

for (let offset = 0, total = 1; offset < total; offset += 2) {
  const query = { saas_org_uuid: ORGANIZATION, limit: 2, offset }
  const { data = [], response } = await client.GET(path, { params: { query } })
  total = Number(response.headers.get('x-total-count'))
  console.log(data.map(({ Org_Grouping_Name: name }) => name).join())
}

// @ts-expect-error A name is a text.
const number: number | undefined = (await client.GET(path, { params: { query: { saas_org_uuid: ORGANIZATION } } })).data?.[0]?.Org_Grouping_Name
// @ts-expect-error An organization is needed.
const wrong = () => client.POST(path, { body: { Grouping_Type_ID: 1 } })
void [number, wrong]
`

const printed = ['A', 'A', 'B', 'C', '422 VALIDATION 1', 'A,B', 'C']

test('openapi-fetch reads, writes once, is told errors and pages by the types of openapi-typescript', async () => {
  const { address: OPSGRAPH, token: TOKEN, root } = await serveClients()
  const paths = astToString(await openapiTypeScript(JSON.parse(document()) as OpenAPI3))
  const env = { OPSGRAPH, TOKEN, ORGANIZATION: root.id }
  expect(await runProgram('rest', { 'paths.ts': paths, 'program.ts': program }, env)).toEqual(printed)
})

test("Redocly's recommended rules find nothing", async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({ source: document(), config })
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})
