// What of a task record can be written, and what it is checked against.
import { entry } from '../../kernel/entryId.ts'
import { z } from 'zod'
import { assignableFor } from './assignees.ts'
import type { WorkPlace } from '../../people/membership/peopleAt.ts'
import type { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { ForbiddenError, ValidationError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { commandsPlaced, type Placement } from '../../kernel/placed.ts'
import { checked, entered } from '../../kernel/fields.ts'
import { urgent } from './priorities.ts'
import { taskRecordFields } from './fields.ts'
import * as t from './__generated__/messages.ts'

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>

export const mostAssignees = 20

export const taskRecordShape = z.object({
  ...checked(taskRecordFields),
})

/** The fields that a task record has beside its item and its place; of a new one, what is left out is the item's. */
export const taskRecordInput = (t: InputBuilder) => ({
  ...entered(t, taskRecordFields),
  actionClassId: entry(t, 'ACTION_CLASS', { description: 'The action class of the work.' }),
  priorityId: entry(t, 'SCHEDULE_PRIORITY', { description: 'The priority.' }),
  locationId: t.id({ description: 'The location of the work, within the same root organization; null for none.' }),
  vehicleId: t.id({
    description: 'The vehicle the work is on, in use and under the same root organization; null for none.',
  }),
  assigneeIds: t.idList({ description: 'The assignees, at most 20; its action records are assigned to them in turn.' }),
})

/** What is urgent takes as much here as in an action record. */
export function requireUrgent(context: Context, placement: Placement, priorityId: number): void {
  const viewer = context.requireViewer()
  if (priorityId !== urgent || commandsPlaced(viewer, 'records.urgent', placement)) return
  throw new ForbiddenError(viewer.refusal('records.urgent', placement.rootId))
}

/** The people named, if the viewer may give each of them work there. */
export async function assigneesIn(context: Context, place: WorkPlace, globalIds: readonly string[]): Promise<string[]> {
  if (globalIds.length > mostAssignees)
    throw new ValidationError([{ path: 'assigneeIds', message: t.nameAtMost({ most: mostAssignees }) }])
  const ids = [...new Set(globalIds.map((id) => uuidOf('User', id)))]
  return Promise.all(ids.map(async (id) => (await inField('assigneeIds', assignableFor(context, place, id))).id))
}

/** A refusal says it of the field that was named. */
async function inField<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new ValidationError(error.fields.map(({ message }) => ({ path, message })))
  }
}

/** Writes who does some tasks, in turn. */
export async function writeAssignees(
  table: Transaction['taskRecordAssignee'],
  tasks: readonly { taskRecordId: string; assignees: readonly string[] }[],
): Promise<void> {
  const data = tasks.flatMap(({ taskRecordId, assignees }) =>
    assignees.map((userId, position) => ({ taskRecordId, userId, position })),
  )
  if (data.length) await table.createMany({ data })
}
