// Who is asking: identity, memberships, and what they may reach.
import type { Db } from './db.ts'
import { capabilities, cellKey, levelsWith, rank, reachOf, refusal } from './policy.ts'
import type { AccessLevel, Capability, Cells, Reach } from './policy.ts'
import { covers, type Place, type Scope, type Source } from './scope.ts'

export interface ViewerMembership {
  id: string
  organizationId: string
  rootId: string
  path: string
  timeZone: string
  organizationName: string
  rootName: string
  departmentId: string | null
  /** The group and all groups below it. */
  groupIds: string[]
  accessLevel: AccessLevel
  /** The organization and all below it; empty for a root, which needs no list. */
  subtree: string[]
}

interface ViewerData {
  userId: string
  legacyId: number
  name: string
  email: string
  sessionId: string
  /** When the calendar next changes the rights: the session ends, a membership begins or ends. ISO 8601. */
  changesAt: string
  memberships: ViewerMembership[]
  cells: { rootId: string; capability: Capability; accessLevel: AccessLevel; reach: Reach }[]
}

export class Viewer {
  readonly id: string
  readonly legacyId: number
  readonly name: string
  readonly email: string
  readonly sessionId: string
  readonly memberships: ViewerMembership[]
  readonly rootIds: string[]
  /** Memberships and cells as text: two with the same may do the same. */
  readonly rights: string
  /** When the calendar next changes them; all else that does is told as an event. */
  readonly changesAt: Date
  private readonly cells = new Map<string, Map<string, Reach>>()
  private readonly scopes = new Map<Capability, Scope>()
  private readonly refusals = new Map<string, string>()

  constructor(data: ViewerData) {
    this.id = data.userId
    this.legacyId = data.legacyId
    this.name = data.name
    this.email = data.email
    this.sessionId = data.sessionId
    this.memberships = data.memberships
    this.changesAt = new Date(data.changesAt)
    this.rights = JSON.stringify([data.memberships, data.cells])
    this.rootIds = [...new Set(data.memberships.map((membership) => membership.rootId))]
    for (const rootId of this.rootIds) this.cells.set(rootId, new Map())
    for (const cell of data.cells) {
      this.cells.get(cell.rootId)?.set(cellKey(cell.capability, cell.accessLevel), cell.reach)
    }
  }

  cellsOf(rootId: string): Cells {
    return this.cells.get(rootId) ?? new Map()
  }

  /** All that the viewer reaches with a capability, for the where of a statement. */
  scope(capability: Capability): Scope {
    const known = this.scopes.get(capability)
    if (known) return known
    const sources: Source[] = []
    let own = false
    for (const membership of this.memberships) {
      const reach = reachOf(capability, membership.accessLevel, this.cellsOf(membership.rootId))
      own ||= reach !== 'NONE'
      const source = sourceOf(membership, reach)
      if (source && !sources.some((other) => other.key === source.key)) sources.push(source)
    }
    const whole = new Set(sources.filter((source) => source.column === 'rootId').map((source) => source.rootId))
    const needed = sources.filter((source) => source.column === 'rootId' || !whole.has(source.rootId))
    if (own && this.rootIds.some((rootId) => !whole.has(rootId))) needed.push(ownSource(this.id, this.rootIds))
    this.scopes.set(capability, needed)
    return needed
  }

  /** Whether the viewer reaches a place with a capability. */
  reaches(capability: Capability, place: Place): boolean {
    return covers(this.scope(capability), place)
  }

  /** The same, but not by the record being their own. */
  commands(capability: Capability, place: Place): boolean {
    return covers(
      this.scope(capability).filter((source) => source.column !== 'parties'),
      place,
    )
  }

  /**
   * Whether the viewer may do something with an organization itself, or with what belongs to it as a whole: places, codes,
   * requests. There a department or a group stands for all of the organization that it was given in.
   */
  mayAt(capability: Capability, place: Pick<Place, 'rootId' | 'organizationId'>): boolean {
    return this.membershipsAt(place).some((membership) => this.isBeyondOwn(capability, membership))
  }

  /** The same as sources of organizations, for a where. */
  organizationsWith(capability: Capability): Source[] {
    return this.memberships.flatMap((membership) => {
      const source = this.isBeyondOwn(capability, membership) ? sourceOf(membership, 'ALL') : undefined
      return source ? [source] : []
    })
  }

  /** The capabilities that the viewer has anywhere beyond what is their own. */
  get capabilities(): Capability[] {
    return capabilities.filter((capability) => this.memberships.some((membership) => this.isBeyondOwn(capability, membership)))
  }

