// Who may do what: capability × access level → reach. A root organization may differ from these defaults, within
// the guard rails; everything that allows or refuses asks this table.
import type { AccessLevel, Reach } from '../../prisma/__generated__/client/enums.ts'
import { listText } from './messages/listText.ts'
import type { Text } from './messages/text.ts'
import * as t from './__generated__/messages.ts'

export type { AccessLevel, Reach }

export const accessLevels = ['ADMIN', 'STRATEGIC', 'TACTICAL', 'SUPERVISION', 'TRANSACTIONAL'] as const
export const accessLevelNames: Record<AccessLevel, string> = {
  ADMIN: 'Admin',
  STRATEGIC: 'Strategic',
  TACTICAL: 'Tactical Mgt',
  SUPERVISION: 'Supervision',
  TRANSACTIONAL: 'Transactional',
}

/** 0 for the highest level, Admin. */
export const rank = (level: AccessLevel): number => accessLevels.indexOf(level)

/** From nothing to everything. */
export const reaches = ['NONE', 'OWN', 'GROUPS', 'DEPARTMENTS', 'ALL'] as const satisfies Reach[]
const letters = { '-': 'NONE', o: 'OWN', g: 'GROUPS', d: 'DEPARTMENTS', a: 'ALL' } as const satisfies Record<
  string,
  Reach
>

/** How far a level may reach at most, whatever the table says. */
const farthest: Record<AccessLevel, Reach> = {
  ADMIN: 'ALL',
  STRATEGIC: 'ALL',
  TACTICAL: 'DEPARTMENTS',
  SUPERVISION: 'GROUPS',
  TRANSACTIONAL: 'GROUPS',
}

interface Rule {
  /** What the capability lets one do, after "may". */
  to: Text
  /** The default reach of each level, highest first: a all, d departments, g groups, o own, - none. */
  cells: string
  /** Guard rail: these cells are no organization's to change. */
  fixed?: boolean
  /** What one may do in an organization that closes, too: it changes nothing. */
  reads?: boolean
}

const rules = {
  'records.see': { to: t.toRecordsSee, cells: 'aadgo', reads: true },
  'records.seeNextUp': { to: t.toRecordsSeeNextUp, cells: 'aadgg', reads: true },
  'records.work': { to: t.toRecordsWork, cells: 'aoogo' },
  'records.manage': { to: t.toRecordsManage, cells: 'aadgo' },
  'records.urgent': { to: t.toRecordsUrgent, cells: 'aadg-' },
  'records.supervise': { to: t.toRecordsSupervise, cells: 'aadg-' },
  'records.escalate': { to: t.toRecordsEscalate, cells: 'a-dgo' },
  'records.answer': { to: t.toRecordsAnswer, cells: 'aadgo' },
  'records.delegateUp': { to: t.toRecordsDelegateUp, cells: 'a-dgo' },
  'records.delegateSideways': { to: t.toRecordsDelegateSideways, cells: 'a-dgo' },
  'records.delegateDown': { to: t.toRecordsDelegateDown, cells: 'aadg-' },
  'tasks.use': { to: t.toTasksUse, cells: 'aadgg' },
  'tasks.edit': { to: t.toTasksEdit, cells: 'aadg-' },
  'timeStudies.read': { to: t.toTimeStudiesRead, cells: 'aadgo', reads: true },
  'timeStudies.record': { to: t.toTimeStudiesRecord, cells: 'a-dgo' },
  'timeStudies.publish': { to: t.toTimeStudiesPublish, cells: 'a-d--' },
  'metrics.read': { to: t.toMetricsRead, cells: 'aadgg', reads: true },
  'metrics.enter': { to: t.toMetricsEnter, cells: 'aadgg' },
  'metrics.propose': { to: t.toMetricsPropose, cells: 'aad--' },
  'metrics.edit': { to: t.toMetricsEdit, cells: 'aa---' },
  'benchmarks.read': { to: t.toBenchmarksRead, cells: 'aadgg', reads: true },
  'benchmarks.propose': { to: t.toBenchmarksPropose, cells: 'aad--' },
  'benchmarks.edit': { to: t.toBenchmarksEdit, cells: 'aa---' },
  'peers.consent': { to: t.toPeersConsent, cells: 'a----', fixed: true },
  'peers.read': { to: t.toPeersRead, cells: 'aad--', reads: true },
  'peers.readOwn': { to: t.toPeersReadOwn, cells: 'aadg-', reads: true },
  'organizations.read': {
    to: t.toOrganizationsRead,
    cells: 'aaaaa',
    fixed: true,
    reads: true,
  },
  'organizations.edit': { to: t.toOrganizationsEdit, cells: 'aa---' },
  'organizations.delete': { to: t.toOrganizationsDelete, cells: 'a----' },
  'locations.edit': { to: t.toLocationsEdit, cells: 'aad--' },
  'people.read': { to: t.toPeopleRead, cells: 'aaaaa', fixed: true, reads: true },
  'departments.read': { to: t.toDepartmentsRead, cells: 'aadg-', reads: true },
  'departments.assign': { to: t.toDepartmentsAssign, cells: 'a-d--' },
  'schedules.edit': { to: t.toSchedulesEdit, cells: 'aadgo' },
  'departments.edit': { to: t.toDepartmentsEdit, cells: 'a----' },
  'associations.accept': { to: t.toAssociationsAccept, cells: 'a----' },
  'organization.administer': {
    to: t.toOrganizationAdminister,
    cells: 'a----',
    fixed: true,
  },
  'organization.close': { to: t.toOrganizationClose, cells: 'a----', fixed: true, reads: true },
  'organization.retain': {
    to: t.toOrganizationRetain,
    cells: 'a----',
    fixed: true,
    reads: true,
  },
  'appointments.manage': { to: t.toAppointmentsManage, cells: 'aadgo' },
  // On what one sees, which is asked first: own group's Next Up too.
  collaborate: { to: t.toCollaborate, cells: 'aadgg' },
  'practices.edit': { to: t.toPracticesEdit, cells: 'aadg-' },
  'views.share': { to: t.toViewsShare, cells: 'aadg-' },
  'audit.read': { to: t.toAuditRead, cells: 'aaooo', reads: true },
  export: { to: t.toExport, cells: 'aaooo', reads: true },
  'confidential.read': { to: t.toConfidentialRead, cells: 'aa---', reads: true },
} as const satisfies Record<string, Rule>

