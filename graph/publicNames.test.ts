// The public graph as its text says it: names and shapes that clients of every language build on.
import fs from 'node:fs'
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
} from 'graphql'
import { expect, test } from 'vitest'
import { projectFile } from '../prisma/project.ts'
import { groupBy } from './kernel/groupBy.ts'

const schema = buildSchema(fs.readFileSync(projectFile('schema.graphql'), 'utf8'))
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
)

interface Element {
  path: string
  name: string
  type: GraphQLInputType | GraphQLOutputType
  description: string
  defaultValue?: unknown
}

/** What a type has: fields, their arguments, input fields. */
function elementsOf(type: GraphQLNamedType): Element[] {
  const withPath = (
    one: Omit<Element, 'path' | 'description'> & { description?: string | null },
    of: string,
  ): Element => ({
    path: `${of}.${one.name}`,
    name: one.name,
    type: one.type,
    description: one.description ?? '',
    defaultValue: one.defaultValue,
  })
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => withPath(field, type.name))
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap(({ name, type: of, description, args }) => [
    withPath({ name, type: of, description }, type.name),
    ...args.map((argument) => withPath(argument, `${type.name}.${name}`)),
  ])
}

const elements = types.flatMap(elementsOf)
const typeOf = ({ type }: Element) => getNamedType(type).name
const paths = (found: Element[]) => found.map(({ path }) => path)
const names = (found: readonly GraphQLNamedType[]) => found.map(({ name }) => name)

test('an ID is called id or ends with Id, several are called ids or end with Ids', () => {
  // A comparison is of the field that takes it.
  const ids = elements.filter((one) => typeOf(one) === 'ID' && !/^\w+Comparison\./.test(one.path))
  expect(ids.length).toBeGreaterThan(100)
  const isWrong = ({ name, type }: Element) =>
    !(isListType(getNullableType(type)) ? /(^ids|Ids)$/ : /(^id|Id)$/).test(name)
  expect(paths(ids.filter(isWrong))).toEqual([])
})

test('what ends with At is an instant, in a filter its comparison', () => {
  const isWrong = (one: Element) =>
    !(/^\w+Filter\./.test(one.path) ? /^(Nullable)?DateTimeComparison$/ : /^DateTime$/).test(typeOf(one))
  expect(paths(elements.filter((one) => /[a-z]At$/.test(one.name) && isWrong(one)))).toEqual([])
})

test('a text that has a form says it in its type', () => {
  const forms: [scalar: string, name: RegExp][] = [
    ['Cursor', /^(after|before|cursor|startCursor|endCursor)$/],
    ['Date', /^(day|date|month)$|(Day|Date|Month)$/],
    ['EmailAddress', /^emails?$|Emails?$/],
    ['LinearRing', /^ring$/],
    ['LocalDateTime', /^(startsOn|slot|wallTime)$/],
    ['LocalTime', /^(start|end)Time$/],
    ['RRule', /^rule$|Rule$/],
    ['TimeZone', /^(timeZone|zone)$|Zone$/],
    ['URL', /^(url|website)$|Url$/],
  ]
  // Values of a change, as people read them.
  const isShown = ({ path }: Element) => /^(\w*Change|AuditEntry|ImportCell)\.(before|after)$/.test(path)
  const wrong = forms.flatMap(([scalar, name]) =>
    elements.filter(
      (one) => ['JSON', 'String', 'Float'].includes(typeOf(one)) && name.test(one.name) && typeOf(one) !== scalar,
    ),
  )
  expect(paths(wrong.filter((one) => !isShown(one)))).toEqual([])
})

test('money is an amount with its currency', () => {
  const isMoney = ({ name, path }: Element) =>
    /margin|price|cost|wage|salary|fee(s|$)|budget|revenue/i.test(name) && !path.startsWith('Mutation.')
  const found = elements.filter((one) => isMoney(one) && !['Boolean', 'Permission'].includes(typeOf(one)))
  expect(found.length).toBeGreaterThan(5)
  expect(paths(found.filter((one) => !/^Money(Input)?$/.test(typeOf(one))))).toEqual([])
  const parts = elements.filter((one) => typeOf(one) === 'Decimal' || /currency/i.test(one.name))
  expect(paths(parts.filter(({ path }) => !/^Money(Input)?\.(amount|currency)$/.test(path)))).toEqual([])
})

test('an error has a code of a fixed set', () => {
  const codes = elements.filter(({ path }) => /^\w*Error\.code$/.test(path))
  expect(codes.length).toBeGreaterThan(8)
  expect(paths(codes.filter((one) => typeOf(one) !== 'ErrorCode'))).toEqual([])
})

test('what is JSON says why', () => {
  const open = elements.filter((one) => typeOf(one) === 'JSON')
  expect(open.length).toBeGreaterThan(0)
  expect(paths(open.filter(({ description }) => !/JSON, since /.test(description)))).toEqual([])
})

test('an input field that has a default is not required', () => {
  const fields = types.filter(isInputObjectType).flatMap(elementsOf)
  expect(paths(fields.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue !== undefined))).toEqual(
    [],
  )
})

test('an error is what ends with Error', () => {
  const errors = schema.getPossibleTypes(schema.getType('Error') as never)
  expect(names(types.filter((type) => isObjectType(type) && type.name.endsWith('Error'))).toSorted()).toEqual(
    names(errors).toSorted(),
  )
})

