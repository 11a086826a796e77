// The rows of tasks as legacy clients know them: one shape for the catalogue and for what is put to work, with null for
// what one of them does not have.
import type { LegacyItem, LegacyMajorTask, LegacyTaskRecord } from './__generated__/documents.ts'
import { toRest } from '../../kernel/fields.ts'
import { itemFields as itemTable, taskRecordFields } from '../../work/task/fields.ts'
import { locationNumber, vehicleMembers } from './fields.ts'

export const majorTaskFields =
  'fragment LegacyMajorTask on MajorTask { internalID uuid name description active version organization { uuid } }'

export const itemFields = `fragment LegacyItem on TaskItem {
  internalID uuid name description active version serviceTimeMins classID priorityID requiresSignOff ...TaskItemFields
  objective { internalID name } transactionType { internalID } ttpType { internalID } majorTask { internalID name organization { uuid } } }`

export const recordFields = `fragment LegacyTaskRecord on TaskRecord {
  internalID uuid title description status version serviceTimeMins classID priorityID requiresSignOff ...TaskRecordFields
  taskItem { internalID name majorTask { internalID name } } organization { uuid name } department { internalID } group { internalID name }
  location { internalID } vehicle { internalID unitNumber } assignees { uuid name } }`

const empty = {
  Task_Record_ID: null,
  MajorTask_ID: null,
  MajorTask_Name: null,
  Task_Item_ID: null,
  Task_Item_Name: null,
  ActionClass_ID: null,
  Schedule_Priority_ID: null,
  ServiceTime_mins: null,
  SAAS_Org_UUID: null,
}

/** Whose uuid the caller does not see is null. */
export const toMajorTask = ({
  internalID,
  uuid,
  name,
  description,
  active,
  version,
  organization,
}: LegacyMajorTask) => ({
  ...empty,
  MajorTask_ID: internalID,
  MajorTask_Name: name,
  MajorTask_Descrip: description,
  MajorTask_UUID: uuid,
  SAAS_Org_UUID: organization?.uuid ?? null,
  active,
  version,
})

export const toItem = (item: LegacyItem) => ({
  ...empty,
  MajorTask_ID: item.majorTask.internalID,
  MajorTask_Name: item.majorTask.name,
  Task_Item_ID: item.internalID,
  Task_Item_Name: item.name,
  Task_Item_Descrip: item.description,
  Task_Item_UUID: item.uuid,
  ActionClass_ID: item.classID,
  Schedule_Priority_ID: item.priorityID,
  Task_Objective_ID: item.objective.internalID,
  Task_Objective_Name: item.objective.name,
  TransactionType_ID: item.transactionType.internalID,
  TTP_Type_ID: item.ttpType.internalID,
  ServiceTime_mins: item.serviceTimeMins,
  requires_sign_off: item.requiresSignOff,
  ...toRest(itemTable, item),
  SAAS_Org_UUID: item.majorTask.organization?.uuid ?? null,
  active: item.active,
  version: item.version,
})

export const toRecord = (record: LegacyTaskRecord) => ({
  ...empty,
  Task_Record_ID: record.internalID,
  Task_Record_Name: record.title,
  Task_Record_UUID: record.uuid,
  Task_Descrip: record.description,
  MajorTask_ID: record.taskItem?.majorTask.internalID ?? null,
  MajorTask_Name: record.taskItem?.majorTask.name ?? null,
  Task_Item_ID: record.taskItem?.internalID ?? null,
  Task_Item_Name: record.taskItem?.name ?? null,
  ActionClass_ID: record.classID,
  Schedule_Priority_ID: record.priorityID,
  ServiceTime_mins: record.serviceTimeMins,
  SAAS_Org_UUID: record.organization.uuid,
  Responsible_Org_Name: record.organization.name,
  Department_Id: record.department?.internalID ?? null,
  DeptGroup_Id: record.group?.internalID ?? null,
  Responsible_DeptGroup: record.group?.name ?? null,
  ...locationNumber(record.location),
  ...vehicleMembers(record.vehicle),
  requires_sign_off: record.requiresSignOff,
  ...toRest(taskRecordFields, record),
  assigned_users: record.assignees.map(({ uuid, name }) => ({ SAAS_PFUser_UUID: uuid, name })),
  active: record.status === 'ACTIVE',
  version: record.version,
})
