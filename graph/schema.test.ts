// What every part of the graph keeps to, whoever adds to it.
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLNamedType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { capabilities } from './kernel/policy.ts'
import { testSchema } from './testing/world.ts'

const schema = testSchema()
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
)
const roots = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!]
const mutations = Object.values(schema.getMutationType()!.getFields())
const capitalized = (text: string) => text[0]!.toUpperCase() + text.slice(1)

type Described = [name: string, description: string | null | undefined]

/** A type and all that it has, each with its description. */
function described(type: GraphQLNamedType): Described[] {
  const found: Described[] = [[type.name, type.description]]
  if (isEnumType(type))
    for (const { name, description } of type.getValues()) found.push([`${type.name}.${name}`, description])
  if (isInputObjectType(type)) {
    for (const { name, description } of Object.values(type.getFields()))
      found.push([`${type.name}.${name}`, description])
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return found
  for (const { name, description, args } of Object.values(type.getFields())) {
    found.push([`${type.name}.${name}`, description])
    for (const arg of args) found.push([`${type.name}.${name}(${arg.name}:)`, arg.description])
  }
  return found
}

describe('every type, field, argument, input field and enum value', () => {
  const all = types.flatMap(described)

  test('is described, by one sentence', () => {
    const isSentence = (text: string | null | undefined) =>
      /^[^\s.][^\n]*\.$/.test(text ?? '') && !/\. [A-Z]/.test(text ?? '')
    expect(all.filter(([, description]) => !isSentence(description))).toEqual([])
    expect(all.length).toBeGreaterThan(400)
  })

  test('is named as its kind is: types begin with a capital, fields do not, enum values are all capitals', () => {
    for (const type of types) {
      expect(type.name).toMatch(/^[A-Z][A-Za-z]+$/)
      if (isEnumType(type)) for (const { name } of type.getValues()) expect(name).toMatch(/^[A-Z_]+$/)
      if (isObjectType(type))
        for (const name of Object.keys(type.getFields())) expect(name).toMatch(/^[a-z][A-Za-z]*\d?$/)
    }
  })
})

const connections = types.filter(({ name }) => name.endsWith('Connection')).filter(isObjectType)

describe('the Relay specification', () => {
  test('has a node and nodes at the root, and PageInfo', () => {
    const { node, nodes } = schema.getQueryType()!.getFields()
    expect([String(node!.type), String(nodes!.type)]).toEqual(['Node', '[Node]!'])
    const info = schema.getType('PageInfo')
    const fields = isObjectType(info)
      ? Object.values(info.getFields()).map(({ name, type }) => `${name}: ${String(type)}`)
      : []
    expect(fields.sort((one, other) => one.localeCompare(other))).toEqual([
      'endCursor: Cursor',
      'hasNextPage: Boolean!',
      'hasPreviousPage: Boolean!',
      'startCursor: Cursor',
    ])
  })

  test('is known by at least two lists', () => expect(connections.length).toBeGreaterThan(1))

  test.each(connections)('%s has edges of nodes with cursors, and pageInfo', (connection) => {
    const { edges, pageInfo } = connection.getFields()
    expect(String(pageInfo?.type)).toBe('PageInfo!')
    const edge = getNamedType(edges!.type)
    expect(edge.name).toMatch(/Edge$/)
    const { node, cursor } = isObjectType(edge) ? edge.getFields() : {}
    expect([isCompositeType(getNamedType(node!.type)), String(cursor?.type)]).toEqual([true, 'Cursor!'])
  })

  test('has first and after where a field answers with a connection', () => {
    for (const type of types.filter(isObjectType)) {
      for (const field of Object.values(type.getFields())) {
        if (!getNamedType(field.type).name.endsWith('Connection')) continue
        const args = Object.fromEntries(field.args.map((arg) => [arg.name, String(arg.type)]))
        expect(args).toMatchObject({ first: 'Int', after: 'Cursor' })
      }
    }
  })

  test('has an id on each node', () => {
    for (const type of types.filter(isObjectType)) {
      if (type.getInterfaces().some(({ name }) => name === 'Node'))
        expect(String(type.getFields().id?.type)).toBe('ID!')
    }
  })
})

describe.each(mutations)('the mutation $name', ({ name, args, type, extensions }) => {
  test('takes one input, with an idempotency key unless it is open to anybody', () => {
    expect(args.map((arg) => `${arg.name}: ${String(arg.type)}`)).toEqual([`input: ${capitalized(name)}Input!`])
    const input = getNamedType(args[0]!.type)
    const key = isInputObjectType(input) ? input.getFields().idempotencyKey : undefined
    expect(key && String(key.type)).toBe(extensions.policy === 'public' ? undefined : 'String')
  })

  test('answers with its success or with a typed error', () => {
    const result = getNamedType(type)
    expect(String(type)).toBe(`${capitalized(name)}Result!`)
    const members = isUnionType(result) ? result.getTypes() : []
    const [success, ...errors] = members.toSorted(
      (one, other) => Number(other.name.endsWith('Success')) - Number(one.name.endsWith('Success')),
    )
    expect(success?.name).toBe(`${capitalized(name)}Success`)
    for (const error of errors) expect(error.getInterfaces().map((one) => one.name)).toEqual(['Error'])
    const usual = ['ConflictError', 'ForbiddenError', 'NotFoundError', 'ValidationError']
    expect(errors.map((error) => error.name)).toEqual(expect.arrayContaining(usual))
  })
})

test('every root field and every node declares a policy that there is', () => {
  const known = ['public', 'signedIn', ...capabilities]
  for (const root of roots)
    for (const { extensions } of Object.values(root.getFields())) expect(known).toContain(extensions.policy)
  for (const type of types.filter(isObjectType)) {
    if (type.getInterfaces().some(({ name }) => name === 'Node')) expect(known).toContain(type.extensions.policy)
  }
})

test('what is open to anybody is known by name', () => {
  const open = roots
    .flatMap((root) => Object.values(root.getFields()))
    .filter(({ extensions }) => extensions.policy === 'public')
  expect(open.map(({ name }) => name).sort((one, other) => one.localeCompare(other))).toEqual([
    'createPasswordResetWithPasskey',
    'demoLogin',
    'invitationOffer',
    'passkeyChallenge',
    'passwordResetByMail',
    'providerSignIn',
    'refreshSession',
    'registration',
    'requestPasswordReset',
    'resetPassword',
    'signIn',
    'signInWithPasskey',
    'signInWithProvider',
    'signOut',
    'signUp',
    'startProviderSignIn',
    'viewer',
  ])
})