test('an input and a success belong to one mutation', () => {
  const own = Object.values(schema.getMutationType()!.getFields()).flatMap(({ name, args }) => [
    getNamedType(args[0]!.type).name,
    `${name[0]!.toUpperCase()}${name.slice(1)}Success`,
  ])
  const members = types.filter(isUnionType).flatMap((type) => names(type.getTypes()))
  const uses = groupBy([...elements.map(typeOf), ...members], (name) => name)
  expect(own.filter((name) => uses.get(name)?.length !== 1)).toEqual([])
})

test('every type is reached', () => {
  const reached = new Set([
    'Query',
    'Mutation',
    'Subscription',
    ...elements.map(typeOf),
    ...types.flatMap((type) => (isUnionType(type) ? names(type.getTypes()) : [])),
    ...types.filter((type) => isObjectType(type) && type.getInterfaces().length).map(({ name }) => name),
  ])
  expect(names(types).filter((name) => !reached.has(name))).toEqual([])
})

test('names of types say neither their kind nor differ by capitals alone', () => {
  const suffix = /(Enum|Interface|Union|Object|Payload|Model|DTO)$/
  expect(names(types).filter((name) => suffix.test(name))).toEqual([])
  const lower = names(types).map((name) => name.toLowerCase())
  expect(lower.filter((name, at) => lower.indexOf(name) !== at)).toEqual([])
})

test('a query is named by what it answers with, without a verb', () => {
  const fields = Object.keys(schema.getQueryType()!.getFields())
  expect(fields.filter((name) => /^(get|fetch|find|list|load|read)[A-Z]/.test(name))).toEqual([])
})

test('values of enums are told apart in the generated code of every language', () => {
  for (const type of types.filter(isEnumType)) {
    const plain = type.getValues().map(({ name }) => name.replaceAll('_', '').toLowerCase())
    expect([type.name, plain.filter((name, at) => plain.indexOf(name) !== at)]).toEqual([type.name, []])
  }
})

test('a mutation is named by a verb and its noun', () => {
  const fields = Object.keys(schema.getMutationType()!.getFields())
  // Of the account that asks there is one.
  const ofViewer = /^(sign(In|Out|Up))$/
  expect(fields.filter((name) => !/^[a-z]+[A-Z]/.test(name) && !ofViewer.test(name))).toEqual([])
  // What is changed is updated, and where it is stands before what is done with it, not behind it.
  expect(
    fields.filter((name) =>
      /^(edit|modify|remake)[A-Z]|^(add|attach|exclude|remove|set)\w+(Of|To|From)[A-Z]\w+$/.test(name),
    ),
  ).toEqual([])
  const other = (name: string, verb: string) => name.replace(/^[a-z]+/, verb)
  const withoutWayBack = (verb: string, back: string) =>
    fields.filter((name) => name.startsWith(verb) && !fields.includes(other(name, back)))
  expect(withoutWayBack('archive', 'restore')).toEqual([])
})

test('a secret that is shown once is called secret, several secrets, and what carries it url', () => {
  const shownOnce = elements.filter(
    ({ path, description }) => /Success\.\w+$/.test(path) && /(shown|told) this once|told this once/.test(description),
  )
  expect(shownOnce.length).toBeGreaterThan(5)
  expect(paths(shownOnce.filter(({ name }) => !['secret', 'secrets', 'url'].includes(name)))).toEqual([])
})

const said = types.flatMap(elementsOf).filter(({ path }) => !/^\w+Filter\./.test(path))

test('a description says something', () => {
  const things =
    'amount answer code date description field item kind label level name note number object place reason result state status text time title type value'
  const others = 'Always true|How much|Its purpose|The subject it covers|What it (does|is|says)'
  const empty = new RegExp(`^(${others}|The (${things.replaceAll(' ', '|')}))\\.$`)
  expect(paths(said.filter(({ description }) => empty.test(description)))).toEqual([])
})

test('a few words are not the description of unlike fields', () => {
  // An id, and the node that it is of, are called alike; so are names, labels and titles.
  const thing = ({ name }: Element) => name.replace(/Ids?$/, '').replace(/^(id|label|title)$/, '')
  const short = said.filter(({ description }) => description.split(' ').length < 4)
  const unlike = [...groupBy(short, ({ description }) => description)]
    .map(([description, all]) => [description, [...new Set(all.map(thing).filter(Boolean))].toSorted()] as const)
    .filter(([, names]) => names.length > 1)
  expect(Object.fromEntries(unlike)).toEqual({})
})

test('what is required under a condition says so in its type: what is told in words is known', () => {
  const conditional = /required unless|alternative to|to use instead of|not allowed with/
  const inputs = said.filter(({ type, description }) => !isNonNullType(type) && conditional.test(description))
  // A template may supply these.
  const others = paths(inputs).filter((path) => !/^CreateActionInput\.(title|actionClassId|priorityId)$/.test(path))
  expect(others).toEqual([])
})

test('a latitude and a longitude stand together, in coordinates', () => {
  const halves = said.filter(({ name }) => /^(lat|lng|lon|long|latitude|longitude)$|(Latitude|Longitude)$/.test(name))
  const pairs = ['Coordinates', 'CoordinatesInput'].flatMap((type) => [`${type}.latitude`, `${type}.longitude`])
  expect(paths(halves)).toEqual(pairs)
})