export type Capability = keyof typeof rules

export const capabilities = Object.keys(rules) as Capability[]

/** What a root organization has changed: capability and level to reach. */
export type Cells = ReadonlyMap<string, Reach>

export const cellKey = (capability: Capability, level: AccessLevel) => `${capability} ${level}`

export function defaultReach(capability: Capability, level: AccessLevel): Reach {
  return letters[rules[capability].cells[rank(level)] as keyof typeof letters]
}

/** How far a level reaches with a capability in an organization whose changes these are. */
export function reachOf(capability: Capability, level: AccessLevel, cells: Cells): Reach {
  const rule: Rule = rules[capability]
  if (rule.fixed || level === 'ADMIN') return defaultReach(capability, level)
  return lesser(cells.get(cellKey(capability, level)) ?? defaultReach(capability, level), farthest[level])
}

/** Why a cell can't be set so, or undefined where it can. */
export function guardRail(capability: Capability, level: AccessLevel, reach: Reach): Text | undefined {
  const rule: Rule = rules[capability]
  if (rule.fixed) return t.sameEverywhere({ purpose: rule.to })
  if (level === 'ADMIN') return t.adminIsFixed
  if (lesser(reach, farthest[level]) !== reach) {
    return t.farthestReach({ level: accessLevelNames[level], reach: reachNames[farthest[level]] })
  }
  if (reach === 'OWN' && !hasOwn(capability)) return t.nothingIsOwn
  return undefined
}

/** The farthest of some reaches; nothing of none. */
export const farthestOf = (some: readonly Reach[]): Reach =>
  some.reduce<Reach>((one, other) => (lesser(one, other) === one ? other : one), 'NONE')

/** Whether there is anything of one's own to do this with: records have parties, and what some level has as its own. */
const hasOwn = (capability: Capability): boolean =>
  capability.startsWith('records.') || rules[capability].cells.includes('o')

/** Whether a capability changes nothing, so that it holds in an organization that closes. */
export const isReading = (capability: Capability): boolean => Boolean((rules[capability] as Rule).reads)

export const isFixed = (capability: Capability): boolean => Boolean((rules[capability] as Rule).fixed)

const lesser = (one: Reach, other: Reach): Reach => (reaches.indexOf(one) < reaches.indexOf(other) ? one : other)

export const reachNames: Record<Reach, Text> = {
  NONE: t.reachNothing,
  OWN: t.reachOwn,
  GROUPS: t.reachGroups,
  DEPARTMENTS: t.reachDepartments,
  ALL: t.reachAll,
}

/** The levels that have a capability at all, for "who could". */
export function levelsWith(capability: Capability, cells: Cells): AccessLevel[] {
  return accessLevels.filter((level) => !['NONE', 'OWN'].includes(reachOf(capability, level, cells)))
}

/** The sentence that a refusal carries. */
export function refusal(capability: Capability, cells: Cells): Text {
  const levels = levelsWith(capability, cells).map((level) => accessLevelNames[level])
  return t.refusal({ purpose: rules[capability].to, levels: listText(levels, 'disjunction') })
}

export const purpose = (capability: Capability): Text => rules[capability].to
