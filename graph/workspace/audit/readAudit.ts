// Audit entries, newest first, in one statement: those of a place or those that somebody made, as far as the viewer may
// read them. Ids are in the order of time.
import { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { badArgument } from '../../kernel/errors.ts'
import { isUuid, uuidIn } from '../../kernel/node.ts'
import { connectionOf, forward, fromCursor, toCursor } from '../../kernel/paging.ts'
import { reachOf } from '../../kernel/policy.ts'
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
  at: Date
}

/** Where entries are looked for: an organization, alone or with all below it. */
interface At {
  id: string
  rootId: string
  path: string
  timeZone: string
}

export interface AuditArgs {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
  noun?: string | null
  actorId?: string | null
  since?: Date | null
  until?: Date | null
  includeBelow?: boolean | null
  /** Days, in the organization's time zone. */
  fromDay?: string | null
  toDay?: string | null
}

const nothing = Prisma.sql`false`
const uuids = (ids: string[]) => Prisma.sql`${ids}::uuid[]`
const anyOf = (conditions: Prisma.Sql[]) =>
  conditions.length ? Prisma.sql`(${Prisma.join(conditions, ' or ')})` : nothing
const allOf = (conditions: Prisma.Sql[]) => Prisma.join(conditions, ' and ')

/** What the viewer may read: all of some organizations, and in their trees what they have changed themselves. */
function readable(viewer: Viewer): Prisma.Sql {
  const places = viewer
    .organizationsWith('audit.read')
    .map(({ column, ids }) =>
      column === 'rootId'
        ? Prisma.sql`e.root_id = any(${uuids(ids)})`
        : Prisma.sql`e.organization_id = any(${uuids(ids)})`,
    )
  const roots = viewer.memberships
    .filter(({ accessLevel, rootId }) => reachOf('audit.read', accessLevel, viewer.cellsOf(rootId)) !== 'NONE')
    .map(({ rootId }) => rootId)
  const own = roots.length ? [Prisma.sql`(e.actor_id = ${viewer.id}::uuid and e.root_id = any(${uuids(roots)}))`] : []
  return anyOf([...places, ...own])
}

function within({ id, rootId, path }: At, includeBelow: boolean): Prisma.Sql {
  if (!includeBelow) return Prisma.sql`e.organization_id = ${id}::uuid`
  if (id === rootId) return Prisma.sql`e.root_id = ${rootId}::uuid`
  return Prisma.sql`e.organization_id in (select id from organization where path like ${`${path}%`})`
}

/** The smallest id of a time: entries of another day need not be looked at one by one. */
function idAt(time: number): string {
  const hex = Math.max(0, time).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-0000-0000-000000000000`
}

const aDay = 24 * 3_600_000

function asked({ noun, actorId, since, until }: AuditArgs): Prisma.Sql[] {
  const conditions: Prisma.Sql[] = []
  if (noun) conditions.push(Prisma.sql`e.noun = ${noun}`)
  if (actorId) {
    const actor = uuidIn('User', actorId)
    conditions.push(actor ? Prisma.sql`e.actor_id = ${actor}::uuid` : nothing)
  }
  if (since) conditions.push(Prisma.sql`e.at >= ${since} and e.id >= ${idAt(since.getTime() - aDay)}::uuid`)
  if (until) conditions.push(Prisma.sql`e.at < ${until} and e.id < ${idAt(until.getTime() + aDay)}::uuid`)
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
function inDays({ fromDay, toDay }: AuditArgs, { timeZone }: At): Prisma.Sql[] {
  const conditions: Prisma.Sql[] = []
  if (fromDay) {
    const from = idAt(dayOf('fromDay', fromDay) - 2 * aDay)
    conditions.push(Prisma.sql`e.at >= instant_of(${fromDay}::timestamp, ${timeZone}) and e.id >= ${from}::uuid`)
  }
  if (toDay) {
    const to = idAt(dayOf('toDay', toDay) + 3 * aDay)
    conditions.push(
      Prisma.sql`e.at < instant_of(${toDay}::timestamp + interval '1 day', ${timeZone}) and e.id < ${to}::uuid`,
    )
  }
  return conditions
}

const read = (context: Context, conditions: Prisma.Sql[], limit: number) =>
  context.db.prisma.$queryRaw<Entry[]>`
    select e.id, e.root_id as "rootId", e.organization_id as "organizationId", e.actor_id as "actorId", e.noun,
      e.noun_id as "nounId", e.action, e.before, e.after, e.at
    from audit_entry e where ${allOf([readable(context.requireViewer()), ...conditions])}
    order by e.id desc limit ${limit}`

/** A page of entries, as a connection. */
export async function readAudit(context: Context, args: AuditArgs, at?: At) {
  const { first, after } = forward(args)
  const conditions = asked(args)
  if (at) conditions.push(within(at, args.includeBelow ?? false), ...inDays(args, at))
  if (after !== undefined) {
    const [id] = fromCursor('audit', after, ['uuid'])
    conditions.push(Prisma.sql`e.id < ${id}::uuid`)
  }
  const found = await read(context, conditions, first + 1)
  return connectionOf(
    found.map((node) => ({ node, cursor: toCursor('audit', node.id) })),
    first,
    after,
  )
}

/** The entries of these ids that the viewer may read. */
export async function findEntries(context: Context, ids: string[]): Promise<(Entry | null)[]> {
  const found = await read(context, [Prisma.sql`e.id = any(${uuids(ids.filter(isUuid))})`], ids.length)
  return ids.map((id) => found.find((entry) => entry.id === id) ?? null)
}
