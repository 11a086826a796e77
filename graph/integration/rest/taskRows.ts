// The legacy paths of tasks: the catalogue, what is put to work, and who does it.
import { z } from 'zod'
import { ValidationError } from '../../kernel/errors.ts'
import { globalId, parseGlobalId } from '../../kernel/node.ts'
import type { LegacyAssignment } from './__generated__/documents.ts'
import { failure } from './errorFragments.ts'
import { failures } from './failures.ts'
import { entryOf, listedInput, numberOf, optional, page, textOf, userId, uuidField } from './fields.ts'
import { row, type RestRow } from './rest.ts'
import { message, number, pageParameters, uuid } from './shapes/parts.ts'
import { assignedTask, majorTask, newMajorTask, newTaskRecord, taskItem, taskRecord } from './shapes/tasks.ts'
import { taskRecordFields } from '../../work/task/fields.ts'
import { itemFields, majorTaskFields, recordFields, toItem, toMajorTask, toRecord } from './taskShapes.ts'

const assignPath = '/api/procedures/assignTasksToUsers'

const assignmentFields = `fragment LegacyAssignment on AssignedTask {
  internalID userId error { ...FailureFields ... on InvalidTransitionError { allowed } } } ${failure}` as const

export const taskRows: RestRow[] = [
  row({
    method: 'GET',
    path: '/api/tasks/get_master_tasks',
    summary: 'Lists the major tasks of the library.',
    policy: 'tasks.use',
    parameters: pageParameters,
    request: null,
    response: z.array(majorTask),
    errors: [],
    document: `query ($limit: Int!, $offset: Int!) { rows: legacyMajorTasks(limit: $limit, offset: $offset) { ...LegacyMajorTask } }
      ${majorTaskFields}`,
    variables: page,
    body: ({ rows }) => rows.map(toMajorTask),
    example: { as: 'admin@demo.test' },
  }),
  row({
    method: 'GET',
    path: '/api/tasks/get_master_tasks_items',
    summary: 'Lists the task items of the library.',
    policy: 'tasks.use',
    parameters: pageParameters,
    request: null,
    response: z.array(taskItem),
    errors: [],
    document: `query ($limit: Int!, $offset: Int!) { rows: legacyTaskItems(limit: $limit, offset: $offset) { ...LegacyItem } }
      ${itemFields}`,
    variables: page,
    body: ({ rows }) => rows.map(toItem),
    example: { as: 'admin@demo.test' },
  }),
  row({
    method: 'GET',
    path: '/api/tasks/get_task_records',
    summary: 'Lists the task records in sight.',
    policy: 'tasks.use',
    parameters: pageParameters,
    request: null,
    response: z.array(taskRecord),
    errors: [],
    document: `query ($limit: Int!, $offset: Int!) { rows: legacyTaskRecords(limit: $limit, offset: $offset) { ...LegacyTaskRecord } }
      ${recordFields}`,
    variables: page,
    body: ({ rows }) => rows.map(toRecord),
    example: { as: 'admin@demo.test', query: 'limit=5' },
  }),
  row({
    method: 'POST',
    path: '/api/tasks/add_major_task',
    summary: 'Adds a major task to the library.',
    policy: 'tasks.edit',
    parameters: {},
    request: newMajorTask,
    response: z.object({ message, row: majorTask }),
    errors: [403, 404],
    document: `mutation ($input: CreateMajorTaskInput!) {
      result: createMajorTask(input: $input) { ...FailureFields ... on CreateMajorTaskSuccess { majorTask { ...LegacyMajorTask } } }
    } ${failure} ${majorTaskFields}`,
    variables: ({ body, idempotencyKey }) => ({
      input: {
        organizationId: globalId('Organization', uuidField('SAAS_Org_UUID', body.SAAS_Org_UUID)),
        departmentInternalID: optional(numberOf, 'Department_Id', body.Department_Id),
        groupInternalID: optional(numberOf, 'DeptGroup_Id', body.DeptGroup_Id),
        name: textOf('MajorTask_Name', body.MajorTask_Name),
        description: optional(textOf, 'MajorTask_Descrip', body.MajorTask_Descrip),
        idempotencyKey,
      },
    }),
    body: ({ result }) => ({ message: 'Major task added', row: toMajorTask(result.majorTask) }),
    example: {
      as: 'admin@demo.test',
      body: {
        SAAS_Org_UUID: '{organization}',
        MajorTask_Name: 'Winter readiness',
        MajorTask_Descrip: 'Chains, fluids and batteries.',
      },
    },
  }),
  row({
    method: 'POST',
    path: '/api/tasks/add_new_task_record',
    summary: 'Puts a task item to work.',
    policy: 'tasks.edit',
    parameters: {},
    request: newTaskRecord,
    response: z.object({ message, row: taskRecord }),
    errors: [403, 404],
    paths: { actionClassId: 'classId', vehicleId: 'Vehicle_ID' },
    document: `mutation ($input: CreateTaskRecordInput!) {
      result: createTaskRecord(input: $input) { ...FailureFields ... on CreateTaskRecordSuccess { taskRecord { ...LegacyTaskRecord } } }
    } ${failure} ${recordFields}`,
    variables: ({ body, idempotencyKey }) => ({
      input: {
        organizationId: globalId('Organization', uuidField('SAAS_Org_UUID', body.SAAS_Org_UUID)),
        departmentInternalID: optional(numberOf, 'Department_Id', body.Department_Id),
        groupInternalID: optional(numberOf, 'DeptGroup_Id', body.DeptGroup_Id),
        taskItemInternalID: numberOf('Task_Item_ID', body.Task_Item_ID),
        title: optional(textOf, 'Task_Record_Name', body.Task_Record_Name),
        description: optional(textOf, 'Task_Descrip', body.Task_Descrip),
        actionClassId: optional(entryOf('ACTION_CLASS'), 'ActionClass_ID', body.ActionClass_ID),
        priorityId: optional(entryOf('SCHEDULE_PRIORITY'), 'Schedule_Priority_ID', body.Schedule_Priority_ID),
        serviceTimeMins: optional(numberOf, 'ServiceTime_mins', body.ServiceTime_mins),
        locationInternalID: optional(numberOf, 'Org_Location_id', body.Org_Location_id ?? body.Org_location_id),
        vehicleInternalID: optional(numberOf, 'Vehicle_ID', body.Vehicle_ID),
        ...listedInput(taskRecordFields, body),
        assigneeIds: body.user_uuids == null ? undefined : list('user_uuids', body.user_uuids, userId),
        idempotencyKey,
      },
    }),
    body: ({ result }) => ({ message: 'Task record added', row: toRecord(result.taskRecord) }),
    example: {
      as: 'admin@demo.test',
      body: {
        SAAS_Org_UUID: '{organization}',
        Task_Item_ID: 1,
        Task_Record_Name: 'Pre-trip inspection, spare tractors',
        PO_Number: 'PO-20418',
        user_uuids: ['{viewer}'],
      },
    },
  }),
  row({
    method: 'POST',
    path: assignPath,
    summary: 'Assigns task records to people.',
    policy: 'records.manage',
    parameters: {},
    request: z.object({ task_record_ids: z.array(number), user_uuids: z.array(uuid) }),
    response: z.object({ message, results: z.array(assignedTask) }),
    errors: [403, 404],
    document: `mutation ($input: AssignTasksToUsersInput!) {
      result: assignTasksToUsers(input: $input) {
        ...FailureFields
        ... on AssignTasksToUsersSuccess {
          results { ...LegacyAssignment }
        }
      }
    } ${assignmentFields}`,
    variables: ({ body, idempotencyKey }) => ({
      input: {
        internalIDs: list('task_record_ids', body.task_record_ids, numberOf),
        userIds: list('user_uuids', body.user_uuids, userId),
        idempotencyKey,
      },
    }),
    body: ({ result }) => ({ message: 'Tasks assigned', results: result.results.map(toResult) }),
    failed: ({ result: { results } }) =>
      results.every(({ error }) => error) ? (results[0]?.error ?? undefined) : undefined,
    example: { as: 'admin@demo.test', body: { task_record_ids: [1005], user_uuids: ['{viewer}'] } },
  }),
]

/** Every value of a list, read as one. */
function list<T>(path: string, value: unknown, read: (path: string, value: unknown) => T): T[] {
  if (!Array.isArray(value)) throw new ValidationError([{ path, message: 'Send a list.' }])
  return value.map((one) => read(path, one))
}

/** What became of one task and one person. */
const toResult = ({ internalID, userId: user, error }: LegacyAssignment) => ({
  Task_Record_ID: internalID,
  SAAS_PFUser_UUID: parseGlobalId(user)?.name ?? null,
  status: error ? 'failed' : 'assigned',
  ...(error && { error: { message: failures[assignPath], detail: error.message, code: error.code } }),
})
