import { recordKey } from '../action/recordKey.ts'
import { entry } from '../../kernel/entryId.ts'
import { z } from 'zod'
import { Action } from '../action/Action.ts'
import { addAction } from '../action/addAction.ts'
import { assignableFor } from '../task/assignees.ts'
import { loadAction, readSubject } from '../action/readActions.ts'
import { requireCreate } from '../action/requireCreate.ts'
import { ConflictError, LimitReachedError, NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { check, line, text } from '../../kernel/validation.ts'
import { dueByTarget } from '../escalation/dueByTarget.ts'
import { followUpTitle } from './followUpTitle.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const shape = z.object({
  title: line(1, 200).nullish(),
  description: text(0, 5000).nullish(),
  scheduledEnd: z.date().nullish(),
})
const high = 2

mutation('createFollowUpAction', {
  description:
    'Creates a follow-up record for a failed checklist answer, linked to the original record and on the same vehicle; repeating it returns the existing follow-up.',
  policy: 'records.manage',
  input: (t) => ({
    actionId: t.id({ required: true, description: 'The action record with the failed answer.' }),
    checklistItemId: t.id({ required: true, description: 'The checklist item whose answer failed.' }),
    title: t.string({
      description: 'The title, at most 200 characters; defaults to the failed item.',
    }),
    description: t.string({
      description: 'A longer description, at most 5,000 characters; defaults to the failed answer and its note.',
    }),
    priorityId: entry(t, 'SCHEDULE_PRIORITY', { description: 'The priority; defaults to High.' }),
    assigneeId: t.id({ description: 'The user the record is assigned to.' }),
    scheduledEnd: t.field({
      type: 'DateTime',
      description: 'When it is due; defaults to the target time of its priority.',
    }),
  }),
  errors: [LimitReachedError],
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const { prisma } = context.db
    const subject = await readSubject(context, {
      column: 'id',
      values: [uuidOf('Action', input.actionId)],
    })
    if (!subject) throw new NotFoundError(the('Action'))
    const actionId = subject.id
    const key = { actionId_itemId: { actionId, itemId: uuidOf('ChecklistItem', input.checklistItemId, t.theItem) } }
    const answer = await prisma.checklistAnswer.findUnique({ where: key, include: { item: true } })
    if (!answer) throw new NotFoundError(t.theItem)
    const { rootId, organizationId, departmentId, groupId, actionClassId } = subject
    const place = { rootId, organizationId, departmentId, groupId }
    const priorityId = input.priorityId ?? high
    const assigneeUuid = requireCreate(viewer, place, { assigneeId: input.assigneeId, priorityId })
    if (!context.references.find('SCHEDULE_PRIORITY', priorityId)) {
      throw new ValidationError([{ path: 'priorityId', message: t.choosePriority }])
    }
    const given = check(shape, input)
    const assignee = assigneeUuid
      ? await assignableFor(context, { ...place, organization: subject.organization }, assigneeUuid)
      : null
    const title = given.title ?? followUpTitle(answer.item.prompt, context.language)
    const scheduledEnd =
      given.scheduledEnd ??
      (await dueByTarget(context.db, { organizationId, priorityId, actionClassId, serviceTimeMins: 0 }, context.now))
    return write(async (transaction) => {
      await transaction.$queryRaw`select 1 from checklist_answer where id = ${answer.id}::uuid for update`
      const now = await transaction.checklistAnswer.findUniqueOrThrow({ where: { id: answer.id } })
      if (now.followUpId) return { actionId: now.followUpId, originId: actionId }
      if (!now.failed) throw new ConflictError(t.notFailed)
      const named = { key: recordKey(subject.number), title: subject.title }
      const value = now.number === null ? (now.choice ?? '') : `${now.number} ${answer.item.unit}`.trim()
      const said = now.passed === false ? t.failedOn(named) : t.answeredOn({ answer: value, ...named })
      const origin = await transaction.action.findUniqueOrThrow({
        where: { id: actionId },
        select: { locationId: true, vehicleId: true },
      })
      const made = await addAction(transaction, context, {
        ...place,
        actionClassId,
        priorityId,
        ...origin,
        // That of the answer before that of the record.
        ...(now.vehicleId && { vehicleId: now.vehicleId }),
        title,
        description: given.description ?? [said.in(context.language), now.note].filter(Boolean).join('\n'),
        scheduledEnd,
        assigneeId: assignee?.id ?? null,
        creatorId: viewer.id,
      })
      await transaction.checklistAnswer.update({
        where: { id: answer.id },
        data: { followUpId: made.actionId },
        select: { id: true },
      })
      await transaction.actionLink.create({
        data: { fromId: actionId, toId: made.actionId, kind: 'FOLLOW_UP', createdAt: context.now },
        select: { toId: true },
      })
      return { ...made, originId: actionId }
    })
  },
  success: (t) => ({
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The follow-up record; null if not visible to the viewer.',
      resolve: ({ actionId }, _args, context, info) => loadAction(context, info, actionId),
    }),
    origin: t.field({
      type: Action,
      description: 'The record with the failed answer.',
      resolve: async ({ originId }, _args, context, info) => (await loadAction(context, info, originId))!,
    }),
  }),
})
