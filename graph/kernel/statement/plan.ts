// What a field's selection needs of a model, as the columns and joins of one SQL statement, and a reader that makes
// of each row what Prisma would have made. Pothos plans the selection; to-many fields load themselves.
import { visit, type GraphQLResolveInfo, type OperationDefinitionNode } from 'graphql'
import type { Context } from '../context.ts'
import { modelOf, type Model } from './models.ts'
import { queryFromInfo } from './queryFromInfo.ts'

export interface Plan {
  /** Two plans with the same shape are the same statement. */
  shape: string
  columns: string
  joins: string
  width: number
  /** Makes an object of a row. */
  read: (row: unknown[]) => never
}

type Selection = { [field: string]: boolean | { select?: Selection } }

const plansByOperation = new WeakMap<OperationDefinitionNode, Map<string, Plan>>()
const plansByShape = new Map<string, Plan>()
const conditional = new WeakMap<OperationDefinitionNode, boolean>()

/** The plan for what `info` selects of a type; `paths` lead from the field to the rows, where they are deeper. */
export function planOf(type: string, context: Context, info: GraphQLResolveInfo, paths: string[][] = []): Plan {
  const known = plansByOperation.get(info.operation) ?? new Map<string, Plan>()
  plansByOperation.set(info.operation, known)
  const key = `${type} ${responsePath(info.path)} ${paths.join()}`
  const plan = known.get(key)
  if (plan) return plan
  const query = queryFromInfo({ context, info, typeName: type, paths })
  const made = planOfSelection(type, (query as { select?: Selection }).select ?? {})
  if (!dependsOnVariables(info)) known.set(key, made)
  return made
}

/** The plan for a selection of columns and to-one relations. */
export function planOfSelection(model: string, selection: Selection): Plan {
  const shape = `${model}${shapeOf(selection)}`
  let plan = plansByShape.get(shape)
  if (!plan) plansByShape.set(shape, (plan = compile(model, selection, shape)))
  return plan
}

function shapeOf(selection: Selection): string {
  const fields = Object.keys(selection)
    .filter((name) => selection[name])
    .sort()
  return `{${fields.map((name) => name + nestedShape(selection[name])).join()}}`
}

const nestedShape = (value: Selection[string] | undefined) =>
  typeof value === 'object' ? shapeOf(value.select ?? {}) : ''

function compile(modelName: string, selection: Selection, shape: string): Plan {
  const columns: string[] = []
  const joins: string[] = []
  const walk = (model: Model, wanted: Selection, alias: string): string => {
    const parts: string[] = []
    for (const [name, value] of Object.entries(wanted)) {
      const field = model.fields[name]
      if (!field || !value) continue
      if (!field.relation) {
        parts.push(`${name}:r[${columns.length}]`)
        columns.push(`${alias}."${field.column}"`)
      } else {
        const target = modelOf(field.relation.model)
        const joined = `j${joins.length}`
        joins.push(`left join "${target.table}" ${joined} on ${joined}.id = ${alias}."${field.relation.column}"`)
        const present = columns.length
        columns.push(`${joined}.id`)
        const nested = typeof value === 'object' ? (value.select ?? {}) : {}
        parts.push(`${name}:r[${present}]===null?null:${walk(target, nested, joined)}`)
      }
    }
    return `{${parts.join()}}`
  }
  const body = walk(modelOf(modelName), selection, 'a')
  // The names in it are those of the models, not of a request.
  // oxlint-disable-next-line typescript/no-implied-eval
  const read = new Function('r', `return ${body}`) as Plan['read']
  return { shape, columns: columns.join(', ') || '1', joins: joins.join(' '), width: columns.length || 1, read }
}

function responsePath(path: GraphQLResolveInfo['path'] | undefined): string {
  let text = ''
  for (let at = path; at; at = at.prev) if (typeof at.key === 'string') text = `${at.key}.${text}`
  return text
}

/** Whether @include, @skip or @defer make the selection another one from call to call. */
function dependsOnVariables(info: GraphQLResolveInfo): boolean {
  let depends = conditional.get(info.operation)
  if (depends === undefined) {
    depends = false
    const found = { Directive: () => void (depends = true) }
    visit(info.operation, found)
    for (const fragment of Object.values(info.fragments)) visit(fragment, found)
    conditional.set(info.operation, depends)
  }
  return depends
}
