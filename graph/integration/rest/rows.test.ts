import { expect, test } from 'vitest'
import { z } from 'zod'
import { row, type RestRequest } from './rest.ts'

const common = {
  method: 'GET',
  path: '/api/org/countries',
  summary: 'Lists the countries.',
  policy: 'signedIn',
  parameters: {},
  request: null,
  response: z.array(z.string()),
  errors: [],
  example: {},
} as const

// `npm run check` holds what is expected here: a mark without an error is one itself.
test('a row reads what its document asks for; anything else does not compile', () => {
  const names = row({
    ...common,
    document: '{ countries { internalID name code } }',
    body: ({ countries }) => countries.map(({ name }) => name),
  })
  const wrong = row({
    ...common,
    document: '{ countries { internalID name code } }',
    // @ts-expect-error The document asks for no population.
    body: ({ countries }) => countries.map(({ population }) => String(population)),
  })
  const data = { countries: [{ internalID: 1, name: 'Canada', code: 'CA' }] }
  expect(names.body(data, {} as RestRequest)).toEqual(['Canada'])
  expect(wrong.body(data, {} as RestRequest)).toEqual(['undefined'])
})

test('a row gives its document the variables that it takes, and a document of no row has no type', () => {
  const document =
    'query ($uuid: String!) { organization: legacyOrganization(uuid: $uuid) { contents { departments locations people records } } }'
  const body = () => []
  const given = row({ ...common, document, variables: () => ({ uuid: '' }), body })
  // @ts-expect-error A uuid is text.
  const wrong = row({ ...common, document, variables: () => ({ uuid: 1 }), body })
  // @ts-expect-error The uuid is not left out.
  const missing = row({ ...common, document, variables: () => ({}), body })
  // @ts-expect-error No row asks this.
  const unknown = row({ ...common, document: '{ countries { population } }', body })
  expect([given, wrong, missing].map(({ document }) => document)).toEqual([document, document, document])
  expect(unknown.document).toBe('{ countries { population } }')
})
