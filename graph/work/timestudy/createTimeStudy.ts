import { withoutNulls } from '../../kernel/withoutNulls.ts'
import { z } from 'zod'
import { peopleAt } from '../../people/membership/peopleAt.ts'
import { ForbiddenError, NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { commandsPlaced, reachesPlaced } from '../../kernel/placed.ts'
import { visibleTaskItems } from '../task/visibleTasks.ts'
import { check, name } from '../../kernel/validation.ts'
import { loadWritten, mayRecord } from './reach.ts'
import { elements, rowsOf, settingFields, settings, TimeStudyElementInput } from './studyInput.ts'
import { TimeStudy } from './TimeStudy.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const schema = z.object({ name: name.nullish(), elements, ...settings })

mutation('createTimeStudy', {
  description:
    'Starts a time study of a task item in an organization; users who may only record their own work time only their own work.',
  policy: 'timeStudies.record',
  input: (t) => ({
    taskItemId: t.id({ required: true, description: 'The task item.' }),
    organizationId: t.id({ required: true, description: 'The organization where the work is timed.' }),
    departmentId: t.id({
      description: 'The department where the work is timed; defaults to the department of the group.',
    }),
    groupId: t.id({ description: 'The group where the work is timed.' }),
    name: t.string({ description: 'Display name; defaults to the name of the task item.' }),
    elements: t.field({
      type: [TimeStudyElementInput],
      required: true,
      description: 'The elements of the work, in order.',
    }),
    ...settingFields(t),
  }),
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const { prisma } = context.db
    const { organization, ...place } = await placeIn(context, input)
    const item = await prisma.taskItem.findFirst({
      where: {
        AND: [
          visibleTaskItems(context),
          { id: uuidOf('TaskItem', input.taskItemId), majorTask: { rootId: place.rootId } },
        ],
      },
      select: { id: true, name: true, active: true },
    })
    if (!item) throw new NotFoundError(the('TaskItem'))
    const isOwn = !commandsPlaced(viewer, 'timeStudies.record', place)
    const observedId = input.observedId == null ? (isOwn ? viewer.id : null) : uuidOf('User', input.observedId)
    const mayOwn = mayRecord(viewer, { ...place, observerId: viewer.id }) && reachesPlaced(viewer, 'tasks.use', place)
    if (isOwn && (!mayOwn || observedId !== viewer.id))
      throw new ForbiddenError(viewer.refusal('timeStudies.record', place.rootId))
    if (observedId && !(await peopleAt(context, { ...place, organization }, { ids: [observedId] })).length)
      throw new NotFoundError(the('User'))
    if (!item.active) throw new ValidationError([{ path: 'taskItemId', message: t.archivedTask }])
    const { name: called, elements: parts, ...set } = check(schema, input)
    return write(async ({ timeStudy }) => {
      const { rootId: _root, ...at } = place
      const { id } = await timeStudy.create({
        data: {
          ...at,
          ...withoutNulls(set),
          name: called ?? item.name,
          taskItemId: item.id,
          observedId,
          observerId: viewer.id,
          createdAt: context.now,
          elements: { create: rowsOf(parts) },
        },
        select: { id: true },
      })
      return { studyId: id }
    })
  },
  success: (t) => ({
    timeStudy: t.field({
      type: TimeStudy,
      description: 'The time study.',
      resolve: ({ studyId }, _args, context, info) => loadWritten(context, info, studyId),
    }),
  }),
})
