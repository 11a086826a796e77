import { z } from 'zod'
import type { Context } from '../context.ts'
import { ValidationError } from '../errors.ts'
import { mutation } from '../mutation.ts'
import { placeIn } from '../organization/placeIn.ts'
import { check, text } from '../validation.ts'
import { addAction } from './addAction.ts'
import { assignableFor } from './assignees.ts'
import { actionInAnswer } from './movingMutation.ts'
import { requireCreate } from './requireCreate.ts'

const shape = z
  .object({
    title: text(1, 200),
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
  description: 'Creates an action record in Next Up.',
  policy: 'records.manage',
  input: (t) => ({
    title: t.string({ required: true, description: 'What is to be done.' }),
    description: t.string({ description: 'More about it.' }),
    organizationId: t.id({ required: true, description: 'The organization responsible for it.' }),
    departmentId: t.id({ description: 'The department responsible for it; that of the group, where one is given.' }),
    groupId: t.id({ description: 'The group responsible for it.' }),
    assigneeId: t.id({ description: 'Who does it.' }),
    classId: t.int({ required: true, description: 'The number of its action class.' }),
    priorityId: t.int({ required: true, description: 'The number of its priority.' }),
    serviceTimeMins: t.int({ description: 'How long it should take, in minutes.' }),
    scheduledStart: t.field({ type: 'DateTime', description: 'When it may begin.' }),
    scheduledEnd: t.field({ type: 'DateTime', description: 'When it is due.' }),
  }),
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const place = await placeIn(context, input)
    const assigneeUuid = requireCreate(viewer, place, input)
    const { title, description, serviceTimeMins, ...times } = check(shape, input)
    const items = listed(context, input)
    const assignee = assigneeUuid ? await assignableFor(context, place, assigneeUuid) : null
    const { organization: _organization, ...where } = place
    return write((transaction) =>
      addAction(transaction, context, {
        ...where,
        ...items,
        ...times,
        title,
        description: description ?? '',
        serviceTimeMins: serviceTimeMins ?? 0,
        isScheduled: Boolean(times.scheduledStart && times.scheduledEnd),
        assigneeId: assignee?.id ?? null,
        creatorId: viewer.id,
      }),
    )
  },
  success: actionInAnswer,
})

/** The class and the priority, which must be of their lists. */
function listed({ references }: Context, { classId, priorityId }: { classId: number; priorityId: number }) {
  const problems = []
  if (!references.find('ACTION_CLASS', classId)) problems.push({ path: 'classId', message: 'Choose a class of the list.' })
  if (!references.find('SCHEDULE_PRIORITY', priorityId)) {
    problems.push({ path: 'priorityId', message: 'Choose a priority of the list.' })
  }
  if (problems.length) throw new ValidationError(problems)
  return { classId, priorityId }
}
