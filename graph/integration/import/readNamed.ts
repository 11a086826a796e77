// Reads what cells name, each kind in one statement: as far as the viewer sees it and within where the import belongs.
// What is foreign is as absent as nothing.
import type { Context } from '../../kernel/context.ts'
import { visibleLocations } from '../../organization/location/visibleLocations.ts'
import { globalId, isUuid, isNumber } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { visibleTaskItems } from '../../work/task/visibleTasks.ts'
import { foldName } from './nameIndex.ts'

export interface KnownOrganization {
  id: string
  globalId: string
  rootId: string
  path: string
  name: string
  type: 'CORPORATION' | 'DIVISION' | 'LOCATION' | 'BRANCH'
  timeZone: string
}

export interface NamedRow {
  id: string
  globalId: string
  name: string
}

export interface Within extends NamedRow {
  /** What it is of: the department of a group, the organization of a location or vehicle, the major task of an item. */
  within: string
  withinName: string
}

export type Named = 'organization' | 'department' | 'group' | 'jobRole' | 'location' | 'vehicle' | 'taskItem' | 'person'

/** Where the import belongs. */
export interface Home {
  id: string
  rootId: string
  path: string
}

/** The rows of each kind of name. */
export interface NamedRows {
  organization: KnownOrganization
  department: NamedRow
  group: Within
  jobRole: NamedRow
  location: Within
  vehicle: Within
  taskItem: Within
  person: NamedRow
}

/** A row, and what it may be named by. */
type Entry<Row> = [Row, ...(string | number | null)[]]

type Readers = {
  [Kind in Named]: (context: Context, home: Home, names: string[]) => Promise<Entry<NamedRows[Kind]>[]>
}

export const readNamed: Readers = {
  organization: async (context, home, names) => {
    const any = {
      OR: [
        { id: { in: names.filter(isUuid) } },
        { number: { in: numbersIn(names) } },
        { orgUid: { in: names } },
        { legalName: { in: names } },
      ],
    }
    const rows = await context.db.prisma.organization.findMany({
      where: {
        AND: [visibleOrganizations(context), { rootId: home.rootId, path: { startsWith: home.path } }, any],
      },
      select: {
        id: true,
        number: true,
        rootId: true,
        path: true,
        type: true,
        timeZone: true,
        legalName: true,
        orgUid: true,
      },
    })
    return rows.map(({ legalName, number, orgUid, ...row }) => [
      { ...row, name: legalName, globalId: globalId('Organization', row.id) },
      row.id,
      number,
      orgUid,
      legalName,
    ])
  },
  department: async (context, home, names) => {
    const where = { organizationId: home.rootId, ...anyNamed(names) }
    const rows = await context.db.prisma.department.findMany({
      where,
      select: { id: true, legacyId: true, name: true },
    })
    return rows.map(({ id, legacyId, name }) => [
      { id, name, globalId: globalId('Department', id) },
      id,
      legacyId,
      name,
    ])
  },
  group: async (context, home, names) => {
    const where = { department: { organizationId: home.rootId }, ...anyNamed(names) }
    const rows = await context.db.prisma.group.findMany({
      where,
      select: {
        id: true,
        legacyId: true,
        name: true,
        department: { select: { id: true, legacyId: true, name: true } },
      },
    })
    return rows.map(({ id, legacyId, name, department }) => [
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
    ])
  },
  jobRole: async (context, home, names) => {
    const where = { organizationId: home.rootId, ...anyNamed(names) }
    const rows = await context.db.prisma.jobRole.findMany({
      where,
      select: { id: true, legacyId: true, name: true },
    })
    return rows.map(({ id, legacyId, name }) => [{ id, name, globalId: globalId('JobRole', id) }, id, legacyId, name])
  },
  location: async (context, home, names) => {
    const where = {
      AND: [visibleLocations(context), { organization: { rootId: home.rootId } }, anyNamed(names)],
    }
    const rows = await context.db.prisma.location.findMany({
      where,
      select: { id: true, legacyId: true, name: true, organizationId: true },
    })
    return rows.map(({ id, legacyId, name, organizationId }) => [
      { id, name, globalId: globalId('Location', id), within: organizationId, withinName: '' },
      id,
      legacyId,
      name,
    ])
  },
  // Work may name any vehicle of its tree. A unit number that is written like a number is the unit number first.
  vehicle: async (context, home, names) => {
    const units = foldedNames(names)
    const rows = await context.db.prisma.vehicle.findMany({
      where: {
        organization: { rootId: home.rootId },
        OR: [
          { id: { in: names.filter(isUuid) } },
          { legacyId: { in: numbersIn(names) } },
          { unitNumber: { in: names, mode: 'insensitive' } },
        ],
      },
      select: { id: true, legacyId: true, unitNumber: true, organizationId: true },
    })
    const known = new Set(rows.map(({ unitNumber }) => foldName(unitNumber)).filter((unit) => units.has(unit)))
    return rows.map(({ id, legacyId, unitNumber, organizationId }) => [
      { id, name: unitNumber, globalId: globalId('Vehicle', id), within: organizationId, withinName: '' },
      id,
      known.has(String(legacyId)) ? null : legacyId,
      unitNumber,
    ])
  },
  taskItem: async (context, home, names) => {
    const where = {
      AND: [visibleTaskItems(context), { majorTask: { rootId: home.rootId } }, anyNamed(names)],
    }
    const rows = await context.db.prisma.taskItem.findMany({
      where,
      select: { id: true, legacyId: true, name: true, majorTask: { select: { id: true, name: true } } },
    })
    return rows.map(({ id, legacyId, name, majorTask }) => [
      { id, name, globalId: globalId('TaskItem', id), within: majorTask.id, withinName: majorTask.name },
      id,
      legacyId,
      name,
    ])
  },
  person: async (context, home, names) => {
    const lower = names.map(foldName)
    const statement = `
      select distinct u.id, u.name, u.email from app_user u join membership m on m.user_id = u.id join organization o on o.id = m.organization_id
      where o.root_id = $1::uuid and (u.email = any($2::text[]) or lower(u.name) = any($2::text[]) or u.id::text = any($2::text[]))`
    const rows = await context.db.runOnce<string[]>(statement, [home.rootId, lower])
    return rows.map(([id, name, email]) => [
      { id: id!, name: name!, globalId: globalId('User', id!) },
      id!,
      email!,
      name!,
    ])
  },
}

const foldedNames = (names: readonly string[]) => new Set(names.map(foldName))

const numbersIn = (names: readonly string[]) => names.filter(isNumber).map(Number)

const anyNamed = (names: string[]) => ({
  OR: [{ id: { in: names.filter(isUuid) } }, { legacyId: { in: numbersIn(names) } }, { name: { in: names } }],
})
