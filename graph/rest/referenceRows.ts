// The legacy paths of the reference lists.
import type { ReferenceList } from '../reference/references.ts'
import { row, type RestRow } from './rest.ts'

interface Item {
  internalID: number
  name: string
  sortOrder: number
  active: boolean
}

/** A list answers with arrays of {…_ID, …_Name, sort_order, active}. */
function listRow(path: string, list: ReferenceList, prefix: string): RestRow {
  return row<{ items: Item[] }>({
    method: 'GET',
    path,
    document: `{ items: reference(list: ${list}) { internalID name sortOrder active } }`,
    body: ({ items }) =>
      items.map(({ internalID, name, sortOrder, active }) => ({
        [`${prefix}_ID`]: internalID,
        [`${prefix}_Name`]: name,
        sort_order: sortOrder,
        active,
      })),
    example: { as: 'admin@demo.test' },
  })
}

interface Country {
  internalID: number
  name: string
  code: string
}

const countries = row<{ countries: Country[] }>({
  method: 'GET',
  path: '/api/org/countries',
  document: '{ countries { internalID name code } }',
  body: ({ countries }) =>
    countries.map(({ internalID, name, code }, i) => ({
      Country_ID: internalID,
      Country_Name: name,
      Country_Code: code,
      sort_order: i + 1,
      active: true,
    })),
  example: { as: 'admin@demo.test' },
})

interface State {
  code: string
  name: string
}

/** The states of a country; of the United States and Canada where none is asked for. */
const states = row<{ first: State[]; second: State[] }>({
  method: 'GET',
  path: '/api/org/states',
  document: `query ($first: String!, $second: String!) {
    first: states(country: $first) { code name }
    second: states(country: $second) { code name }
  }`,
  variables({ query }) {
    const country = query.get('country')
    return country ? { first: country, second: '' } : { first: 'US', second: 'CA' }
  },
  body: ({ first, second }) =>
    [...first, ...second].map(({ code, name }, i) => ({
      State_ID: code,
      State_Name: name,
      State_Code: code.slice(3),
      Country_Code: code.slice(0, 2),
      sort_order: i + 1,
      active: true,
    })),
  example: { as: 'admin@demo.test', query: 'country=US' },
})

export const referenceRows: RestRow[] = [
  countries,
  states,
  listRow('/api/org/govt_entity_type', 'GOVT_ENTITY_TYPE', 'Govt_IdentifierType'),
  listRow('/api/org/org_legal_entity_type', 'LEGAL_ENTITY_TYPE', 'Legal_entity_type'),
  listRow('/api/org/auditstatus', 'AUDIT_STATUS', 'AuditStatus'),
  listRow('/api/org/groupingTypes', 'GROUPING_TYPE', 'Grouping_Type'),
  listRow('/api/org/locationTypes', 'LOCATION_TYPE', 'Location_Type'),
  listRow('/api/tasks/active_record_status', 'RECORD_STATUS', 'Task_ActiveRecord_Status'),
  listRow('/api/tasks/action_class', 'ACTION_CLASS', 'ActionClass'),
  listRow('/api/tasks/task_schedule_priority', 'SCHEDULE_PRIORITY', 'Schedule_Priority'),
  listRow('/api/tasks/task_objectives', 'TASK_OBJECTIVE', 'Task_Objective'),
  listRow('/api/tasks/ttp_type', 'TTP_TYPE', 'TTP_Type'),
  listRow('/api/tasks/tour_type', 'TOUR_TYPE', 'Tour_Type'),
  listRow('/api/tasks/get_ActionType', 'ACTION_TYPE', 'ActionType'),
  listRow('/api/tasks/getReferenceTransactionType', 'TRANSACTION_TYPE', 'TransactionType'),
]
