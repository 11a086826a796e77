// The organizations, locations, vehicles and people that given rows name, as far as the viewer may enter data there;
// each is looked up once, many at a time.
import type { Context } from '../../kernel/context.ts'
import { isUuid } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { reachesPlaced } from '../../kernel/placed.ts'
import type { Given } from './given.ts'
import type { Said } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

export interface KnownOrganization {
  id: string
  rootId: string
  path: string
  timeZone: string
  /** Why nothing is entered there. */
  obstacle: Said | undefined
}

type Inner = 'location' | 'vehicle' | 'person'

const inner = {
  location:
    'select organization_id, id, name from location where organization_id = any($1::uuid[]) and (name = any($2) or id::text = any($2))',
  vehicle:
    'select organization_id, id, unit_number from vehicle where organization_id = any($1::uuid[]) and (unit_number = any($2) or id::text = any($2))',
}
const people = `
  select distinct o.root_id, u.id, u.email from app_user u join membership m on m.user_id = u.id join organization o on o.id = m.organization_id
  where o.root_id = any($1::uuid[]) and (u.email = any($2) or u.id = any($3::uuid[]))`

export class Places {
  private readonly context: Context
  /** Where organizations may be named by what they are called. */
  private readonly rootId: string | undefined
  private readonly organizations = new Map<string, KnownOrganization | null | 'ambiguous'>()
  private readonly found: Record<Inner, Map<string, string | null>> = {
    location: new Map(),
    vehicle: new Map(),
    person: new Map(),
  }

  constructor(context: Context, rootId?: string) {
    this.context = context
    this.rootId = rootId
  }

  /** Looks up what these rows name and is not known yet. */
  async learn(rows: readonly Given[]): Promise<void> {
    await this.learnOrganizations(
      [...new Set(rows.map(({ organization }) => organization))].filter((name) => !this.organizations.has(name)),
    )
    await Promise.all((['location', 'vehicle'] as const).map((kind) => this.learnWithin(kind, rows)))
    await this.learnPeople(rows)
  }

  /** An organization by its uuid or name; null where there is none, `ambiguous` where there are two. */
  organization(named: string): KnownOrganization | null | 'ambiguous' {
    return this.organizations.get(named) ?? null
  }

  /** A location or vehicle of an organization, or a person of its tree. */
  within(kind: Inner, { id, rootId }: KnownOrganization, named: string): string | null {
    return this.found[kind].get(kind === 'person' ? `${rootId} ${named.toLowerCase()}` : `${id} ${named}`) ?? null
  }

  private async learnOrganizations(names: string[]) {
    if (!names.length) return
    const viewer = this.context.requireViewer()
    const byId = { id: { in: names.filter(isUuid) } }
    const named = this.rootId ? { rootId: this.rootId, OR: [byId, { legalName: { in: names } }] } : byId
    const rows = await this.context.db.prisma.organization.findMany({
      where: { AND: [visibleOrganizations(this.context), named] },
      select: { id: true, rootId: true, path: true, timeZone: true, legalName: true, archivedAt: true },
    })
    for (const name of names) this.organizations.set(name, null)
    for (const { id, rootId, legalName, path, timeZone, archivedAt } of rows) {
      const placement = { rootId, organizationId: id, departmentId: null, groupId: null }
      const obstacle = reachesPlaced(viewer, 'metrics.enter', placement)
        ? archivedAt
          ? t.archived
          : undefined
        : String(viewer.refusal('metrics.enter', rootId))
      const known = { id, rootId, path, timeZone, obstacle }
      if (this.organizations.has(id)) this.organizations.set(id, known)
      if (this.organizations.has(legalName))
        this.organizations.set(legalName, this.organizations.get(legalName) ? 'ambiguous' : known)
    }
  }

  private async learnWithin(kind: 'location' | 'vehicle', rows: readonly Given[]) {
    const wanted = new Map<string, [organizationId: string, name: string]>()
    for (const row of rows) {
      const organization = this.organization(row.organization)
      const name = row[kind]
      if (!name || !organization || organization === 'ambiguous') continue
      const key = `${organization.id} ${name}`
      if (!this.found[kind].has(key)) wanted.set(key, [organization.id, name])
    }
    if (!wanted.size) return
    for (const key of wanted.keys()) this.found[kind].set(key, null)
    const pairs = [...wanted.values()]
    const answer = await this.context.db.runOnce<string[]>(inner[kind], [
      [...new Set(pairs.map(([id]) => id))],
      [...new Set(pairs.map(([, name]) => name))],
    ])
    for (const [organizationId, id, name] of answer) {
      for (const key of [`${organizationId} ${id}`, `${organizationId} ${name}`])
        if (wanted.has(key)) this.found[kind].set(key, id!)
    }
  }

  private async learnPeople(rows: readonly Given[]) {
    const wanted = new Map<string, [rootId: string, name: string]>()
    for (const row of rows) {
      const organization = this.organization(row.organization)
      if (!row.person || !organization || organization === 'ambiguous') continue
      const name = row.person.toLowerCase()
      const key = `${organization.rootId} ${name}`
      if (!this.found.person.has(key)) wanted.set(key, [organization.rootId, name])
    }
    if (!wanted.size) return
    for (const key of wanted.keys()) this.found.person.set(key, null)
    const names = [...new Set([...wanted.values()].map(([, name]) => name))]
    const roots = [...new Set([...wanted.values()].map(([rootId]) => rootId))]
    for (const [rootId, id, email] of await this.context.db.runOnce<string[]>(people, [
      roots,
      names,
      names.filter(isUuid),
    ])) {
      for (const key of [`${rootId} ${id}`, `${rootId} ${email}`]) if (wanted.has(key)) this.found.person.set(key, id!)
    }
  }
}
