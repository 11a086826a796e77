// What the cells of a portion name: organizations, departments, groups, people and the like, each kind looked up in one
// statement, as far as the viewer sees it and within where the import belongs. What is foreign is as absent as nothing.
import type { Context } from '../../kernel/context.ts'
import { visibleLocations } from '../../organization/location/visibleLocations.ts'
import { globalId, isUuid } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { visibleTaskItems } from '../../work/task/visibleTasks.ts'

export interface KnownOrganization {
  id: string
  globalId: string
  rootId: string
  path: string
  name: string
  type: 'CORPORATION' | 'DIVISION' | 'LOCATION' | 'BRANCH'
  timeZone: string
}

interface NamedRow {
  id: string
  globalId: string
  name: string
}

interface Within extends NamedRow {
  /** What it is of: the department of a group, the organization of a location, the major task of an item. */
  within: string
  withinName: string
}

export type Found<Row> = { row: Row } | { problem: string }

export type Named = 'organization' | 'department' | 'group' | 'jobRole' | 'location' | 'taskItem' | 'person'

/** Where the import belongs. */
export interface Home {
  id: string
  rootId: string
  path: string
}

/** What may be named: each under its name, its number and its uuid. */
class Index<Row extends { id: string }> {
  private readonly rows = new Map<string, Row[]>()

  add(row: Row, ...names: (string | number | null)[]) {
    for (const name of new Set(names.flatMap((one) => (one === null ? [] : [keyOf(String(one))])))) {
      this.rows.set(name, [...(this.rows.get(name) ?? []), row])
    }
  }

  get = (name: string): Row[] => this.rows.get(keyOf(name)) ?? []
}

const keyOf = (name: string) => name.trim().toLowerCase()
const numbersIn = (names: readonly string[]) => names.filter((name) => /^\d{1,9}$/.test(name)).map(Number)

function only<Row>(rows: Row[], none: string, several: string): Found<Row> {
  if (rows.length > 1) return { problem: several }
  return rows[0] ? { row: rows[0] } : { problem: none }
}

export class Names {
  private readonly context: Context
  private readonly home: Home
  private readonly organizations = new Index<KnownOrganization>()
  private readonly departments = new Index<NamedRow>()
  private readonly groups = new Index<Within>()
  private readonly jobRoles = new Index<NamedRow>()
  private readonly locations = new Index<Within>()
  private readonly taskItems = new Index<Within>()
  private readonly people = new Index<NamedRow>()

  constructor(context: Context, home: Home) {
    this.context = context
    this.home = home
  }

  /** Looks up what is named, one statement a kind. */
  async learn(wanted: ReadonlyMap<Named, ReadonlySet<string>>): Promise<void> {
    for (const [kind, names] of wanted) if (names.size) await this.learners[kind]([...names])
  }

  organization(name: string): Found<KnownOrganization> {
    return only(
      this.organizations.get(name),
      `There is no organization ${name} here or below.`,
      `There are several organizations called ${name}; write the number or uuid of one.`,
    )
  }

  department(name: string): Found<NamedRow> {
    return only(
      this.departments.get(name),
      `There is no department ${name}.`,
      `There are several departments called ${name}; write the number of one.`,
    )
  }

  /** A group, of a department where one is named. */
  group(name: string, department?: string): Found<Within> {
    const all = this.groups.get(name)
    const of = department ? all.filter((row) => [row.within, keyOf(row.withinName)].includes(keyOf(department))) : all
    return only(
      of,
      `There is no group ${name}${department ? ` in ${department}` : ''}.`,
      `Several departments have a group ${name}; write the department too.`,
    )
  }

  jobRole(name: string): Found<NamedRow> {
    return only(this.jobRoles.get(name), `There is no job role ${name}.`, `There are several job roles called ${name}.`)
  }

  /** A location: one of the organization itself before others of the same name. */
  location(name: string, at: { id: string } | null): Found<Within> {
    const all = this.locations.get(name)
    const own = all.filter(({ within }) => within === at?.id)
    return only(
      own.length ? own : all,
      `There is no location ${name}.`,
      `There are several locations called ${name}; write the number of one.`,
    )
  }

  taskItem(name: string, majorTask?: string): Found<Within> {
    const all = this.taskItems.get(name)
    const of = majorTask ? all.filter((row) => keyOf(row.withinName) === keyOf(majorTask)) : all
    return only(
      of,
      `There is no task item ${name}${majorTask ? ` in ${majorTask}` : ''}.`,
      `Several major tasks have an item ${name}; write the major task too.`,
    )
  }

