// Which part of a schema is public.
import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  printSchema,
  type GraphQLFieldConfigMap,
} from 'graphql'
import { expect, test } from 'vitest'
import { legacy } from './legacy.ts'
import { publicSchema } from './publicSchema.ts'

const schemaOf = (fields: GraphQLFieldConfigMap<unknown, unknown>) =>
  new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { shown: { type: GraphQLInt }, ...fields } }),
  })

const text = (fields: GraphQLFieldConfigMap<unknown, unknown>) => printSchema(publicSchema(schemaOf(fields)))

test('a field leaves, and the types that only it leads to', () => {
  const fields = { of: { type: new GraphQLObjectType({ name: 'Deep', fields: { x: { type: GraphQLInt } } }) } }
  const Old = new GraphQLObjectType({ name: 'Old', fields })
  expect(text({ old: { type: Old, ...legacy('signedIn') } })).toBe('type Query {\n  shown: Int\n}')
})

test('an argument, a field of an input and a value leave, and what is beside them stays', () => {
  const One = new GraphQLInputObjectType({
    name: 'One',
    fields: { id: { type: GraphQLString }, number: { type: GraphQLInt, ...legacy() } },
  })
  const Kind = new GraphQLEnumType({ name: 'Kind', values: { NEW: {}, OLD: legacy() } })
  const args = { one: { type: One }, number: { type: GraphQLInt, ...legacy() } }
  expect(text({ find: { type: Kind, args } })).toBe(
    'type Query {\n  shown: Int\n  find(one: One): Kind\n}\n\nenum Kind {\n  NEW\n}\n\ninput One {\n  id: String\n}',
  )
})

test('what is always there is not left out', () => {
  const number = { type: new GraphQLNonNull(GraphQLInt), defaultValue: 1, ...legacy() }
  expect(() => publicSchema(schemaOf({ find: { type: GraphQLInt, args: { number } } }))).toThrow(
    'Query.find.number is required and legacy.',
  )
  const One = new GraphQLInputObjectType({ name: 'One', fields: { number } })
  expect(() => publicSchema(schemaOf({ find: { type: GraphQLInt, args: { one: { type: One } } } }))).toThrow(
    'One.number is required and legacy.',
  )
})
