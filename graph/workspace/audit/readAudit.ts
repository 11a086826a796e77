// Audit entries, newest first, in one statement: those of a place or those that somebody made, as far as the viewer may
// read them. Ids are in the order of time.
import type { Context } from '../../kernel/context.ts'
import type { ListArgs } from '../../kernel/list/listShape.ts'
import { whereSql } from '../../kernel/list/whereSql.ts'
import { isUuid } from '../../kernel/node.ts'
import { connectionOf, pageAsked } from '../../kernel/paging.ts'
import { reachOf } from '../../kernel/policy.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { behind, cursorIn, fromStart, orderBy, seek } from '../../kernel/statement/seek.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { auditList } from './auditList.ts'

export interface Entry {
  id: string
  rootId: string
  organizationId: string | null
  actorId: string | null
  noun: string
  nounId: string
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  at: string
}

/** Where entries are looked for: an organization, alone or with all below it. */
interface At {
  id: string
  rootId: string
  path: string
  includeBelow: boolean
}

/** What the viewer may read: all of some organizations, and in their trees what they have changed themselves. */
function readable(viewer: Viewer, parameters: Parameters): string {
  const places = viewer
    .organizationsWith('audit.read')
    .map(
      ({ column, ids }) =>
        `e.${column === 'rootId' ? 'root_id' : 'organization_id'} = any(${parameters.add(ids)}::uuid[])`,
    )
  const roots = viewer.memberships
    .filter(({ accessLevel, rootId }) => reachOf('audit.read', accessLevel, viewer.cellsOf(rootId)) !== 'NONE')
    .map(({ rootId }) => rootId)
  const own = roots.length
    ? [`(e.actor_id = ${parameters.add(viewer.id)}::uuid and e.root_id = any(${parameters.add(roots)}::uuid[]))`]
    : []
  return `(${[...places, ...own].join(' or ') || 'false'})`
}

function within({ id, rootId, path, includeBelow }: At, parameters: Parameters): string {
  if (!includeBelow) return `e.organization_id = ${parameters.add(id)}::uuid`
  if (id === rootId) return `e.root_id = ${parameters.add(rootId)}::uuid`
  return `e.organization_id in (select id from organization where path like ${parameters.add(`${path}%`)})`
}

type Row = [
  id: string,
  rootId: string,
  organizationId: string | null,
  actorId: string | null,
  noun: string,
  nounId: string,
  action: string,
  before: Entry['before'],
  after: Entry['after'],
  at: string,
]

const readableOf = (viewer: Viewer, conditions: string[], parameters: Parameters) =>
  `audit_entry e where ${[readable(viewer, parameters), ...conditions].join(' and ')}`

/** Planned with its values: how much a viewer may read decides between an index and several. */
async function read(
  context: Context,
  conditions: string[],
  parameters: Parameters,
  take: number,
  at = fromStart(),
): Promise<Entry[]> {
  const rows = await context.db.runOnce<Row>(
    `select e.id, e.root_id, e.organization_id, e.actor_id, e.noun, e.noun_id, e.action, e.before, e.after, e.at
    from ${readableOf(context.requireViewer(), conditions, parameters)}${behind(at, parameters, 'e.id')}
    order by ${orderBy(at, 'e.id')} limit ${parameters.add(take)}`,
    parameters.values,
  )
  return rows.map(([id, rootId, organizationId, actorId, noun, nounId, action, before, after, at]) => ({
    id,
    rootId,
    organizationId,
    actorId,
    noun,
    nounId,
    action,
    before,
    after,
    at,
  }))
}

/** A page of entries, as a connection. */
export async function readAudit(context: Context, args: ListArgs, at?: At) {
  const { page: pageArgs, where, isDescending, list } = await auditList.read(context, args, 'audit')
  const page = pageAsked(pageArgs)
  const order = { list, parts: ['uuid'], isDescending } as const
  const conditionsOf = (parameters: Parameters) => [
    ...(where ? [whereSql('auditLog', where, parameters, 'e')] : []),
    ...(at ? [within(at, parameters)] : []),
  ]
  const parameters = new Parameters()
  const found = await read(context, conditionsOf(parameters), parameters, page.take, seek(order, page))
  return connectionOf(
    page,
    found.map((node) => ({ node, cursor: cursorIn(order, [node.id]) })),
    async (atMost) => {
      const counting = new Parameters()
      const rows = readableOf(context.requireViewer(), conditionsOf(counting), counting)
      const text = `select count(*) from (select from ${rows} limit ${counting.add(atMost)}) counted`
      const [row] = await context.db.runOnce<[number]>(text, counting.values)
      return row![0]
    },
  )
}

/** The entries of these ids that the viewer may read. */
export async function findEntries(context: Context, ids: string[]): Promise<(Entry | null)[]> {
  const parameters = new Parameters()
  const found = await read(
    context,
    [`e.id = any(${parameters.add(ids.filter(isUuid))}::uuid[])`],
    parameters,
    ids.length,
  )
  return ids.map((id) => found.find((entry) => entry.id === id) ?? null)
}
