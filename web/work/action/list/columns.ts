// The columns of the list: what each shows, how it is sorted, how wide it is; which of them stand in the address.
import { inRoot } from '../../../kernel/ui/inRoot.ts'
import { priorityName } from '../../../kernel/ui/priorityName.ts'
import type { GridRow_action$data } from '../../../__generated__/GridRow_action.graphql.ts'
import { actionFieldsOf, byListed } from '../actionFields.ts'
import { dueOf } from '../due.ts'
import type { OrderName } from './listFilter.ts'
import { momentText } from '../../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

export interface Cell {
  text: string
  tone?: 'late' | 'warn' | 'faint'
}

interface ColumnKind {
  label: string
  width: number
  sort?: OrderName
  cell: (action: GridRow_action$data, now: number) => Cell
}

const plain = (text: string | null | undefined, otherwise = '–'): Cell =>
  text ? { text } : { text: otherwise, tone: 'faint' }
const at = (instant: string | null | undefined, { organization }: GridRow_action$data, now: number): Cell =>
  plain(instant && momentText(instant, organization.timeZone, now))

function dueCell(action: GridRow_action$data, now: number): Cell {
  if (!action.schedule.end) return plain(null, t.noDate)
  if (!action.bucket) return at(action.schedule.end, action, now)
  const { text, tone } = dueOf(action.schedule, action.organization.timeZone, now, { isHeaded: true })
  return { text, tone: tone === 'plain' ? undefined : tone }
}

export const columnKinds = {
  number: { label: t.recordNumber, width: 92, sort: 'number', cell: ({ key }) => ({ text: key }) },
  title: { label: t.title, width: 340, sort: 'title', cell: ({ title }) => ({ text: title }) },
  state: { label: t.status, width: 150, cell: ({ stateName }) => ({ text: stateName }) },
  priority: {
    label: t.priority,
    width: 112,
    sort: 'priority',
    cell: ({ priority }) => plain(priorityName(priority.name)),
  },
  due: { label: t.due, width: 132, sort: 'due', cell: dueCell },
  assignee: {
    label: t.assignedTo,
    width: 156,
    sort: 'assignee',
    cell: ({ assignee }) => plain(assignee?.name, t.nobody),
  },
  organization: { label: t.organization, width: 168, cell: ({ organization }) => ({ text: inRoot(organization) }) },
  department: { label: t.department, width: 140, cell: ({ department }) => plain(department?.name) },
  group: { label: t.group, width: 140, cell: ({ group }) => plain(group?.name) },
  class: { label: t.class, width: 92, cell: ({ actionClass }) => ({ text: actionClass.name }) },
  vehicle: { label: t.vehicle, width: 104, cell: ({ vehicle }) => plain(vehicle?.unitNumber) },
  task: { label: t.task, width: 200, cell: ({ taskItem }) => plain(taskItem?.name) },
  since: { label: t.statusSince, width: 140, sort: 'since', cell: (action, now) => at(action.statusAt, action, now) },
  created: { label: t.created, width: 140, sort: 'created', cell: (action, now) => at(action.createdAt, action, now) },
  creator: { label: t.createdBy, width: 156, cell: ({ creator }) => ({ text: creator.name }) },
  completed: { label: t.completed, width: 140, cell: (action, now) => at(action.actual.end, action, now) },
  ...byListed(({ name, label }): ColumnKind => ({
    label,
    width: 140,
    sort: name,
    cell: (action) => plain(actionFieldsOf(action)[name]),
  })),
} as const satisfies Record<string, ColumnKind>

export type ColumnName = keyof typeof columnKinds

export function cellOf(name: ColumnName, action: GridRow_action$data, now: number): Cell {
  const kind: ColumnKind = columnKinds[name]
  return kind.cell(action, now)
}

export const columnNames = Object.keys(columnKinds) as ColumnName[]

export interface Column {
  readonly name: ColumnName
  readonly width: number
}

export const narrowest = 60
export const widest = 800

const usual: readonly ColumnName[] = [
  'number',
  'title',
  'state',
  'priority',
  'due',
  'assignee',
  'organization',
  'group',
  'class',
]

export const usualColumns: readonly Column[] = usual.map((name) => ({ name, width: columnKinds[name].width }))

/** The columns of the address, as `number,title:400,due`. */
export function columnsIn(search: URLSearchParams): readonly Column[] {
  const found = new Map<ColumnName, Column>()
  for (const part of search.get('columns')?.split(',') ?? []) {
    const [name = '', width] = part.split(':')
    if (!Object.hasOwn(columnKinds, name)) continue
    const kind = columnKinds[name as ColumnName]
    found.set(name as ColumnName, { name: name as ColumnName, width: clamped(Number(width) || kind.width) })
  }
  return found.size ? [...found.values()] : usualColumns
}

const clamped = (width: number) => Math.round(Math.min(widest, Math.max(narrowest, width)))

const columnsText = (columns: readonly Column[]): string =>
  columns.map(({ name, width }) => (width === columnKinds[name].width ? name : `${name}:${clamped(width)}`)).join(',')

/** The columns as a part of the address; the usual ones need none. */
export const columnsParam = (columns: readonly Column[]): string =>
  columnsText(columns) === columnsText(usualColumns) ? '' : columnsText(columns)

export const withWidth = (columns: readonly Column[], name: ColumnName, width: number): Column[] =>
  columns.map((column) => (column.name === name ? { name, width: clamped(width) } : column))

/** A column a place further to the right, or to the left. */
export function moved(columns: readonly Column[], name: ColumnName, by: 1 | -1): readonly Column[] {
  const from = columns.findIndex((column) => column.name === name)
  const to = from + by
  if (from < 0 || to < 0 || to >= columns.length) return columns
  const next = [...columns]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
