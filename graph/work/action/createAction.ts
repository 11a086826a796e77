import { entry } from '../../kernel/entryId.ts'
import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import { LimitReachedError, ValidationError } from '../../kernel/errors.ts'
import { locationIn } from '../../organization/location/visibleLocations.ts'
import { mutation } from '../../kernel/mutation.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { vehicleIn } from '../../organization/vehicle/vehicleIn.ts'
import { requireListed } from '../../kernel/listed.ts'
import { checked, entered, inherited } from '../../kernel/fields.ts'
import { check, say } from '../../kernel/validation.ts'
import { addActions } from './addAction.ts'
import { addAtOnce } from './addAtOnce.ts'
import { assignableFor } from '../task/assignees.ts'
import { actionFields } from './fields.ts'
import { kindOfWork } from './kindOfWork.ts'
import { actionInAnswer } from './movingMutation.ts'
import { requireCreate } from './requireCreate.ts'
import * as t from './__generated__/messages.ts'

const shape = z
  .object({
    ...checked(actionFields),
    scheduledStart: z.date().nullish(),
    scheduledEnd: z.date().nullish(),
  })
  .refine(({ scheduledStart, scheduledEnd }) => !scheduledStart || !scheduledEnd || scheduledStart <= scheduledEnd, {
    path: ['scheduledEnd'],
    ...say(t.nameEnd),
  })

const ActionTemplateInput = builder.inputType('ActionTemplateInput', {
  description: 'What an action record is created from.',
  isOneOf: true,
  fields: (t) => ({
    taskItemId: t.id({ description: 'An item of the catalogue.' }),
    taskRecordId: t.id({ description: 'A task record, which says more than its item.' }),
  }),
})

mutation('createAction', {
  description: 'Creates an action record in Next Up; omitted fields are taken from its template.',
  policy: 'records.manage',
  input: (t) => ({
    template: t.field({ type: ActionTemplateInput, description: 'What it is created from; supplies omitted fields.' }),
    ...entered(t, actionFields),
    title: t.string({
      description: 'The title of the record; required unless a template supplies it.',
    }),
    organizationId: t.id({ required: true, description: 'The organization responsible for it.' }),
    departmentId: t.id({ description: 'The department responsible for it; defaults to the department of the group.' }),
    groupId: t.id({ description: 'The group responsible for it.' }),
    assigneeId: t.id({ description: 'The user the record is assigned to.' }),
    actionClassId: entry(t, 'ACTION_CLASS', {
      description: 'The action class; required unless a template supplies it.',
    }),
    priorityId: entry(t, 'SCHEDULE_PRIORITY', {
      description: 'The priority; required unless a template supplies it.',
    }),
    locationId: t.id({ description: 'The location of the work, within the same root organization.' }),
    vehicleId: t.id({
      description:
        'The vehicle the work is on, in use and under the same root organization; defaults to that of its task record; null for none.',
    }),
    scheduledStart: t.field({ type: 'DateTime', description: 'The earliest time it may start.' }),
    scheduledEnd: t.field({ type: 'DateTime', description: 'When it is due.' }),
  }),
  errors: [LimitReachedError],
  async resolve(input, call) {
    const { context, writeDraft } = call
    const viewer = context.requireViewer()
    const place = await placeIn(context, input)
    const { kind, from } = await kindOfWork(context, place.rootId, input.template ?? {})
    const assigneeUuid = requireCreate(viewer, place, {
      ...input,
      priorityId: input.priorityId ?? from?.priorityId ?? 0,
    })
    const locationId = input.locationId ? await locationIn(context, place.rootId, input.locationId) : null
    const vehicleId = await vehicleIn(context, place.rootId, input.vehicleId)
    const assignee = assigneeUuid ? await assignableFor(context, place, assigneeUuid) : null
    const { scheduledStart, scheduledEnd, ...given } = check(shape, input)
    const fields = inherited(actionFields, given, from)
    const whole = complete({
      title: given.title ?? from?.title,
      actionClassId: input.actionClassId ?? from?.actionClassId,
      priorityId: input.priorityId ?? from?.priorityId,
    })
    requireListed(context, whole)
    const { organization: _organization, ...where } = place
    const data = {
      ...where,
      ...kind,
      ...fields,
      ...whole,
      scheduledStart,
      scheduledEnd,
      locationId,
      vehicleId: vehicleId === undefined && from && 'vehicleId' in from ? from.vehicleId : vehicleId,
      // What asks for a sign-off can't be made without one.
      requiresSignOff: fields.requiresSignOff || Boolean(from?.requiresSignOff),
      isScheduled: Boolean(scheduledStart && scheduledEnd),
      assigneeId: assignee?.id ?? null,
      creatorId: viewer.id,
    }
    const { now, services } = context
    return (await addAtOnce(call, { now, data })) ?? writeDraft({ now, services, data }, addActions)
  },
  success: actionInAnswer,
})

/** What every record has; where nothing says it, it is asked for. */
function complete({
  title,
  actionClassId,
  priorityId,
}: {
  title?: string
  actionClassId?: number
  priorityId?: number
}) {
  if (title !== undefined && actionClassId !== undefined && priorityId !== undefined)
    return { title, actionClassId, priorityId }
  throw new ValidationError(
    Object.entries({ title, actionClassId, priorityId }).flatMap(([path, value]) =>
      value === undefined ? [{ path, message: t.enterOrChoose }] : [],
    ),
  )
}