  /** How far a membership reaches with a capability. */
  reachWith(capability: Capability, { accessLevel, rootId }: ViewerMembership): Reach {
    return reachOf(capability, accessLevel, this.cellsOf(rootId))
  }

  private isBeyondOwn(capability: Capability, membership: ViewerMembership): boolean {
    return !['NONE', 'OWN'].includes(this.reachWith(capability, membership))
  }

  /** Why not, and which levels could. */
  refusal(capability: Capability, rootId: string): string {
    const key = `${capability} ${rootId}`
    let sentence = this.refusals.get(key)
    if (!sentence) this.refusals.set(key, (sentence = refusal(capability, this.cellsOf(rootId))))
    return sentence
  }

  levelsWith(capability: Capability, rootId: string): AccessLevel[] {
    return levelsWith(capability, this.cellsOf(rootId))
  }

  /** The highest access level the viewer has over a place, or undefined. */
  levelAt(place: Pick<Place, 'rootId' | 'organizationId'>): AccessLevel | undefined {
    return this.membershipsAt(place).map((membership) => membership.accessLevel).sort((one, other) => rank(one) - rank(other))[0]
  }

  /** The memberships that hold at a place: in its organization or above it. */
  private membershipsAt(place: Pick<Place, 'rootId' | 'organizationId'>): ViewerMembership[] {
    return this.memberships.filter(
      (membership) =>
        membership.rootId === place.rootId &&
        (membership.organizationId === membership.rootId || membership.subtree.includes(place.organizationId)),
    )
  }
}

function sourceOf(membership: ViewerMembership, reach: Reach): Source | undefined {
  const { rootId, organizationId, departmentId, groupIds, subtree } = membership
  const isRoot = rootId === organizationId
  const within = isRoot ? undefined : subtree
  const key = `${reach} ${organizationId}`
  switch (reach) {
    case 'ALL':
      return isRoot ? { key, column: 'rootId', ids: [rootId], rootId } : { key, column: 'organizationId', ids: subtree, rootId }
    case 'DEPARTMENTS':
      return departmentId
        ? { key: `${key} ${departmentId}`, column: 'departmentId', ids: [departmentId], within, rootId }
        : undefined
    case 'GROUPS':
      return groupIds.length
        ? { key: `${key} ${groupIds[0]}`, column: 'groupId', ids: groupIds, within, rootId }
        : undefined
    default:
      return undefined
  }
}

const ownSource = (userId: string, rootIds: string[]): Source => ({
  key: 'OWN',
  column: 'parties',
  ids: [userId],
  roots: rootIds,
  rootId: '',
})

const loadStatement = `
  select json_build_object(
    'userId', u.id, 'legacyId', u.legacy_id, 'name', u.name, 'email', u.email, 'sessionId', s.id,
    'changesAt', least(s.expires_at, (
      select min(case when m.starts_at > $2 then m.starts_at else m.ends_at end) from membership m
      where m.user_id = u.id and (m.starts_at > $2 or m.ends_at > $2))),
    'memberships', coalesce((
      select json_agg(json_build_object(
        'id', m.id, 'organizationId', o.id, 'rootId', o.root_id, 'path', o.path, 'timeZone', o.time_zone,
        'organizationName', o.legal_name, 'rootName', r.legal_name,
        'departmentId', m.department_id, 'accessLevel', m.access_level,
        'groupIds', coalesce((
          with recursive below as (
            select id from department_group where id = m.group_id
            union select g.id from department_group g join below on g.parent_id = below.id)
          select json_agg(id) from below), '[]'),
        'subtree', case when o.parent_id is null then '[]' else (
          select json_agg(below.id order by below.path) from organization below where below.path like o.path || '%') end)
        order by m.id)
      from membership m join organization o on o.id = m.organization_id join organization r on r.id = o.root_id
      where m.user_id = u.id and m.starts_at <= $2 and (m.ends_at is null or m.ends_at > $2)
        and r.archived_at is null), '[]'),
    'cells', coalesce((
      select json_agg(json_build_object(
        'rootId', c.root_id, 'capability', c.capability, 'accessLevel', c.access_level, 'reach', c.reach))
      from policy_cell c where c.root_id in (
        select o.root_id from membership m join organization o on o.id = m.organization_id where m.user_id = u.id)), '[]'))
  from session s join app_user u on u.id = s.user_id
  where s.id = $1 and s.ended_at is null and s.expires_at > $2 and u.status = 'ACTIVE'`

/** The viewer of a session, in one statement; null where the session or the user has ended. */
export async function loadViewer(db: Db, sessionId: string, now: Date): Promise<Viewer | null> {
  const [row] = await db.run(loadStatement, [sessionId, now])
  return row ? new Viewer(row[0] as ViewerData) : null
}
