// Audit entries, newest first, in one statement: those of a place or those that somebody made, as far as the viewer may
// read them. Ids are in the order of time.
import type { Context } from '../../kernel/context.ts'
import { badArgument } from '../../kernel/errors.ts'
import { isUuid, uuidIn } from '../../kernel/node.ts'
import { connectionOf, pageAsked, type PageArgs } from '../../kernel/paging.ts'
import { reachOf } from '../../kernel/policy.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { behind, cursorIn, fromStart, orderBy, seek } from '../../kernel/statement/seek.ts'
import type { Viewer } from '../../kernel/viewer.ts'

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
  timeZone: string
}

export interface AuditArgs extends PageArgs {
  noun?: string | null
  actorId?: string | null
  since?: Date | null
  until?: Date | null
  includeBelow?: boolean | null
  /** Days, in the organization's time zone. */
  fromDay?: string | null
  toDay?: string | null
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

function within({ id, rootId, path }: At, includeBelow: boolean, parameters: Parameters): string {
  if (!includeBelow) return `e.organization_id = ${parameters.add(id)}::uuid`
  if (id === rootId) return `e.root_id = ${parameters.add(rootId)}::uuid`
  return `e.organization_id in (select id from organization where path like ${parameters.add(`${path}%`)})`
}

/** The smallest id of a time: entries of another day need not be looked at one by one. */
function idAt(time: number): string {
  const hex = Math.max(0, time).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-0000-0000-000000000000`
}

const aDay = 24 * 3_600_000

function asked({ noun, actorId, since, until }: AuditArgs, parameters: Parameters): string[] {
  const conditions: string[] = []
  const bounded = (sign: '>=' | '<', time: Date, slack: number) =>
    `e.at ${sign} ${parameters.add(time)}::timestamptz and e.id ${sign} ${parameters.add(idAt(time.getTime() + slack))}::uuid`
  if (noun) conditions.push(`e.noun = ${parameters.add(noun)}`)
  if (actorId) {
    const actor = uuidIn('User', actorId)
    conditions.push(actor ? `e.actor_id = ${parameters.add(actor)}::uuid` : 'false')
  }
  if (since) conditions.push(bounded('>=', since, -aDay))
  if (until) conditions.push(bounded('<', until, aDay))
  return conditions
}

const aDate = /^\d{4}-\d\d-\d\d$/

/** The time at which a day begins everywhere, to the day; throws where it is no day. */
function dayOf(argument: string, day: string): number {
  const time = aDate.test(day) ? Date.parse(day) : Number.NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day)
    throw badArgument(argument, 'write a day as 2026-11-20')
  return time
}

/** The days of a place begin where its clocks say so. */
function inDays({ fromDay, toDay }: AuditArgs, { timeZone }: At, parameters: Parameters): string[] {
  const conditions: string[] = []
  const begin = (day: string, more = '') =>
    `instant_of(${parameters.add(day)}::timestamp${more}, ${parameters.add(timeZone)})`
  if (fromDay) {
    const from = parameters.add(idAt(dayOf('fromDay', fromDay) - 2 * aDay))
    conditions.push(`e.at >= ${begin(fromDay)} and e.id >= ${from}::uuid`)
  }
  if (toDay) {
    const to = parameters.add(idAt(dayOf('toDay', toDay) + 3 * aDay))
    conditions.push(`e.at < ${begin(toDay, ` + interval '1 day'`)} and e.id < ${to}::uuid`)
  }
  return conditions
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

/** The order of the lists. */
const order = { list: 'audit', parts: ['uuid'], isDescending: true } as const

const readableOf = (viewer: Viewer, conditions: string[], parameters: Parameters) =>
  `audit_entry e where ${[readable(viewer, parameters), ...conditions].join(' and ')}`

/** Planned with its values: how much a viewer may read decides between an index and several. */
async function read(
  context: Context,
  conditions: string[],
  parameters: Parameters,
  take: number,
  at = fromStart(order),
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

function conditionsOf(args: AuditArgs, at: At | undefined, parameters: Parameters): string[] {
  const conditions = asked(args, parameters)
  if (at) conditions.push(within(at, args.includeBelow ?? false, parameters), ...inDays(args, at, parameters))
  return conditions
}

/** A page of entries, as a connection. */
export async function readAudit(context: Context, args: AuditArgs, at?: At) {
  const page = pageAsked(args)
  const parameters = new Parameters()
  const conditions = conditionsOf(args, at, parameters)
  const found = await read(context, conditions, parameters, page.take, seek(order, page))
  return connectionOf(
    page,
    found.map((node) => ({ node, cursor: cursorIn(order, [node.id]) })),
    async (atMost) => {
      const counting = new Parameters()
      const rows = readableOf(context.requireViewer(), conditionsOf(args, at, counting), counting)
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
