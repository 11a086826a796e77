import { statusMutations } from '../../kernel/statusMutations.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { threadToPostIn } from './posting.ts'
import { Thread } from './Thread.ts'
import { loadWritten } from './visibleThreads.ts'
import { the } from '../../kernel/noun.ts'

statusMutations<'OPEN' | 'CLOSED', { threadId: string }>(
  the('Thread'),
  {
    closeThread: {
      to: 'CLOSED',
      description: 'Closes a thread as settled; no messages can be posted until it is reopened.',
    },
    reopenThread: { to: 'OPEN', description: 'Reopens a closed thread.' },
  },
  {
    policy: 'collaborate',
    /** The same again changes nothing. */
    async resolve(input, { context, write }, status) {
      const before = await threadToPostIn(context, input.id, { evenClosed: true })
      const { id } = before
      const version = input.version ?? before.version
      return write(async ({ thread }) => {
        const now = before.closedAt ? 'CLOSED' : 'OPEN'
        if (now === status && version === before.version) return { threadId: id }
        const closedAt = status === 'CLOSED' ? context.now : null
        await changeVersioned(thread, the('Thread'), { id, version }, { closedAt })
        return { threadId: id }
      })
    },
    success: (t) => ({
      thread: t.field({
        type: Thread,
        description: 'The thread after the change.',
        resolve: ({ threadId }, _args, context, info) => loadWritten(context, info, threadId),
      }),
    }),
  },
)
