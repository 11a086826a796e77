// The statements that read notes: those of all records that are asked for at once.
import type { GraphQLResolveInfo } from 'graphql'
import { visibleScope } from '../action/visibleActions.ts'
import type { Context } from '../../kernel/context.ts'
import { listPage, type ListPage } from '../../kernel/listing.ts'
import { isUuid, type LoadNodes } from '../../kernel/node.ts'
import type { ListArgs } from '../../kernel/list/listShape.ts'
import { toWhere } from '../../kernel/scopeWhere.ts'
import { planOf, type Plan } from '../../kernel/statement/plan.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { untilThen } from '../../kernel/statement/untilThen.ts'
import { noteList } from './noteList.ts'

export const loadNotes: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Note', select: { id: true } })
  const action = toWhere(visibleScope(context.requireViewer()))
  const rows = await context.db.prisma.note.findMany({ ...query, where: { id: { in: ids.filter(isUuid) }, action } })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** A page of a record's notes. */
export const notesOf = (context: Context, info: GraphQLResolveInfo, actionId: string, args: ListArgs) =>
  noteList.page(context, info, actionId, args, {
    list: 'notes',
    rows: (parameters) => `note l where l.action_id = p.id${untilThen(context, 'l.created_at', parameters)}`,
  })

interface Found {
  id: string
  row: never
}

/** The same by limit and offset. */
export async function listNotes(
  context: Context,
  info: GraphQLResolveInfo,
  actionId: string,
  args: { limit: number; offset: number },
): Promise<never[]> {
  const found = await listPage<Found, string>(context, args, {
    read: (page) => load(context, planOf('Note', context, info), actionId, page),
    count: () => context.db.prisma.note.count({ where: { actionId } }),
    keyOf: ({ id }) => id,
  })
  return found.map(({ row }) => row)
}

function load(context: Context, plan: Plan, actionId: string, page: ListPage<string>): Promise<Found[]> {
  const loader = context.loader<string, Found[]>(`notes ${plan.shape} ${JSON.stringify(page)}`, async (actionIds) => {
    const found = await read(context, plan, [...actionIds], page)
    return actionIds.map((id) => found.get(id) ?? [])
  })
  return loader.load(actionId)
}

async function read(context: Context, plan: Plan, actionIds: string[], { take, skip, after }: ListPage<string>) {
  const parameters = new Parameters()
  const ids = parameters.add(actionIds)
  const behind = after ? ` and n.id < ${parameters.add(after)}::uuid` : ''
  const text = `
    select ${plan.columns}, a.action_id, a.id
    from unnest(${ids}::uuid[]) wanted(id) cross join lateral (
      select n.* from note n where n.action_id = wanted.id${behind}
      order by n.id desc limit ${parameters.add(take)} offset ${parameters.add(skip)}) a
    ${plan.joins} order by a.action_id, a.id desc`
  const found = new Map<string, Found[]>()
  for (const row of await context.db.run(text, parameters.values)) {
    const [actionId, id] = row.slice(plan.width) as [string, string]
    found.set(actionId, [...(found.get(actionId) ?? []), { id, row: plan.read(row) }])
  }
  return found
}
