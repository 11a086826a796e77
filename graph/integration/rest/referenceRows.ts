// The legacy paths of the reference lists.
import { z } from 'zod'
import type { ReferenceList } from '../../kernel/references.ts'
import { row, type RestRow } from './rest.ts'
import { number, pageParameters } from './shapes/parts.ts'

/** A list, all but one of which has a path, answers with arrays of {…_ID, …_Name, sort_order, active}. */
function listRow(path: string, list: Exclude<ReferenceList, 'PLATFORM_STATUS'>, prefix: string, what: string): RestRow {
  return row({
    method: 'GET',
    path,
    summary: `Lists the ${what}.`,
    policy: 'signedIn',
    parameters: pageParameters,
    request: null,
    response: z.array(
      z.object({ [`${prefix}_ID`]: number, [`${prefix}_Name`]: z.string(), sort_order: number, active: z.boolean() }),
    ),
    errors: [],
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

const countries = row({
  method: 'GET',
  path: '/api/org/countries',
  summary: 'Lists the countries of ISO 3166.',
  policy: 'signedIn',
  parameters: pageParameters,
  request: null,
  response: z.array(
    z.object({
      Country_ID: number,
      Country_Name: z.string(),
      Country_Code: z.string(),
      sort_order: number,
      active: z.boolean(),
    }),
  ),
  errors: [],
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

/** The states of a country; of the United States and Canada where none is asked for. */
const states = row({
  method: 'GET',
  path: '/api/org/states',
  summary: 'Lists the states of a country.',
  policy: 'signedIn',
  parameters: {
    country: z.string().optional().describe('Its code; the United States and Canada where it is left out.'),
    ...pageParameters,
  },
  request: null,
  response: z.array(
    z.object({
      State_ID: z.string(),
      State_Name: z.string(),
      State_Code: z.string(),
      Country_Code: z.string(),
      sort_order: number,
      active: z.boolean(),
    }),
  ),
  errors: [],
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
  listRow('/api/org/govt_entity_type', 'GOVT_ENTITY_TYPE', 'Govt_IdentifierType', 'types of government identifiers'),
  listRow('/api/org/org_legal_entity_type', 'LEGAL_ENTITY_TYPE', 'Legal_entity_type', 'types of legal entities'),
  listRow('/api/org/auditstatus', 'AUDIT_STATUS', 'AuditStatus', 'audit statuses'),
  listRow('/api/org/groupingTypes', 'GROUPING_TYPE', 'Grouping_Type', 'types of groupings'),
  listRow('/api/org/locationTypes', 'LOCATION_TYPE', 'Location_Type', 'types of locations'),
  listRow('/api/tasks/active_record_status', 'RECORD_STATUS', 'Task_ActiveRecord_Status', 'statuses of action records'),
  listRow('/api/tasks/action_class', 'ACTION_CLASS', 'ActionClass', 'action classes'),
  listRow('/api/tasks/task_schedule_priority', 'SCHEDULE_PRIORITY', 'Schedule_Priority', 'priorities'),
  listRow('/api/tasks/task_objectives', 'TASK_OBJECTIVE', 'Task_Objective', 'objectives of tasks'),
  listRow('/api/tasks/ttp_type', 'TTP_TYPE', 'TTP_Type', 'TTP types'),
  listRow('/api/tasks/tour_type', 'TOUR_TYPE', 'Tour_Type', 'types of tours'),
  listRow('/api/tasks/get_ActionType', 'ACTION_TYPE', 'ActionType', 'action types'),
  listRow('/api/tasks/getReferenceTransactionType', 'TRANSACTION_TYPE', 'TransactionType', 'types of transactions'),
]
