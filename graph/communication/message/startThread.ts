import { z } from 'zod'
import { ForbiddenError, NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { AccessLevel } from '../../people/membership/AccessLevel.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { check, text } from '../../kernel/validation.ts'
import { correspondents } from './correspondents.ts'
import { collaboratesIn } from './posting.ts'
import { responsibleIn } from './responsibleInput.ts'
import { say } from './say.ts'
import { subjectRule } from './subjectRule.ts'
import { Thread } from './Thread.ts'
import { loadWritten } from './visibleThreads.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const schema = z.object({ subject: subjectRule, text: text(1, 5000) })
const most = 20

mutation('startThread', {
  description: 'Starts a thread on its own subject, with a responsible role, with people, or with both.',
  policy: 'collaborate',
  input: (t) => ({
    organizationId: t.id({
      required: true,
      description:
        'The organization of the thread; users who hold the responsible role in it or in one of its parent organizations are responsible, nearest first.',
    }),
    departmentId: t.id({ description: 'Limits the responsible role to this department.' }),
    groupId: t.id({ description: 'Limits the responsible role to this group.' }),
    accessLevel: t.field({ type: AccessLevel, description: 'The access level responsible for the thread.' }),
    jobRoleId: t.id({ description: 'The job role responsible for the thread.' }),
    userIds: t.idList({ description: 'Users to add as participants, at most 20.' }),
    subject: t.string({ required: true, description: 'The subject of the thread, at most 200 characters.' }),
    text: t.string({ required: true, description: 'The text of the first message, at most 5,000 characters.' }),
  }),
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const { organization, ...place } = await placeIn(context, input)
    if (!collaboratesIn(viewer, place.rootId)) throw new ForbiddenError(viewer.refusal('collaborate', place.rootId))
    const role = await responsibleIn(context, input, place.rootId)
    const ids = [...new Set((input.userIds ?? []).map((id) => uuidOf('User', id)))]
    if (ids.length > most)
      throw new ValidationError([{ path: 'userIds', message: t.namePeopleAtMost({ most: String(most) }) }])
    const people = ids.length
      ? await correspondents(context, { rootId: place.rootId, path: organization.path }, { ids })
      : []
    if (people.length < ids.length) throw new NotFoundError(the('User'))
    if (!role.accessLevel && !role.jobRoleId && !ids.some((id) => id !== viewer.id)) {
      throw new ValidationError([{ path: 'accessLevel', message: t.sayWhoReads }])
    }
    const { text: said, subject } = check(schema, input)
    const readers = { create: [...new Set([...ids, viewer.id])].map((userId) => ({ userId, takesPart: true })) }
    return write(async (tx) => {
      const data = {
        ...place,
        ...role,
        subject,
        creatorId: viewer.id,
        lastAt: context.now,
        createdAt: context.now,
        readers,
      }
      const { id: threadId } = await tx.thread.create({ data, select: { id: true } })
      await say(tx, { threadId, authorId: viewer.id, text: said }, context.now)
      return { threadId }
    })
  },
  success: (t) => ({
    thread: t.field({
      type: Thread,
      description: 'The thread.',
      resolve: ({ threadId }, _args, context, info) => loadWritten(context, info, threadId),
    }),
  }),
})
