// What the list of records is narrowed to, and how it stands, as in the address.
import type {
  ActionGrouping,
  ActionFilter,
  ActionOrder,
  ActionOrderField,
  ActionState,
} from '../../../__generated__/ListSectionQuery.graphql.ts'
import { withParams } from '../../../kernel/ui/address.ts'
import { byListed, listed as listedFields } from '../actionFields.ts'
import { asOfIn } from '../../../kernel/shell/asOf.ts'
import { filterOf } from '../../../kernel/shell/boardFilter.ts'
import { spanOf } from './dateFilter.ts'
import * as t from './__generated__/messages.ts'

export const states = [
  ['QUEUED', t.queued],
  ['STARTED', t.started],
  ['RESUMED', t.resumed],
  ['WAITING_INTERNAL', t.waitingInternal],
  ['WAITING_EXTERNAL', t.waitingExternal],
  ['ESCALATED', t.escalated],
  ['DELEGATED', t.delegated],
  ['WITHDRAWN', t.withdrawn],
  ['COMPLETE', t.complete],
  ['UNMAPPED', t.unmapped],
] as const satisfies readonly (readonly [ActionState, string])[]

export const groupings = [
  ['state', t.status, 'STATE'],
  ['class', t.class, 'CLASS'],
  ['priority', t.priority, 'PRIORITY'],
  ['organization', t.organization, 'ORGANIZATION'],
  ['group', t.group, 'GROUP'],
  ['assignee', t.assignedTo, 'ASSIGNEE'],
  ['vehicle', t.vehicle, 'VEHICLE'],
  ['due', t.dayDue, 'DUE_DAY'],
] as const satisfies readonly (readonly [string, string, ActionGrouping])[]

export const orders = {
  number: 'NUMBER',
  priority: 'PRIORITY',
  due: 'DUE',
  since: 'STATUS_SINCE',
  created: 'CREATED',
  title: 'TITLE',
  assignee: 'ASSIGNEE',
  ...byListed(({ listed }) => listed),
} as const satisfies Record<string, ActionOrderField>

export type OrderName = keyof typeof orders

export interface ListVariables {
  filter: ActionFilter
  orderBy: ActionOrder
  groupBy: ActionGrouping | null
  asOf?: string | undefined
}

/** What of the address says what is listed; the rest says how it is shown. */
const listed = [
  'organization',
  'department',
  'group',
  'class',
  'priority',
  'text',
  'state',
  'who',
  'is',
  'created',
  'due',
  'completed',
  'task',
  'vehicle',
  'from',
  'at',
  ...listedFields.map(({ name }) => name),
  'sort',
  'by',
  'asOf',
]

function partOf(search: URLSearchParams, names: readonly string[]): string {
  const next = new URLSearchParams()
  for (const name of names) if (search.get(name)) next.set(name, search.get(name)!)
  return `${next}`
}

/** The part of the address that says what is listed: another one is another list. */
export const listSearch = (search: URLSearchParams): string => partOf(search, listed)

/** What stands in the address of a view: what is listed and which columns, without what is open over it. */
export const viewSearch = (search: URLSearchParams): string =>
  partOf(search, [...listed.filter((name) => name !== 'asOf'), 'columns'])

const only = {
  open: { isOpen: true },
  closed: { isOpen: false },
  late: { isOverdue: true },
  escalated: { isEscalated: true },
  special: { isSpecial: true },
  scheduled: { isScheduled: true },
  unplanned: { needsPlan: true },
  team: { isMyTeam: true },
  waiting: { awaitsMe: true },
} as const satisfies Record<string, ActionFilter>

export const onlyNames = [
  ['open', t.open],
  ['closed', t.closed],
  ['late', t.late],
  ['escalated', t.escalated],
  ['special', t.urgentOrHigh],
  ['scheduled', t.scheduled],
  ['unplanned', t.toBePlanned],
  ['team', t.myTeam],
  ['waiting', t.waitingForMe],
] as const satisfies readonly (readonly [keyof typeof only, string])[]

const who = { me: { isMine: true }, nobody: { assignee: { isNull: true } } } as const

const listOf = (search: URLSearchParams, name: string) => search.get(name)?.split(',').filter(Boolean) ?? []

export function orderIn(search: URLSearchParams): { name: OrderName; descending: boolean } {
  const text = search.get('sort') ?? '-number'
  const name = text.replace(/^-/, '')
  return Object.hasOwn(orders, name)
    ? { name: name as OrderName, descending: text.startsWith('-') }
    : { name: 'number', descending: true }
}

