import { z } from 'zod'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import type { Context } from '../context.ts'
import { ForbiddenError, ValidationError } from '../errors.ts'
import { mutation, type Transaction } from '../mutation.ts'
import { uuidOf } from '../node.ts'
import { placeIn } from '../organization/placeIn.ts'
import { check, text } from '../validation.ts'
import { assignableFor } from './assignees.ts'
import { actionInAnswer } from './movingMutation.ts'
import { urgent } from './states.ts'

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
    const spot = { ...place, bucket: 1, parties: [viewer.id] }
    const managesOthers = viewer.commands('records.manage', spot)
    // Whoever can create work for themselves alone creates it for themselves.
    const assigneeUuid = input.assigneeId
      ? uuidOf('User', input.assigneeId, 'The user')
      : managesOthers
        ? null
        : viewer.id
    if (!viewer.reaches('records.manage', spot) || (!managesOthers && assigneeUuid !== viewer.id)) {
      throw new ForbiddenError(`For others: ${viewer.refusal('records.manage', place.rootId)}`)
    }
    if (input.priorityId === urgent && !viewer.commands('records.urgent', spot)) {
      throw new ForbiddenError(viewer.refusal('records.urgent', place.rootId))
    }
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

/** Adds a record with the first entry of its history. */
async function addAction(transaction: Transaction, { now }: Context, data: Prisma.ActionUncheckedCreateInput) {
  const action = await transaction.action.create({
    data: { ...data, createdAt: now, updatedAt: now, statusAt: now },
    select: { id: true, version: true, status: true },
  })
  await transaction.historyEntry.create({
    data: {
      actionId: action.id,
      version: action.version,
      transition: 'CREATE',
      toStatus: action.status,
      actorId: data.creatorId,
      at: now,
    },
  })
  return { actionId: action.id }
}

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
