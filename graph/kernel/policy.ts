// Who may do what: capability × access level → reach. A root organization may differ from these defaults, within
// the guard rails; everything that allows or refuses asks this table.
import type { AccessLevel, Reach } from '../../prisma/__generated__/client/enums.ts'

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
  to: string
  /** The default reach of each level, highest first: a all, d departments, g groups, o own, - none. */
  cells: string
  /** Guard rail: these cells are no organization's to change. */
  fixed?: boolean
  /** What one may do in an organization that closes, too: it changes nothing. */
  reads?: boolean
}

const rules = {
  'records.see': { to: 'see action records', cells: 'aadgo', reads: true },
  'records.seeNextUp': { to: 'see what is Next Up', cells: 'aadgg', reads: true },
  'records.work': { to: 'start, hold and complete action records for others', cells: 'aoogo' },
  'records.manage': { to: 'create, assign and reprioritise action records', cells: 'aadgo' },
  'records.urgent': { to: 'make action records Urgent', cells: 'aadg-' },
  'records.supervise': { to: 'requeue, withdraw, restore and reopen the action records of others', cells: 'aadg-' },
  'records.escalate': { to: 'escalate action records', cells: 'a-dgo' },
  'records.answer': { to: 'answer escalations', cells: 'aadgo' },
  'records.delegateUp': { to: 'delegate to a higher access level', cells: 'a-dgo' },
  'records.delegateSideways': { to: 'delegate within their access level', cells: 'a-dgo' },
  'records.delegateDown': { to: 'delegate to a lower access level', cells: 'aadg-' },
  'tasks.use': { to: 'use tasks, checklists, SOPs, routines and tours', cells: 'aadgg' },
  'tasks.edit': { to: 'edit tasks, checklists, SOPs, routines and tours', cells: 'aadg-' },
  'timeStudies.read': { to: 'read time studies', cells: 'aadgo', reads: true },
  'timeStudies.record': { to: 'record time studies', cells: 'a-dgo' },
  'timeStudies.publish': { to: 'publish time studies', cells: 'a-d--' },
  'metrics.read': { to: 'read metrics', cells: 'aadgg', reads: true },
  'metrics.enter': { to: 'enter data for metrics', cells: 'aadgg' },
  'metrics.propose': { to: 'propose metrics', cells: 'aad--' },
  'metrics.edit': { to: 'edit metrics', cells: 'aa---' },
  'benchmarks.read': { to: 'read benchmarks', cells: 'aadgg', reads: true },
  'benchmarks.propose': { to: 'propose benchmarks', cells: 'aad--' },
  'benchmarks.edit': { to: 'edit benchmarks and thresholds', cells: 'aa---' },
  'peers.consent': { to: 'turn the comparison with peers on and off', cells: 'a----', fixed: true },
  'peers.read': { to: 'read the comparison with peers', cells: 'aad--', reads: true },
  'peers.readOwn': { to: 'read their own value in the comparison with peers', cells: 'aadg-', reads: true },
  'organizations.read': {
    to: 'see organizations, locations, geofences and classifications',
    cells: 'aaaaa',
    fixed: true,
    reads: true,
  },
  'organizations.edit': { to: 'edit organizations, geofences and classifications', cells: 'aa---' },
  'organizations.delete': { to: 'delete organizations, locations, geofences and classifications', cells: 'a----' },
  'locations.edit': { to: 'edit locations', cells: 'aad--' },
  'people.read': { to: 'see people', cells: 'aaaaa', fixed: true, reads: true },
  'departments.read': { to: 'see departments, groups, roles and who has them', cells: 'aadg-', reads: true },
  'departments.assign': { to: 'assign people to departments, groups and roles', cells: 'a-d--' },
  'schedules.edit': { to: 'edit personal schedules and absences', cells: 'aadgo' },
  'departments.edit': { to: 'edit departments, groups and roles', cells: 'a----' },
  'associations.accept': { to: 'accept association requests', cells: 'a----' },
  'organization.administer': {
    to: 'edit the role matrix, webhooks, imports, invitations, users and shortcuts',
    cells: 'a----',
    fixed: true,
  },
  'organization.close': { to: 'close the organization', cells: 'a----', fixed: true, reads: true },
  'organization.retain': {
    to: 'set how long things are kept, and legal holds',
    cells: 'a----',
    fixed: true,
    reads: true,
  },
  'appointments.manage': { to: 'manage appointments', cells: 'aadgo' },
  // On what one sees, which is asked first: own group's Next Up too.
  collaborate: { to: 'add contacts, notes, messages and attachments', cells: 'aadgg' },
  'practices.edit': { to: 'answer for best practices', cells: 'aadg-' },
  'views.share': { to: 'save views for others', cells: 'aadg-' },
  'audit.read': { to: 'read the audit log', cells: 'aaooo', reads: true },
  export: { to: 'export', cells: 'aaooo', reads: true },
  'confidential.read': { to: 'see employer identifiers and margins', cells: 'aa---', reads: true },
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
export function guardRail(capability: Capability, level: AccessLevel, reach: Reach): string | undefined {
  const rule: Rule = rules[capability]
  if (rule.fixed) return `Who may ${rule.to} is the same in every organization.`
  if (level === 'ADMIN') return 'The rights of Admin are the same in every organization.'
  if (lesser(reach, farthest[level]) !== reach) {
    return `${accessLevelNames[level]} may reach ${reachNames[farthest[level]]} at most.`
  }
  if (reach === 'OWN' && !hasOwn(capability)) return "Nothing is somebody's own here: choose nothing, or a wider reach."
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

export const reachNames: Record<Reach, string> = {
  NONE: 'nothing',
  OWN: 'their own',
  GROUPS: 'their groups',
  DEPARTMENTS: 'their departments',
  ALL: 'everything in their organization and below',
}

/** The levels that have a capability at all, for "who could". */
export function levelsWith(capability: Capability, cells: Cells): AccessLevel[] {
  return accessLevels.filter((level) => !['NONE', 'OWN'].includes(reachOf(capability, level, cells)))
}

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' })

/** The sentence that a refusal carries. */
export function refusal(capability: Capability, cells: Cells): string {
  const levels = levelsWith(capability, cells).map((level) => accessLevelNames[level])
  return `To ${rules[capability].to} here takes ${alternatives.format(levels)}.`
}

export const purpose = (capability: Capability): string => rules[capability].to
