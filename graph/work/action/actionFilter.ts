// What a board or a list is narrowed to, and the same as conditions of a statement.
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { badArgument } from '../../kernel/errors.ts'
import { uuidIn } from '../../kernel/node.ts'
import { narrow, type Scope } from '../../kernel/scope.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import { unstorable } from '../../kernel/validation.ts'
import { patternOf } from '../../kernel/statement/pattern.ts'

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>

/** What a board and a list are both narrowed to. */
export const filterFields = (t: InputBuilder) => ({
  organizationId: t.id({ description: 'Records of this organization and all below it.' }),
  departmentId: t.id({ description: 'Records of this department.' }),
  groupId: t.id({ description: 'Records of this group.' }),
  classIds: t.intList({ description: 'Records of one of these action classes, by number.' }),
  priorityIds: t.intList({ description: 'Records of one of these priorities, by number.' }),
  text: t.string({ description: 'Records that are found by this text, or whose key it is.' }),
})

export const ActionFilter = builder.inputType('ActionFilter', {
  description: 'What a board of action records is narrowed to; all conditions hold together.',
  fields: filterFields,
})

export interface Filter {
  organizationId?: string | null
  departmentId?: string | null
  groupId?: string | null
  classIds?: number[] | null
  priorityIds?: number[] | null
  text?: string | null
}

/** A filter made ready: the scope narrowed to its organization, and its other conditions as SQL. */
export interface Narrowed {
  scope: Scope
  conditions(parameters: Parameters): string
  /** Free text changes which plan is best, so its statements are planned with their values. */
  hasText: boolean
}

const nowhere: Scope = []

export async function narrowed(context: Context, scope: Scope, filter: Filter | null | undefined): Promise<Narrowed> {
  const { organizationId, departmentId, groupId, classIds, priorityIds, text } = filter ?? {}
  if (unstorable(filter).length) throw badArgument('filter', 'leave out characters that are none')
  const words = text?.trim() ?? ''
  const named = { department_id: uuidGiven('Department', departmentId), group_id: uuidGiven('Group', groupId) }
  const absent = Object.values(named).includes(null)
  return {
    scope: absent ? nowhere : organizationId ? await within(context, scope, organizationId) : scope,
    hasText: words !== '',
    conditions(parameters) {
      let sql = ''
      for (const [column, id] of Object.entries(named)) if (id) sql += ` and a.${column} = ${parameters.add(id)}::uuid`
      if (classIds?.length) sql += ` and a.class_id = any(${parameters.add(classIds)}::int[])`
      if (priorityIds?.length) sql += ` and a.priority_id = any(${parameters.add(priorityIds)}::int[])`
      return words ? sql + textCondition(words, context, parameters) : sql
    },
  }
}

/** The uuid of an id; undefined where none is given, null where it names nothing of the type. */
export const uuidGiven = (type: string, id: string | null | undefined): string | null | undefined =>
  id ? (uuidIn(type, id) ?? null) : undefined

async function within(context: Context, scope: Scope, organizationId: string): Promise<Scope> {
  const id = uuidIn('Organization', organizationId)
  if (!id) return nowhere
  const ids = await context
    .loader<string, string[]>('organizations below', (some) => Promise.all(some.map((one) => idsBelow(context, one))))
    .load(id)
  return ids.length ? narrow(scope, ids) : nowhere
}

/** An organization and all below it; none where it is not there for the viewer. */
async function idsBelow(context: Context, id: string): Promise<string[]> {
  const rows = await context.db.run<[below: string]>(
    `select below.id from organization o join organization below on below.path like o.path || '%'
     where o.id = $1 and o.root_id = any($2::uuid[])`,
    [id, context.requireViewer().rootIds],
  )
  return rows.map(([below]) => below)
}

const keyPattern = /^(?:AR-)?(\d{1,9})$/i

function textCondition(words: string, context: Context, parameters: Parameters): string {
  const roots = parameters.add(context.requireViewer().rootIds)
  const pattern = parameters.add(patternOf(words))
  const byTitle = `a.id in (select id from search_entry s
    where s.kind = 'ACTION' and s.root_id = any(${roots}::uuid[]) and s.text ilike ${pattern})`
  const number = keyPattern.exec(words)?.[1]
  return number ? ` and (${byTitle} or a.legacy_id = ${parameters.add(Number(number))})` : ` and ${byTitle}`
}
