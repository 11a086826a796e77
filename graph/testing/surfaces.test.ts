// Two surfaces of one graph: what legacy clients alone need is run for REST, and does not exist for anybody else.
import fs from 'node:fs'
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isOutputType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FieldNode,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { projectFile } from '../../prisma/project.ts'
import { exportLists } from '../integration/export/lists.ts'
import { listDocument } from '../integration/export/listDocument.ts'
import { parsedDocument } from '../integration/rest/rest.ts'
import { restRows } from '../integration/rest/rows.ts'
import { compiledOperation } from '../kernel/http/execute.ts'
import { isLegacy } from '../kernel/legacy.ts'
import { publicSchema } from '../kernel/publicSchema.ts'
import { testSchema } from './world.ts'

const whole = testSchema()
const shown = buildSchema(fs.readFileSync(projectFile('schema.graphql'), 'utf8'))

interface Coordinate {
  name: string
  own: string
  type: string
  isMarked: boolean
}

/** Every field, argument and field of an input of a schema. */
function coordinates(schema: GraphQLSchema): Coordinate[] {
  const of = (
    one: { name: string; type: GraphQLType; extensions: Readonly<Record<string, unknown>> },
    name: string,
  ) => ({
    name,
    own: one.name,
    type: getNamedType(one.type).name,
    isMarked: isLegacy(one),
  })
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return []
    if (isInputObjectType(type))
      return Object.values(type.getFields()).map((field) => of(field, `${type.name}.${field.name}`))
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    return Object.values(type.getFields()).flatMap((field) => [
      of(field, `${type.name}.${field.name}`),
      ...field.args.map((arg) => of(arg, `${type.name}.${field.name}(${arg.name}:)`)),
    ])
  })
}

const exported = ({ list, of }: { list: string; of?: string }) =>
  listDocument(whole, { list, arguments: of ? { of: '' } : {} }).document

const marked = coordinates(whole).filter(({ isMarked }) => isMarked)
const published = coordinates(shown)

describe('schema.graphql', () => {
  test('has nothing that is marked', () => {
    const names = new Set(published.map(({ name }) => name))
    expect(marked.length).toBeGreaterThan(50)
    expect(marked.filter(({ name }) => names.has(name))).toEqual([])
  })

  test('has no page by number, no uuid and no number of a row', () => {
    const isOfLegacy = ({ name, own }: Coordinate) =>
      /uuid|internalID/i.test(own) || (/\(/.test(name) && ['limit', 'offset'].includes(own))
    expect(published.filter(isOfLegacy).map(({ name }) => name)).toEqual([])
  })

  test('calls an id what is an ID, in one spelling', () => {
    const ids = published.filter(({ own }) => /(^id|^ids|Ids?|IDs?)$/.test(own))
    const others = ids.filter(({ own, type }) => /ID/.test(own) || !/^(ID|(Nullable)?IdComparison)$/.test(type))
    expect(ids.length).toBeGreaterThan(300)
    expect(others.map(({ name }) => name)).toEqual([])
  })

  test('leaves out only what a path of REST or an export asks for', () => {
    const asked = new Set<string>()
    for (const document of [...restRows.map(parsedDocument), ...exportLists().map(exported)]) {
      const types = new TypeInfo(whole)
      const Field = ({ name }: FieldNode) => void asked.add(`${types.getParentType()?.name}.${name.value}`)
      visit(document, visitWithTypeInfo(types, { Field }))
    }
    const isField = ({ name }: Coordinate) => isOutputType(whole.getType(name.split('.')[0]!)) && !name.includes('(')
    expect(marked.filter((one) => isField(one) && !asked.has(one.name))).toEqual([])
  })

  test('leaves good names to what people use: a root field for legacy clients says so in its own', () => {
    const roots = marked.filter(({ name }) => /^(Query|Mutation)\.\w+$/.test(name))
    const mutations = ['Mutation.addOrganizationDepartments', 'Mutation.assignUsersToGroups']
    expect(roots.map(({ name }) => name).filter((name) => !/^Query\.legacy[A-Z]/.test(name))).toEqual(mutations)
    expect(published.filter(({ own }) => /^legacy[A-Z]/.test(own)).map(({ name }) => name)).toEqual([
      'Organization.legacyCalls',
    ])
  })
})

test('what is public is run by the same resolvers, and compiled once, whichever schema it is asked of', () => {
  const board = (schema: GraphQLSchema) => schema.getQueryType()!.getFields().board!
  expect(board(publicSchema(whole)).resolve).toBe(board(whole).resolve)
  const document = parse('{ viewer { user { name } } }')
  const plan = compiledOperation(publicSchema(whole), document)
  expect(plan).not.toBeNull()
  expect(compiledOperation(whole, document)).toBe(plan)
})
