import { z } from 'zod'
import { ValidationError } from '../../kernel/errors.ts'
import { locationIn } from '../../organization/location/visibleLocations.ts'
import { mutation } from '../../kernel/mutation.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { requireListed } from '../../kernel/listed.ts'
import { check, line, text } from '../../kernel/validation.ts'
import { addAction } from './addAction.ts'
import { assignableFor } from '../task/assignees.ts'
import { kindOfWork } from './kindOfWork.ts'
import { actionInAnswer } from './movingMutation.ts'
import { requireCreate } from './requireCreate.ts'

const shape = z
  .object({
    title: line(1, 200).nullish(),
    description: text(0, 5000).nullish(),
    serviceTimeMins: z.int().min(0, 'Write 0 or more.').max(100_000, 'Write at most 100,000.').nullish(),
    scheduledStart: z.date().nullish(),
    scheduledEnd: z.date().nullish(),
  })
  .refine(({ scheduledStart, scheduledEnd }) => !scheduledStart || !scheduledEnd || scheduledStart <= scheduledEnd, {
    path: ['scheduledEnd'],
    message: 'Name an end that is not before the start.',
  })

mutation('createAction', {
  description:
    'Creates an action record in Next Up; what is left out is as its task record or its item of the catalogue has it.',
  policy: 'records.manage',
  input: (t) => ({
    taskItemId: t.id({ description: 'The kind of work, from the catalogue.' }),
    taskRecordId: t.id({ description: 'The task record to make it from.' }),
    title: t.string({ description: 'What is to be done; needed where nothing says it.' }),
    description: t.string({ description: 'More about it.' }),
    organizationId: t.id({ required: true, description: 'The organization responsible for it.' }),
    departmentId: t.id({ description: 'The department responsible for it; that of the group, where one is given.' }),
    groupId: t.id({ description: 'The group responsible for it.' }),
    assigneeId: t.id({ description: 'Who does it.' }),
    classId: t.int({ description: 'The number of its action class; needed where nothing says it.' }),
    priorityId: t.int({ description: 'The number of its priority; needed where nothing says it.' }),
    locationId: t.id({ description: 'Where it is done: a location of the same tree.' }),
    requiresSignOff: t.boolean({ description: 'Whether somebody else signs off what was completed.' }),
    serviceTimeMins: t.int({ description: 'How long it should take, in minutes.' }),
    scheduledStart: t.field({ type: 'DateTime', description: 'When it may begin.' }),
    scheduledEnd: t.field({ type: 'DateTime', description: 'When it is due.' }),
  }),
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const place = await placeIn(context, input)
    const { kind, from } = await kindOfWork(context, place.rootId, input)
    const assigneeUuid = requireCreate(viewer, place, {
      ...input,
      priorityId: input.priorityId ?? from?.priorityId ?? 0,
    })
    const locationId = input.locationId ? await locationIn(context, place.rootId, input.locationId) : null
    const assignee = assigneeUuid ? await assignableFor(context, place, assigneeUuid) : null
    const { title, description, serviceTimeMins, ...times } = check(shape, input)
    const whole = complete({
      title: title ?? from?.title,
      classId: input.classId ?? from?.classId,
      priorityId: input.priorityId ?? from?.priorityId,
    })
    requireListed(context, whole)
    const { organization: _organization, ...where } = place
    return write((transaction) =>
      addAction(transaction, context, {
        ...where,
        ...kind,
        ...whole,
        ...times,
        locationId,
        description: description ?? from?.description ?? '',
        serviceTimeMins: serviceTimeMins ?? from?.serviceTimeMins ?? 0,
        // What asks for a sign-off can't be made without one.
        requiresSignOff: Boolean(input.requiresSignOff || from?.requiresSignOff),
        isScheduled: Boolean(times.scheduledStart && times.scheduledEnd),
        assigneeId: assignee?.id ?? null,
        creatorId: viewer.id,
      }),
    )
  },
  success: actionInAnswer,
})

/** What every record has; where nothing says it, it is asked for. */
function complete({ title, classId, priorityId }: { title?: string; classId?: number; priorityId?: number }) {
  if (title !== undefined && classId !== undefined && priorityId !== undefined) return { title, classId, priorityId }
  const message = 'This is needed, or an item of the catalogue.'
  throw new ValidationError(
    Object.entries({ title, classId, priorityId }).flatMap(([path, value]) =>
      value === undefined ? [{ path, message }] : [],
    ),
  )
}
