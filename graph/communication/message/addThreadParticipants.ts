import { LimitReachedError, NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { addToOutbox } from '../../kernel/outbox.ts'
import { correspondents } from './correspondents.ts'
import { threadToPostIn } from './posting.ts'
import { Thread } from './Thread.ts'
import { loadWritten } from './visibleThreads.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const mostAtOnce = 20
const mostOfAll = 50

mutation('addThreadParticipants', {
  description:
    'Adds people to a thread; they can read all messages and are notified of the latest; existing participants are unchanged.',
  policy: 'collaborate',
  input: (t) => ({
    id: t.id({ required: true, description: 'The thread.' }),
    userIds: t.idList({
      required: true,
      description:
        'The users to add, at most 20 per call, from those the viewer may write to in the thread; a thread has at most 50 participants.',
    }),
  }),
  errors: [LimitReachedError],
  async resolve(input, { context, write }) {
    const thread = await threadToPostIn(context, input.id)
    const ids = [...new Set(input.userIds.map((id) => uuidOf('User', id)))]
    if (!ids.length || ids.length > mostAtOnce)
      throw new ValidationError([{ path: 'userIds', message: t.nameOneOrMore({ most: String(mostAtOnce) }) }])
    const { organization } = await context.db.prisma.thread.findUniqueOrThrow({
      where: { id: thread.id },
      select: { organization: { select: { path: true } } },
    })
    const people = await correspondents(context, { rootId: thread.rootId, path: organization.path }, { ids })
    if (people.length < ids.length) throw new NotFoundError(the('User'))
    return write(async (tx) => {
      // One adds after the other, so that there are never more than fit.
      await tx.$queryRaw`select id from thread where id = ${thread.id}::uuid for no key update`
      const there = await tx.threadReader.findMany({
        where: { threadId: thread.id, takesPart: true },
        select: { userId: true },
      })
      const added = ids.filter((id) => !there.some(({ userId }) => userId === id))
      if (there.length + added.length > mostOfAll)
        throw new LimitReachedError(t.mostTakePart({ most: String(mostOfAll) }))
      // Who has followed it by their role keeps what they have read.
      await tx.$executeRaw`
        insert into thread_reader (thread_id, user_id, takes_part, unread)
        select t.id, one, true, t.message_count from thread t cross join unnest(${added}::uuid[]) one where t.id = ${thread.id}::uuid
        on conflict (thread_id, user_id) do update set takes_part = true`
      const last = await tx.message.findFirst({
        where: { threadId: thread.id },
        orderBy: { id: 'desc' },
        select: { id: true },
      })
      if (last && added.length) await addToOutbox(tx, { kind: 'MESSAGE', ofId: last.id, at: context.now })
      if (added.length) await tx.$executeRaw`select tell('thread', jsonb_build_object('id', ${thread.id}::uuid))`
      return { threadId: thread.id }
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