  person(name: string): Found<NamedRow> {
    return only(
      this.people.get(name),
      `There is nobody here by ${name}; write an email address.`,
      `There are several people called ${name}; write an email address.`,
    )
  }

  private readonly learners: Record<Named, (names: string[]) => Promise<void>> = {
    organization: async (names) => {
      const any = {
        OR: [
          { id: { in: names.filter(isUuid) } },
          { legacyId: { in: numbersIn(names) } },
          { orgUid: { in: names } },
          { legalName: { in: names } },
        ],
      }
      const rows = await this.context.db.prisma.organization.findMany({
        where: {
          AND: [
            visibleOrganizations(this.context),
            { rootId: this.home.rootId, path: { startsWith: this.home.path } },
            any,
          ],
        },
        select: {
          id: true,
          legacyId: true,
          rootId: true,
          path: true,
          type: true,
          timeZone: true,
          legalName: true,
          orgUid: true,
        },
      })
      for (const { legalName, legacyId, orgUid, ...row } of rows) {
        this.organizations.add(
          { ...row, name: legalName, globalId: globalId('Organization', row.id) },
          row.id,
          legacyId,
          orgUid,
          legalName,
        )
      }
    },
    department: async (names) => {
      const where = { organizationId: this.home.rootId, ...anyNamed(names) }
      const rows = await this.context.db.prisma.department.findMany({
        where,
        select: { id: true, legacyId: true, name: true },
      })
      for (const { id, legacyId, name } of rows)
        this.departments.add({ id, name, globalId: globalId('Department', id) }, id, legacyId, name)
    },
    group: async (names) => {
      const where = { department: { organizationId: this.home.rootId }, ...anyNamed(names) }
      const rows = await this.context.db.prisma.group.findMany({
        where,
        select: {
          id: true,
          legacyId: true,
          name: true,
          department: { select: { id: true, legacyId: true, name: true } },
        },
      })
      for (const { id, legacyId, name, department } of rows) {
        this.groups.add(
          {
            id,
            name,
            globalId: globalId('Group', id),
            within: String(department.legacyId),
            withinName: department.name,
          },
          id,
          legacyId,
          name,
        )
      }
    },
    jobRole: async (names) => {
      const where = { organizationId: this.home.rootId, ...anyNamed(names) }
      const rows = await this.context.db.prisma.jobRole.findMany({
        where,
        select: { id: true, legacyId: true, name: true },
      })
      for (const { id, legacyId, name } of rows)
        this.jobRoles.add({ id, name, globalId: globalId('JobRole', id) }, id, legacyId, name)
    },
    location: async (names) => {
      const where = {
        AND: [visibleLocations(this.context), { organization: { rootId: this.home.rootId } }, anyNamed(names)],
      }
      const rows = await this.context.db.prisma.location.findMany({
        where,
        select: { id: true, legacyId: true, name: true, organizationId: true },
      })
      for (const { id, legacyId, name, organizationId } of rows) {
        this.locations.add(
          { id, name, globalId: globalId('Location', id), within: organizationId, withinName: '' },
          id,
          legacyId,
          name,
        )
      }
    },
    taskItem: async (names) => {
      const where = {
        AND: [visibleTaskItems(this.context), { majorTask: { rootId: this.home.rootId } }, anyNamed(names)],
      }
      const rows = await this.context.db.prisma.taskItem.findMany({
        where,
        select: { id: true, legacyId: true, name: true, majorTask: { select: { id: true, name: true } } },
      })
      for (const { id, legacyId, name, majorTask } of rows) {
        this.taskItems.add(
          { id, name, globalId: globalId('TaskItem', id), within: majorTask.id, withinName: majorTask.name },
          id,
          legacyId,
          name,
        )
      }
    },
    person: async (names) => {
      const lower = names.map(keyOf)
      const statement = `
        select distinct u.id, u.name, u.email from app_user u join membership m on m.user_id = u.id join organization o on o.id = m.organization_id
        where o.root_id = $1::uuid and (u.email = any($2::text[]) or lower(u.name) = any($2::text[]) or u.id::text = any($2::text[]))`
      for (const [id, name, email] of (await this.context.db.runOnce(statement, [
        this.home.rootId,
        lower,
      ])) as string[][]) {
        this.people.add({ id: id!, name: name!, globalId: globalId('User', id!) }, id!, email!, name!)
      }
    },
  }
}

const anyNamed = (names: string[]) => ({
  OR: [{ id: { in: names.filter(isUuid) } }, { legacyId: { in: numbersIn(names) } }, { name: { in: names } }],
})
