// The legacy paths of action records.
import { z } from 'zod'
import { accessLevels } from '../../kernel/policy.ts'
import { toRest } from '../../kernel/fields.ts'
import { actionFields } from '../../work/action/fields.ts'
import { transitionNames } from '../../work/action/transitions.ts'
import type { LegacyMove, LegacyRecord } from './__generated__/documents.ts'
import { conflict, failure } from './errorFragments.ts'
import { failures } from './failures.ts'
import {
  entryOf,
  flagOf,
  numberOf,
  oneOf,
  optional,
  page,
  textOf,
  userId,
  uuidField,
  vehicleMembers,
} from './fields.ts'
import { answerPaths, answersIn, checklistFields, toLegacyChecklist } from './recordChecklist.ts'
import { orNotFound, row, type RestRequest, type RestRow } from './rest.ts'
import { type Failure } from './failureAnswer.ts'
import { message, number, pageParameters, uuid } from './shapes/parts.ts'
import { actionRecord, movedRecord, movement, recordWithChecklist } from './shapes/records.ts'
import { the } from '../../kernel/noun.ts'

const recordFields = `fragment LegacyRecord on Action {
  internalID uuid version title isScheduled statusID priorityID classID serviceTimeMins
  scheduledStart scheduledEnd actualStart actualEnd priority { name } actionClass { name }
  organization { uuid name } department { name } group { name } taskItem { name majorTask { name } }
  assignee { name } completedBy { name } escalatedTo { name } vehicle { internalID unitNumber } ...ActionFields }`

/** The specification's 19 fields, and what other calls ask for: ids, version, vehicle and the listed fields. */
function toLegacy(record: LegacyRecord) {
  return {
    Task_Record_ID: record.internalID,
    IsScheduled: record.isScheduled,
    Task_ActiveRecord_Status: record.statusID,
    Schedule_Priority: record.priority.name,
    Schedule_Priority_ID: record.priorityID,
    ActionClass_ID: record.classID,
    ActionClass_Name: record.actionClass.name,
    MajorTask_Name: record.taskItem?.majorTask.name ?? null,
    Task_Item_Name: record.title,
    Responsible_Org_Name: record.organization.name,
    Responsible_DeptGroup: record.group?.name ?? record.department?.name ?? null,
    Assigned_User_Name: record.assignee?.name ?? null,
    ServiceTime_mins: record.serviceTimeMins,
    Scheduled_StartDateTime: record.scheduledStart,
    Scheduled_EndDateTime: record.scheduledEnd,
    Actual_Startdatetime: record.actualStart,
    Actual_EndDatetime: record.actualEnd,
    CompletedBy_User_Name: record.completedBy?.name ?? null,
    EscalatedTo_User_Name: record.escalatedTo?.name ?? null,
    SAAS_Org_UUID: record.organization.uuid,
    Task_Record_UUID: record.uuid,
    ...vehicleMembers(record.vehicle),
    ...toRest(actionFields, record),
    version: record.version,
  }
}

const asList = ({ records }: { records: LegacyRecord[] }) => records.map(toLegacy)

const moveFields = `fragment LegacyMove on TransitionOutcome {
  action { ...LegacyRecord } error { ...FailureFields ...ConflictFields ... on InvalidTransitionError { allowed } } }
  ${recordFields} ${failure} ${conflict}` as const

interface Moved {
  result: { outcomes: LegacyMove[] }
}

