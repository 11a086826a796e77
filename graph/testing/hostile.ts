// Input as nobody sends it by mistake: for tests that throw it at every door.
import fc from 'fast-check'
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql'

const ends = [-(2 ** 31), -1, 0, 1, 2 ** 31 - 1]
const texts = ['', ' ', 'a\0b', '\ud800', 'NaN', '1.5', '__proto__', "' or 1=1 --", '%_\\', '../..', 'x'.repeat(5_000)]
const instants = [
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-12:00',
  '2026-02-30T00:00:00Z',
  '2026-11-20T08:30:00Z',
  'soon',
]

const text = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 20 }))

/** Any JSON, and the values that often break something. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...ends, 1.5, 2 ** 31, 2 ** 53, 1e308, true, null, [], {}, [[]]),
  text,
  fc.jsonValue({ maxDepth: 2 }),
)

const deepest = 4

/** A value that a type of the graph takes, or nearly; inputs that hold themselves end at a depth. */
export function valueOf(type: GraphQLInputType, ids: readonly string[], depth = 0): fc.Arbitrary<unknown> {
  const inner = getNullableType(type)
  if (isListType(inner)) return fc.array(valueOf(inner.ofType, ids, depth), { maxLength: 3 })
  if (isEnumType(inner)) return fc.constantFrom(...inner.getValues().map(({ name }) => name))
  if (isInputObjectType(inner)) {
    const all = Object.values(inner.getFields())
    const fields = depth < deepest ? all : all.filter((field) => isNonNullType(field.type))
    return fc.record(Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, ids, depth + 1)])), {
      requiredKeys: fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name),
    })
  }
  switch (String(inner)) {
    case 'ID':
      return fc.oneof(fc.constantFrom(...ids), fc.constantFrom(...ids), text)
    case 'Int':
      return fc.oneof(fc.constantFrom(...ends), fc.integer({ min: 0, max: 12 }), fc.integer())
    case 'Boolean':
      return fc.boolean()
    case 'DateTime':
      return fc.constantFrom(...instants)
    default:
      return fc.oneof(fc.constantFrom('Why not', 'a decent Password 1', 'somebody@test.test', ...ids), text)
  }
}

/** An object with some of these keys. */
export const objectOf = (keys: readonly string[], ids: readonly unknown[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.dictionary(fc.constantFrom(...keys), fc.oneof(fc.constantFrom(...ids), anything), { maxKeys: 6 })
