// Who is asking: identity, memberships, and what they may reach.
import { closesText } from './closing.ts'
import type { RightsEvent } from './events/eventSource.ts'
import type { Text } from './messages/text.ts'
import { capabilities, cellKey, levelsWith, rank, reachOf, refusal } from './policy.ts'
import type { AccessLevel, Capability, Cells, Reach } from './policy.ts'
import { covers, keepsLimits, type Limits, type Place, type Scope, type Source } from './scope.ts'
import { limitsOf } from './standInLimits.ts'
import type { StandInData, ViewerData, ViewerMembership, ViewerToken } from './viewerData.ts'

/** The absent one twice, with what is their own alone: by their own rights, and by those of who stands in. */
export interface StandIn {
  rootId: string
  absent: Viewer
  both: readonly [Viewer, Viewer]
  /** For which of their work, of which any one is enough. */
  limits: readonly Limits[]
}

/** Whether somebody stands in for the work at a place. */
export const standsInAt = ({ rootId, limits }: StandIn, place: Place): boolean =>
  rootId === place.rootId && limits.some((one) => keepsLimits(one, place))

export class Viewer {
  readonly id: string
  readonly legacyId: number
  readonly name: string
  readonly email: string
  /** By which the same viewer is had again: the sign-in, or the token. */
  readonly sessionId: string
  /** Whose scopes narrow what the viewer may do; null for who has signed in. */
  readonly token: ViewerToken | null
  readonly memberships: ViewerMembership[]
  readonly rootIds: string[]
  /** The root that they chose as their home, or that of their oldest membership; undefined where they have none. */
  readonly homeRootId: string | undefined
  /** Those for whom the viewer stands in while they are away, in the trees that both belong to. */
  readonly standsIn: readonly StandIn[]
  /** Memberships, cells and absences as text: two with the same may do the same. */
  readonly rights: string
  /** When the calendar next changes them; all else that does is told as an event. */
  readonly changesAt: Date
  private readonly data: ViewerData
  private readonly onlyOwn: boolean
  private readonly cells = new Map<string, Map<string, Reach>>()
  private readonly scopes = new Map<Capability, Scope>()
  private readonly refusals = new Map<string, Text>()

  constructor(data: ViewerData, { onlyOwn = false } = {}) {
    this.data = data
    this.onlyOwn = onlyOwn
    this.id = data.userId
    this.legacyId = data.legacyId
    this.name = data.name
    this.email = data.email
    this.sessionId = data.sessionId
    this.token = data.token
      ? { ...data.token, lastUsedAt: data.token.lastUsedAt ? new Date(data.token.lastUsedAt) : null }
      : null
    this.memberships = data.memberships
    this.changesAt = new Date(data.changesAt)
    this.rights = JSON.stringify([data.memberships, data.cells, data.standsIn, data.closings])
    this.rootIds = [...new Set(data.memberships.map((membership) => membership.rootId))]
    this.homeRootId = this.rootIds[0]
    for (const rootId of this.rootIds) this.cells.set(rootId, new Map())
    for (const cell of data.cells) {
      this.cells.get(cell.rootId)?.set(cellKey(cell.capability, cell.accessLevel), cell.reach)
    }
    this.standsIn = data.standsIn
      .filter(({ rootId }) => this.rootIds.includes(rootId))
      .map((absence) => standIn(data, absence))
      .filter(({ limits }) => limits.length)
  }

  /** The root organizations of the viewer that close. */
  get closingRootIds(): string[] {
    return this.data.closings.map(({ rootId }) => rootId)
  }

  /** Why nothing of a root can be changed, where it closes. */
  closingOf(rootId: string): Text | undefined {
    const closing = this.data.closings.find((one) => one.rootId === rootId)
    return closing && closesText(closing.told)
  }

  cellsOf(rootId: string): Cells {
    return this.cells.get(rootId) ?? new Map()
  }

  /**
   * Whether a change of rights may be one of the viewer's: of themselves, of whom they stand in for, of a tree of
   * theirs.
   */
  isConcernedBy({ userId, rootId }: RightsEvent): boolean {
    if (rootId !== undefined && this.rootIds.includes(rootId)) return true
    return userId !== undefined && (userId === this.id || this.standsIn.some(({ absent }) => absent.id === userId))
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
      const source = this.onlyOwn ? undefined : sourceOf(membership, reach)
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
   * Whether the viewer may do something with an organization itself, or with what belongs to it as a whole: places,
   * codes, requests. There a department or a group stands for all of the organization that it was given in.
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
    return capabilities.filter((capability) =>
      this.memberships.some((membership) => this.isBeyondOwn(capability, membership)),
    )
  }

  /** The same person with only those of their memberships that have a capability beyond what is their own. */
  onlyWith(capability: Capability): Viewer {
    return new Viewer({
      ...this.data,
      memberships: this.memberships.filter((membership) => this.isBeyondOwn(capability, membership)),
      standsIn: [],
    })
  }

  /** The same person with only those of their memberships that are in one tree. */
  onlyIn(rootId: string): Viewer {
    return new Viewer({
      ...this.data,
      memberships: this.memberships.filter((membership) => membership.rootId === rootId),
      standsIn: [],
    })
  }

  /** How far a membership reaches with a capability. */
  reachWith(capability: Capability, { accessLevel, rootId }: ViewerMembership): Reach {
    return reachOf(capability, accessLevel, this.cellsOf(rootId))
  }

  private isBeyondOwn(capability: Capability, membership: ViewerMembership): boolean {
    return !this.onlyOwn && !['NONE', 'OWN'].includes(this.reachWith(capability, membership))
  }

  /** Why not, and which levels could. */
  refusal(capability: Capability, rootId: string): Text {
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
    return this.membershipsAt(place)
      .map((membership) => membership.accessLevel)
      .sort((one, other) => rank(one) - rank(other))[0]
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
      return isRoot
        ? { key, column: 'rootId', ids: [rootId], rootId }
        : { key, column: 'organizationId', ids: subtree, rootId }
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

function standIn(data: ViewerData, { userId, name, rootId, memberships, ...wanted }: StandInData): StandIn {
  const own = data.memberships.filter((membership) => membership.rootId === rootId)
  const actingBy = (rights: ViewerMembership[]) =>
    new Viewer({ ...data, userId, name, memberships: rights, standsIn: [] }, { onlyOwn: true })
  const absent = actingBy(memberships)
  return { rootId, absent, both: [absent, actingBy(own)], limits: limitsOf(wanted) }
}

const ownSource = (userId: string, rootIds: string[]): Source => ({
  key: `OWN ${userId}`,
  column: 'parties',
  ids: [userId],
  roots: rootIds,
  rootId: '',
})
