// The legacy paths of checklists.
import { z } from 'zod'
import { ValidationError } from '../../kernel/errors.ts'
import { conflict, failure } from './errorFragments.ts'
import { numberOf } from './fields.ts'
import { row, type RestRow } from './rest.ts'
import { message, number } from './shapes/parts.ts'

/** The numbers of a list; each may come as text. */
function numbersOf(path: string, value: unknown): number[] {
  if (!Array.isArray(value)) throw new ValidationError([{ path, message: 'Send a list of whole numbers.' }])
  return value.map((one, i) => numberOf(`${path}.${i}`, one))
}

export const checklistRows: RestRow[] = [
  row({
    method: 'POST',
    path: '/api/checklists/assign_task_checklist_association',
    summary: 'Sets which checklists a task has.',
    policy: 'tasks.edit',
    parameters: {},
    request: z.object({
      task_id: number.describe('The number of a task item.'),
      checklist_ids: z.array(number).describe('All of them, from now on.'),
    }),
    response: z.object({
      message,
      task_id: number,
      checklist_ids: z.array(number),
      checklists: z.array(z.object({ checklist_id: number, checklist_name: z.string() })),
    }),
    errors: [403, 404],
    document: `mutation ($input: AssignChecklistsInput!) {
      result: assignChecklists(input: $input) {
        ...FailureFields
        ...ConflictFields
        ... on AssignChecklistsSuccess { taskItem { internalID checklists { internalID name } } }
      }
    } ${failure} ${conflict}`,
    variables: ({ body, idempotencyKey }) => ({
      input: {
        taskItemInternalID: numberOf('task_id', body.task_id),
        checklistInternalIDs: numbersOf('checklist_ids', body.checklist_ids),
        idempotencyKey,
      },
    }),
    body: ({ result: { taskItem } }) => ({
      message: taskItem.checklists.length ? 'Checklists assigned' : 'Checklists taken away',
      task_id: taskItem.internalID,
      checklist_ids: taskItem.checklists.map(({ internalID }) => internalID),
      checklists: taskItem.checklists.map(({ internalID, name }) => ({
        checklist_id: internalID,
        checklist_name: name,
      })),
    }),
    example: { as: 'admin@demo.test', body: { task_id: 1, checklist_ids: [1, 2] } },
  }),
]
