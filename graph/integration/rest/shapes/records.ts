// An action record as legacy clients know it.
import { z } from 'zod'
import { restShape } from '../../../kernel/fields.ts'
import { actionFields } from '../../../work/action/fields.ts'
import { count, instant, named, number, uuid, vehicleMembers, version } from './parts.ts'

const fields = {
  Task_Record_ID: number,
  IsScheduled: z.boolean().describe('Whether it has a slot in a plan.'),
  Task_ActiveRecord_Status: number.describe('A number of /api/tasks/active_record_status.'),
  Schedule_Priority: z.string(),
  Schedule_Priority_ID: number,
  ActionClass_ID: number,
  ActionClass_Name: z.string(),
  MajorTask_Name: z.string().nullable(),
  Task_Item_Name: z.string().describe('Its title.'),
  Responsible_Org_Name: z.string(),
  Responsible_DeptGroup: z.string().nullable().describe('Its group, else its department.'),
  Assigned_User_Name: z.string().nullable(),
  ServiceTime_mins: count,
  Scheduled_StartDateTime: instant.nullable(),
  Scheduled_EndDateTime: instant.nullable().describe('When it is due.'),
  Actual_Startdatetime: instant.nullable(),
  Actual_EndDatetime: instant.nullable(),
  CompletedBy_User_Name: z.string().nullable(),
  EscalatedTo_User_Name: z.string().nullable(),
  SAAS_Org_UUID: uuid,
  Task_Record_UUID: uuid,
  ...vehicleMembers,
  ...restShape(actionFields),
  version,
}

export const actionRecord = named('ActionRecord', fields)

const checklistAnswer = named('ChecklistAnswer', {
  passed: z.boolean().nullable(),
  number: z.number().nullable(),
  text: z.string().nullable(),
  choice: z.string().nullable(),
  note: z.string(),
  failed: z.boolean(),
})

const checklistEntry = named('ChecklistEntry', {
  checklist: z.string().describe('The name of its checklist.'),
  item_id: uuid,
  prompt: z.string(),
  kind: z.enum(['PASS_FAIL', 'NUMBER', 'TEXT', 'CHOICE', 'PHOTO']),
  mandatory: z.boolean(),
  choices: z.array(z.string()),
  answer: checklistAnswer.nullable(),
})

export const recordWithChecklist = named('ActionRecordWithChecklist', { ...fields, checklist: z.array(checklistEntry) })

/** What became of one of several. */
export const partError = named('PartError', { message: z.string(), detail: z.string(), code: z.string() })

export const movedRecord = named('MovedRecord', {
  ...z.object(fields).partial().shape,
  error: partError.optional().describe('Why it did not move.'),
})

/** An answer to an item of a checklist. */
const givenAnswer = named('GivenAnswer', {
  item_id: uuid,
  passed: z.boolean().nullish(),
  number: z.number().nullish(),
  text: z.string().nullish(),
  choice: z.string().nullish(),
  note: z.string().nullish(),
})

/** How records are to move. */
export const movement = named('Movement', {
  Task_Record_ID: z.union([number, z.array(number)]).optional(),
  Task_Record_IDs: z.array(number).optional().describe('Several at once, in place of Task_Record_ID.'),
  action: z.string().nullish().describe('A transition by its name, as start, hold or complete, in any case.'),
  Task_ActiveRecord_Status: number
    .nullish()
    .describe('The status to have, in place of an action; to 6, to_user_uuid delegates.'),
  reason: z.string().max(500).nullish(),
  level: z.string().nullish().describe('The access level that an escalation goes to.'),
  to_user_uuid: uuid.nullish().describe('To whom it is assigned or delegated.'),
  Schedule_Priority_ID: number.nullish(),
  ServiceTime_mins: count.nullish(),
  checklist: z.array(givenAnswer).nullish(),
  leaves_open: z
    .boolean()
    .nullish()
    .describe(
      'Whether to resolve an escalation with mandatory items of its checklists open; else open ones refuse it.',
    ),
  version: number.nullish().describe('That of the one record, as it was read.'),
})

export const note = named('Note', {
  note_id: number,
  note: z.string(),
  author: z.string(),
  created_at: instant,
})
