// A list to export as an operation of the graph, so that it holds what the viewer would be shown, by the same rules.
import {
  getNamedType,
  getVariableValues,
  isObjectType,
  parse,
  validate,
  type DocumentNode,
  type GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import type { Exported } from '../../kernel/exported.ts'
import { ValidationError } from '../../kernel/errors.ts'
import type { ListRequest } from './exportRequest.ts'
import { exportLists, listNamed } from './lists.ts'
import * as t from './__generated__/messages.ts'

const paging = new Set(['first', 'after', 'last', 'before', 'limit', 'offset'])

type Paging = 'CURSOR' | 'OFFSET'

const pagedBy = {
  CURSOR: { variables: ['$first: Int', '$after: Cursor'], values: ['first: $first', 'after: $after'] },
  OFFSET: { variables: ['$limit: Int!', '$offset: Int!'], values: ['limit: $limit', 'offset: $offset'] },
}

export interface ListDocument {
  document: DocumentNode
  paging: Paging
}

/** The operation with the arguments that are given; throws a ValidationError that names the one that does not fit. */
export function listDocument(schema: GraphQLSchema, { list: name, arguments: given }: ListRequest): ListDocument {
  const list = listNamed(name)
  const owner = (list.of ? schema.getType(list.of) : schema.getQueryType()) as GraphQLObjectType
  const field = owner.getFields()[list.field]
  if (!field) throw new Error(`${name}: ${owner.name} has no field ${list.field}.`)
  const { of, ...more } = given
  if (list.of && typeof of !== 'string')
    throw new ValidationError([{ path: 'arguments.of', message: t.nameById({ type: list.of }) }])
  if (!list.of && of !== undefined) throw new ValidationError([{ path: 'arguments.of', message: t.ofNothingElse }])
  const taken = field.args.filter((arg) => !paging.has(arg.name))
  for (const argument of Object.keys(more)) {
    if (!taken.some((arg) => arg.name === argument)) {
      const known = taken.map((arg) => arg.name)
      throw new ValidationError([
        {
          path: `arguments.${argument}`,
          message: known.length ? t.takesArguments({ known: known.join(', ') }) : t.takesNoArguments,
        },
      ])
    }
  }
  const by: Paging = getNamedType(field.type).name.endsWith('Connection') ? 'CURSOR' : 'OFFSET'
  const document = parse(
    documentText(
      list,
      taken.filter((arg) => arg.name in more),
      field,
      by,
    ),
  )
  const [problem] = validate(schema, document)
  if (problem) throw new Error(`${name}: ${problem.message}`)
  const operation = document.definitions[0] as OperationDefinitionNode
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], { ...given, limit: 1, offset: 0 })
  if (errors?.[0]) throw new ValidationError([{ path: `arguments${pathIn(errors[0])}`, message: errors[0].message }])
  return { document, paging: by }
}

type Argument = GraphQLField<unknown, unknown>['args'][number]

function documentText(
  { of, columns }: Exported,
  given: Argument[],
  { name: field }: GraphQLField<unknown, unknown>,
  by: Paging,
): string {
  const variables = [
    ...(of ? ['$of: ID!'] : []),
    ...given.map((arg) => `$${arg.name}: ${String(arg.type)}`),
    ...pagedBy[by].variables,
  ]
  const values = [...given.map(({ name }) => `${name}: $${name}`), ...pagedBy[by].values]
  const selection = selectionOf(Object.values(columns))
  const list = `list: ${field}(${values.join()}) {${by === 'CURSOR' ? `pageInfo { hasNextPage endCursor } edges { node {${selection}} }` : selection}}`
  return `query Export(${variables.join()}) { ${of ? `of: node(id: $of) { ... on ${of} { ${list} } }` : list} }`
}

interface Tree {
  [name: string]: Tree
}

/** Paths with dots as a selection. */
function selectionOf(paths: readonly string[]): string {
  const root: Tree = {}
  for (const path of paths) path.split('.').reduce((at, name) => (at[name] ??= {}), root)
  const text = (tree: Tree): string =>
    Object.entries(tree)
      .map(([name, below]) => (Object.keys(below).length ? `${name} {${text(below)}}` : name))
      .join(' ')
  return text(root)
}

/** Where in its arguments a value is wrong: graphql names the variable first. */
function pathIn({ message }: GraphQLError): string {
  const [, variable] = /"\$(\w+)"/.exec(message) ?? []
  return variable ? `.${variable}` : ''
}

/** Throws where a list's columns are not of the graph, so that such a process does not start. */
export function checkLists(schema: GraphQLSchema) {
  for (const { list, of } of exportLists()) {
    if (of && !isObjectType(schema.getType(of))) throw new Error(`${list}: there is no ${of}.`)
    listDocument(schema, { list, arguments: of ? { of: '' } : {} })
  }
}
