// Every single comparison that the filter of records knows, with the values of one record of whom most is known.
import {
  getNamedType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
} from 'graphql'
import { actionClass, priority } from '../entryIds.ts'
import { globalId } from '../../kernel/node.ts'

export type Sample = Readonly<Record<string, string | number>> & { readonly id: string }

/** What a record is compared with, as SQL on a record `a`; fields that are compared with an enum need nothing here. */
const compared = {
  id: 'a.id',
  title: 'a.title',
  text: 'a.title',
  actionClass: 'a.class_id',
  priority: 'a.priority_id',
  organization: 'a.organization_id',
  department: 'a.department_id',
  group: 'a.group_id',
  assignee: 'a.assignee_id',
  creator: 'a.creator_id',
  location: 'a.location_id',
  taskItem: 'a.task_item_id',
  taskRecord: 'a.task_record_id',
  vehicle: 'a.vehicle_id',
  jobRole: '(select m.job_role_id from membership m where m.user_id = a.assignee_id limit 1)',
  scheduledStart: 'a.scheduled_start',
  scheduledEnd: 'a.scheduled_end',
  actualStart: 'a.actual_start',
  actualEnd: 'a.actual_end',
  statusAt: 'a.status_at',
  createdAt: 'a.created_at',
  updatedAt: 'a.updated_at',
  serviceTimeMins: 'a.service_time_mins',
  poNumber: 'a.po_number',
}

export const sampled = Object.keys(compared)

/** Of enums what the seed has most of; of another its first value. */
const chosen: Readonly<Record<string, string>> = { state: 'QUEUED', bucket: 'NEXT' }

/** A record with an assignee, a place, a vehicle, a task record and a code, from the middle of a tree. */
export const sampleSql = `
  select jsonb_build_object(${Object.entries(compared)
    .map(([field, sql]) => `'${field}', ${sql}`)
    .join(', ')}) as sample
  from action a where a.task_record_id is not null and a.assignee_id is not null and a.vehicle_id is not null and a.status = 9 and a.priority_id = 5
  order by a.legacy_id limit 1 offset $1`

/** The node that an id of a field is of, where the field has another name. */
const nodes: Readonly<Record<string, string>> = { id: 'Action', assignee: 'User', creator: 'User' }
const idOf = (field: string, value: string | number) =>
  field === 'priority'
    ? priority(Number(value))
    : field === 'actionClass'
      ? actionClass(Number(value))
      : globalId(nodes[field] ?? field[0]!.toUpperCase() + field.slice(1), String(value))

interface Comparison {
  /** In the words of a filter. */
  name: string
  filter: object
}

export function comparisonsOf(schema: GraphQLSchema, sample: Sample): Comparison[] {
  const fields = (schema.getType('ActionFilter') as GraphQLInputObjectType).getFields()
  return Object.values(fields).flatMap(({ name, type }) =>
    ['and', 'or', 'not'].includes(name) ? [] : isInputObjectType(type) ? inputs(type, name, sample) : flags(name),
  )
}

const flags = (field: string): Comparison[] =>
  [true, false].map((value) => ({ name: `${field}: ${value}`, filter: { [field]: value } }))

function inputs(comparison: GraphQLInputObjectType, field: string, sample: Sample): Comparison[] {
  return Object.values(comparison.getFields()).flatMap((operator) => {
    const one = (value: unknown) => ({
      name: `${field} ${operator.name}${operator.name === 'isNull' ? ` ${String(value)}` : ''}`,
      filter: { [field]: { [operator.name]: value } },
    })
    return operator.name === 'isNull' ? [true, false].map(one) : [one(valueOf(operator, field, sample))]
  })
}

function valueOf({ name, type }: GraphQLInputField, field: string, sample: Sample): unknown {
  const named = getNamedType(type)
  const value = isEnumType(named) ? (chosen[field] ?? named.getValues()[0]!.name) : sample[field]
  if (value == null) throw new Error(`lists: the sample has no ${field}.`)
  const written = String(type).includes('ID') ? idOf(field, value) : value
  if (name === 'contains' || name === 'startsWith') return String(value).slice(0, 12)
  return String(type).startsWith('[') ? [written] : written
}