export const groupingIn = (search: URLSearchParams) => groupings.find(([name]) => name === search.get('by'))

export function listVariables(search: URLSearchParams, now = new Date()): ListVariables {
  const order = orderIn(search)
  const chosen = listOf(search, 'state').filter((one): one is ActionState => states.some(([state]) => state === one))
  const flags = listOf(search, 'is').flatMap((name) =>
    Object.hasOwn(only, name) ? [only[name as keyof typeof only]] : [],
  )
  const by = search.get('who')
  return {
    filter: {
      ...filterOf(search),
      ...(search.get('department') && { department: { eq: search.get('department')! } }),
      ...(chosen.length && { state: { in: chosen } }),
      ...(by && (Object.hasOwn(who, by) ? who[by as keyof typeof who] : { assignee: { eq: by } })),
      ...Object.assign({}, ...flags),
      ...(search.get('task') && { taskItem: { eq: search.get('task')! } }),
      ...(search.get('at') && { location: search.get('at') === 'none' ? { isNull: true } : { eq: search.get('at')! } }),
      ...(search.get('vehicle') && {
        vehicle: search.get('vehicle') === 'none' ? { isNull: true } : { eq: search.get('vehicle')! },
      }),
      ...(search.get('role') && { jobRole: { eq: search.get('role')! } }),
      ...(search.get('from') && { taskRecord: { eq: search.get('from')! } }),
      ...Object.fromEntries(
        listedFields.flatMap(({ name }) => (search.get(name) ? [[name, { eq: search.get(name) }]] : [])),
      ),
      ...spanOf('created', 'createdAt', search, now),
      ...spanOf('due', 'scheduledEnd', search, now),
      ...completedIn(search, now),
    },
    orderBy: { field: orders[order.name], direction: order.descending ? 'DESC' : 'ASC' },
    groupBy: groupingIn(search)?.[2] ?? null,
    asOf: asOfIn(search),
  }
}

/** What was completed in a span of days is complete still. */
function completedIn(search: URLSearchParams, now: Date): ActionFilter {
  const span = spanOf('completed', 'actualEnd', search, now)
  return span.actualEnd ? { ...span, and: [{ state: { eq: 'COMPLETE' } }] } : {}
}

/** The views that everybody has. */
export const builtIn = [
  { name: t.any2, search: '' },
  { name: t.mine, search: 'who=me&is=open&sort=due' },
  { name: t.lateOnes, search: 'is=late&sort=due' },
  { name: t.nobody, search: 'who=nobody&is=open&sort=priority' },
  { name: t.escalatedOnes, search: 'is=open%2Cescalated&sort=since' },
  { name: t.completedThisWeek, search: 'state=COMPLETE&completed=week&sort=-since' },
] as const

/** The screens of the list, by their path: all of it, one's own, and how many there are of what. */
export const listScreens = {
  activerecords: { title: t.actionRecords, isMine: false, isReport: false, builtIn },
  myreports: {
    title: t.myReports,
    isMine: false,
    isReport: true,
    builtIn: [
      { name: t.openByStatus, search: 'is=open&by=state' },
      { name: t.openByPerson, search: 'is=open&by=assignee' },
      { name: t.lateByGroup, search: 'is=late&by=group' },
      { name: t.completedThisMonthByClass, search: 'state=COMPLETE&completed=month&by=class' },
      { name: t.dueThisWeekByDay, search: 'is=open&due=week&by=due' },
    ],
  },
  mytasks: {
    title: t.myTasks,
    isMine: true,
    isReport: false,
    builtIn: [
      { name: t.toDo, search: 'is=open&sort=due' },
      { name: t.lateOnes, search: 'is=late&sort=due' },
      { name: t.urgentOrHigh, search: 'is=open%2Cspecial&sort=priority' },
      { name: t.onHold, search: 'state=WAITING_INTERNAL%2CWAITING_EXTERNAL&sort=since' },
      { name: t.completedThisWeek, search: 'state=COMPLETE&completed=week&sort=-since' },
    ],
  },
} as const

export type ListScreen = keyof typeof listScreens

/** Which of them is shown at a path. */
export const screenAt = (pathname: string): ListScreen =>
  (['mytasks', 'myreports'] as const).find((name) => pathname.startsWith(`/${name}`)) ?? 'activerecords'

/** What of the address says what is listed at a path; there it may be one's own whatever the address says. */
export function listedAt({ pathname, searchParams }: { pathname: string; searchParams: URLSearchParams }): string {
  if (!listScreens[screenAt(pathname)].isMine) return listSearch(searchParams)
  return listSearch(withParams(searchParams, { who: 'me' }))
}
