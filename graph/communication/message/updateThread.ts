import { z } from 'zod'
import { ValidationError } from '../../kernel/errors.ts'
import { AccessLevel } from '../../people/membership/AccessLevel.ts'
import { mutation } from '../../kernel/mutation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { check } from '../../kernel/validation.ts'
import { threadToPostIn } from './posting.ts'
import { responsibleIn } from './responsibleInput.ts'
import { subjectRule } from './subjectRule.ts'
import { Thread } from './Thread.ts'
import { loadWritten } from './visibleThreads.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const schema = z.object({ subject: subjectRule.nullish() })

mutation('updateThread', {
  description: 'Updates the subject and the responsible role of a thread.',
  policy: 'collaborate',
  input: (t) => ({
    id: t.id({ required: true, description: 'The thread.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    subject: t.string({
      description:
        "The subject of the thread; can't be changed if the thread is about an action record, whose title is used.",
    }),
    accessLevel: t.field({
      type: AccessLevel,
      description: 'The access level responsible for the thread; null removes it.',
    }),
    jobRoleId: t.id({ description: 'The job role responsible for the thread; null removes it.' }),
  }),
  clears: { accessLevel: null, jobRoleId: null },
  async resolve(input, { context, write }) {
    const before = await threadToPostIn(context, input.id)
    const { subject } = check(schema, input)
    if (subject && before.action) throw new ValidationError([{ path: 'subject', message: t.calledAsRecord }])
    const accessLevel = input.accessLevel === undefined ? before.accessLevel : input.accessLevel
    const role = await responsibleIn(context, { accessLevel, jobRoleId: input.jobRoleId }, before.rootId)
    if (input.jobRoleId === undefined) role.jobRoleId = before.jobRoleId
    const wanted = { subject: subject ?? undefined, ...role }
    const version = input.version ?? before.version
    return write(async ({ thread }) => {
      await changeVersioned(thread, the('Thread'), { id: before.id, version }, wanted)
      return { threadId: before.id }
    })
  },
  success: (t) => ({
    thread: t.field({
      type: Thread,
      description: 'The thread after the change.',
      resolve: ({ threadId }, _args, context, info) => loadWritten(context, info, threadId),
    }),
  }),
})
