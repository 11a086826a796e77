import { entry } from '../../kernel/entryId.ts'
import { z } from 'zod'
import { Action } from '../../work/action/Action.ts'
import { addAction } from '../../work/action/addAction.ts'
import { assignableFor } from '../../work/task/assignees.ts'
import { loadAction } from '../../work/action/readActions.ts'
import { requireCreate } from '../../work/action/requireCreate.ts'
import { ConflictError, LimitReachedError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { requirePlaced } from '../../kernel/placed.ts'
import { check } from '../../kernel/validation.ts'
import { levels, statuses } from './enums.ts'
import { lockPractice } from './lockPractice.ts'
import { isGap } from './maturity.ts'
import { Practice } from './Practice.ts'
import { boardAt, practicesInAnswer } from './practicesInAnswer.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

const monthly = 3
const priorities = { REQUIRED: 2, RECOMMENDED: 4, OPTIONAL: 5 } as const

mutation('adoptPracticeGap', {
  description: 'Creates an action record for a gap in best practice; returns the existing record if one is still open.',
  policy: 'practices.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization that has the gap.' }),
    departmentId: t.id({ description: 'The department that has the gap.' }),
    groupId: t.id({ description: 'The group that has the gap.' }),
    featureId: entry(t, 'PracticeFeature', { required: true, description: 'The missing feature.' }),
    assigneeId: t.id({ description: 'The user the record is assigned to.' }),
    scheduledEnd: t.field({ type: 'DateTime', description: 'When it is due.' }),
  }),
  errors: [LimitReachedError],
  async resolve({ featureId, assigneeId, scheduledEnd, ...where }, { context, write }) {
    const viewer = context.requireViewer()
    const { language } = context
    const { organization, ...place } = await placeIn(context, where)
    requirePlaced(viewer, 'practices.edit', place)
    const before = (await boardAt(context, place)).practices.find(({ id }) => id === featureId)
    if (!before) throw new NotFoundError(the('PracticeFeature'))
    const { feature, area, requirement, standard } = before
    const assigneeUuid = requireCreate(viewer, place, { assigneeId, priorityId: priorities[requirement] })
    const due = check(z.object({ scheduledEnd: z.date().nullish() }), { scheduledEnd }).scheduledEnd ?? null
    const assignee = assigneeUuid ? await assignableFor(context, { ...place, organization }, assigneeUuid) : null
    const solutions = standard.map((one) => one.solution)
    return write(async (tx) => {
      await lockPractice(tx, place)
      const { organizationId, departmentId, groupId } = place
      const open = await tx.practiceAction.findFirst({
        where: { organizationId, departmentId, groupId, featureId, action: { bucket: { lte: 5 } } },
        select: { actionId: true },
      })
      if (open) return { ...open, place, featureId }
      if (!isGap(before.status)) {
        throw new ConflictError(before.status ? m.noGap({ answer: statuses[before.status].name }) : m.unanswered)
      }
      const made = await addAction(tx, context, {
        ...place,
        actionClassId: monthly,
        priorityId: priorities[requirement],
        title: m.putInPlace({ feature }).in(language).slice(0, 200),
        description: [
          m.byBestPractice({ level: levels[requirement].name, area, part: before.function }).in(language),
          before.description,
          solutions.length ? m.standardSolutions({ solutions: solutions.join(', ') }).in(language) : '',
          before.answer?.note ?? '',
        ]
          .filter(Boolean)
          .join('\n'),
        scheduledEnd: due,
        assigneeId: assignee?.id ?? null,
        creatorId: viewer.id,
      })
      await tx.practiceAction.create({
        data: { organizationId, departmentId, groupId, featureId, actionId: made.actionId },
        select: { actionId: true },
      })
      return { ...made, place, featureId }
    })
  },
  success: (t) => ({
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The record; null if it is not visible to the viewer.',
      resolve: ({ actionId }, _args, context, info) => loadAction(context, info, actionId),
    }),
    practice: t.field({
      type: Practice,
      description: 'The feature in its current state.',
      resolve: async ({ place, featureId }, _args, context) =>
        (await practicesInAnswer(context, place)).practices.find(({ id }) => id === featureId)!,
    }),
  }),
})