export const actionRows: RestRow[] = [
  row({
    method: 'GET',
    path: '/api/views/get_action_record_management',
    summary: 'Lists the action records in sight.',
    policy: 'records.see',
    parameters: pageParameters,
    request: null,
    response: z.array(actionRecord),
    errors: [],
    document: `query ($limit: Int!, $offset: Int!) {
      records: legacyActions(limit: $limit, offset: $offset) { ...LegacyRecord } } ${recordFields}`,
    variables: page,
    body: asList,
    example: { as: 'admin@demo.test', query: 'limit=2' },
  }),
  row({
    method: 'GET',
    path: '/api/tasks/get_tasks_by_record_id',
    summary: 'One action record with its checklists, as a list of one.',
    policy: 'records.see',
    parameters: { record_id: number },
    request: null,
    response: z.array(recordWithChecklist),
    errors: [404],
    document: `query ($number: Int!) { record: legacyAction(internalID: $number) { ...LegacyRecord ...WithChecklists } }
      ${recordFields} ${checklistFields}`,
    variables: ({ query }) => ({ number: numberOf('record_id', query.get('record_id')) }),
    body({ record }) {
      const found = orNotFound(record, the('Action'))
      return [{ ...toLegacy(found), checklist: toLegacyChecklist(found) }]
    },
    example: { as: 'admin@demo.test', query: 'record_id=1001' },
  }),
  row({
    method: 'POST',
    path: '/api/procedures/get_tasks_active_schedule_by_user',
    summary: 'Lists the open action records that are assigned to somebody.',
    policy: 'records.see',
    parameters: pageParameters,
    request: z.object({ SAAS_PFUser_UUID: uuid }),
    response: z.array(actionRecord),
    errors: [],
    document: `query ($limit: Int!, $offset: Int!, $user: String!) {
      records: legacyActions(limit: $limit, offset: $offset, assigneeUuid: $user, isOpen: true) { ...LegacyRecord } } ${recordFields}`,
    variables: (request) => ({ ...page(request), user: uuidField('SAAS_PFUser_UUID', request.body.SAAS_PFUser_UUID) }),
    body: asList,
    example: { as: 'admin@demo.test', body: { SAAS_PFUser_UUID: '{viewer}' } },
  }),
  row({
    method: 'POST',
    path: '/api/procedures/active_record_controller',
    summary: 'Moves action records: by an action, or by the status that they are to have.',
    policy: 'records.see',
    parameters: {},
    request: movement,
    response: z.object({ message, records: z.array(movedRecord) }),
    errors: [403, 404],
    paths: answerPaths,
    document: `mutation ($input: TransitionActionsInput!) {
      result: transitionActions(input: $input) {
        ...FailureFields
        ... on TransitionActionsSuccess {
          outcomes { ...LegacyMove }
        }
      }
    } ${moveFields}`,
    variables: (request) => ({ input: moving(request) }),
    body: moved,
    failed: nothingMoved,
    example: { as: 'admin@demo.test', body: { Task_Record_ID: 1003, action: 'reprioritize', Schedule_Priority_ID: 2 } },
  }),
]

const transitionOf = oneOf(transitionNames, `Send one of ${transitionNames.join(', ').toLowerCase()}.`)
const levelOf = oneOf(accessLevels, `Send one of ${accessLevels.join(', ')}.`)

/** active_record_controller's request as the graph's input. */
function moving({ body, idempotencyKey }: RestRequest) {
  const given = body.Task_Record_IDs ?? body.Task_Record_ID
  const numbers = (Array.isArray(given) ? given : [given]).map((value) => numberOf('Task_Record_ID', value))
  const transition = optional(transitionOf, 'action', body.action)
  const toUser = optional(userId, 'to_user_uuid', body.to_user_uuid)
  const reason = optional(textOf, 'reason', body.reason)
  const level = optional(levelOf, 'level', body.level)
  return {
    internalIDs: numbers,
    transition,
    statusID: optional(numberOf, 'Task_ActiveRecord_Status', body.Task_ActiveRecord_Status),
    version: optional(numberOf, 'version', body.version),
    reason,
    note: reason,
    level,
    delegateId: toUser,
    assigneeId: toUser,
    priorityId: optional(entryOf('SCHEDULE_PRIORITY'), 'Schedule_Priority_ID', body.Schedule_Priority_ID),
    durationMins: optional(numberOf, 'ServiceTime_mins', body.ServiceTime_mins),
    checklist: answersIn(body.checklist),
    leavesOpen: optional(flagOf, 'leaves_open', body.leaves_open),
    idempotencyKey,
  }
}

function moved({ result }: Moved) {
  const records = result.outcomes.map(({ action, error }) => ({
    ...(action && toLegacy(action)),
    ...(error && {
      error: { message: failures['/api/procedures/active_record_controller'], detail: error.message, code: error.code },
    }),
  }))
  return { message: 'Done', records }
}

/** Where no record moved, the call has failed as the first one did; else each says its own. */
function nothingMoved({ result: { outcomes } }: Moved): Failure | undefined {
  return outcomes.every(({ error }) => error) ? (outcomes[0]?.error ?? undefined) : undefined
}
