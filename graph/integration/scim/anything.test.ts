// Whatever is sent, the answer is one of SCIM, and never an error of ours.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directoryOf } from '../../testing/directories.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const base = await world.serve()
const { scim, person, group } = await directoryOf(world, base)
const { body: pat } = await scim('POST', '/Users', person({}, 'pat'))
const { body: yard } = await scim('POST', '/Groups', group('Yard', [pat.id]))

const strange = fc.constantFrom<unknown>(
  null,
  true,
  'False',
  0,
  -1,
  1e300,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  "'; drop table app_user --",
  'x'.repeat(3_000),
  [],
  {},
  [[]],
  [null],
  { value: null },
  [{ value: pat.id }],
  [{ value: 'pat@fleet.test', primary: 'yes' }],
  '__proto__',
)
const keys = fc.constantFrom(
  'schemas',
  'id',
  'externalId',
  'userName',
  'displayName',
  'name',
  'name.givenName',
  'active',
  'emails',
  'members',
  'groups',
  'meta',
  'title',
  'constructor',
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
)
const anyBody = fc.dictionary(keys, fc.oneof(strange, fc.dictionary(keys, strange, { maxKeys: 3 })), { maxKeys: 6 })
const paths = fc.oneof(
  keys,
  fc.constantFrom(
    'members[value eq "x"]',
    'emails[type eq "work"].value',
    'emails[',
    ']',
    'name.',
    '.',
    'a.b.c',
    'constructor',
    'hasOwnProperty',
  ),
)
const operation = fc.record(
  {
    op: fc.oneof(fc.constantFrom('add', 'remove', 'replace', 'Replace'), strange),
    path: fc.oneof(paths, strange),
    value: fc.oneof(strange, anyBody),
  },
  { requiredKeys: [] },
)
const patchBody = fc.record({
  schemas: fc.oneof(fc.constant(['urn:ietf:params:scim:api:messages:2.0:PatchOp']), strange),
  Operations: fc.oneof(fc.array(fc.oneof(operation, strange), { maxLength: 3 }), strange),
})
const filterText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        'userName',
        'members.value',
        'eq',
        'co',
        'gt',
        'pr',
        'not',
        'and',
        'or',
        '(',
        ')',
        '[',
        ']',
        '"x"',
        '"\\u0000"',
        'true',
        'null',
        '1',
        'active',
        'meta.created',
      ),
      { maxLength: 8 },
    )
    .map((words) => words.join(' ')),
)

async function expectScim(method: string, path: string, body?: unknown) {
  const { status, body: answer } = await scim(method, path, body)
  expect(status, JSON.stringify([method, path, body])).toBeLessThan(500)
  if (status >= 400) expect(answer.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error'])
}

const runs = { numRuns: 150 }

test('any body of a person', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(['POST', '/Users'], ['PUT', `/Users/${pat.id}`]),
      anyBody,
      ([method, path], body) => expectScim(method, path, body),
    ),
    runs,
  )
})

test('any body of a group', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(['POST', '/Groups'], ['PUT', `/Groups/${yard.id}`]),
      anyBody,
      ([method, path], body) => expectScim(method, path, body),
    ),
    runs,
  )
})

test('any patch', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(`/Users/${pat.id}`, `/Groups/${yard.id}`), patchBody, (path, body) =>
      expectScim('PATCH', path, body),
    ),
    { numRuns: 400 },
  )
})

test('any question of a list', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/Users', '/Groups'),
      filterText,
      fc.string({ maxLength: 12 }),
      (path, filter, other) =>
        expectScim(
          'GET',
          `${path}?${new URLSearchParams({ filter, startIndex: other, count: other, attributes: other }).toString()}`,
        ),
    ),
    { numRuns: 400 },
  )
})
