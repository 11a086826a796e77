// Tasks as legacy clients know them: the fields that all have, null where one has none, and those of each.
import { z } from 'zod'
import { restRequestShape, restShape } from '../../../kernel/fields.ts'
import { itemFields, taskRecordFields } from '../../../work/task/fields.ts'
import { count, named, number, uuid, vehicleMembers, version } from './parts.ts'
import { partError } from './records.ts'

const always = {
  Task_Record_ID: number.nullable(),
  MajorTask_ID: number.nullable(),
  MajorTask_Name: z.string().nullable(),
  Task_Item_ID: number.nullable(),
  Task_Item_Name: z.string().nullable(),
  ActionClass_ID: number.nullable(),
  Schedule_Priority_ID: number.nullable(),
  ServiceTime_mins: count.nullable(),
  SAAS_Org_UUID: uuid.nullable().describe('Null where its organization is out of sight.'),
}

export const majorTask = named('MajorTask', {
  ...always,
  MajorTask_Descrip: z.string(),
  MajorTask_UUID: uuid,
  active: z.boolean(),
  version,
})

export const taskItem = named('TaskItem', {
  ...always,
  Task_Item_Descrip: z.string(),
  Task_Item_UUID: uuid,
  Task_Objective_ID: number,
  Task_Objective_Name: z.string(),
  TransactionType_ID: number,
  TTP_Type_ID: number,
  requires_sign_off: z.boolean(),
  ...restShape(itemFields),
  active: z.boolean(),
  version,
})

export const taskRecord = named('TaskRecord', {
  ...always,
  Task_Record_Name: z.string(),
  Task_Record_UUID: uuid,
  Task_Descrip: z.string(),
  Responsible_Org_Name: z.string(),
  Department_Id: number.nullable(),
  DeptGroup_Id: number.nullable(),
  Responsible_DeptGroup: z.string().nullable(),
  Org_Location_id: number.nullable(),
  Org_location_id: number.nullable().describe('The same by its earlier spelling.'),
  ...vehicleMembers,
  requires_sign_off: z.boolean(),
  ...restShape(taskRecordFields),
  assigned_users: z.array(z.object({ SAAS_PFUser_UUID: uuid, name: z.string() })),
  active: z.boolean(),
  version,
})

export const newMajorTask = named('NewMajorTask', {
  SAAS_Org_UUID: uuid,
  Department_Id: number.nullish(),
  DeptGroup_Id: number.nullish(),
  MajorTask_Name: z.string().min(1).max(120),
  MajorTask_Descrip: z.string().nullish(),
})

export const newTaskRecord = named('NewTaskRecord', {
  SAAS_Org_UUID: uuid,
  Department_Id: number.nullish(),
  DeptGroup_Id: number.nullish(),
  Task_Item_ID: number,
  Task_Record_Name: z.string().max(120).nullish().describe("The item's where it is left out."),
  Task_Descrip: z.string().nullish(),
  ActionClass_ID: number.nullish(),
  Schedule_Priority_ID: number.nullish(),
  ServiceTime_mins: count.nullish(),
  Org_Location_id: number.nullish().describe('Org_location_id is taken too.'),
  Vehicle_ID: number.nullish().describe('The number of a vehicle in use.'),
  ...restRequestShape(taskRecordFields),
  user_uuids: z.array(uuid).nullish().describe('The users the record is assigned to.'),
})

/** What became of one task and one person. */
export const assignedTask = named('AssignedTask', {
  Task_Record_ID: number,
  SAAS_PFUser_UUID: uuid.nullable(),
  status: z.enum(['assigned', 'failed']),
  error: partError.optional(),
})
