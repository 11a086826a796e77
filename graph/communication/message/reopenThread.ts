import { mutation } from '../../kernel/mutation.ts'
import { setClosed } from './setClosed.ts'
import { Thread } from './Thread.ts'
import { loadWritten } from './visibleThreads.ts'

mutation('reopenThread', {
  description: 'Opens a closed thread again.',
  policy: 'collaborate',
  input: (t) => ({
    id: t.id({ required: true, description: 'The thread.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  resolve: (input, call) => setClosed(call, input, false),
  success: (t) => ({
    thread: t.field({
      type: Thread,
      description: 'The thread as it is now.',
      resolve: ({ threadId }, _args, context, info) => loadWritten(context, info, threadId),
    }),
  }),
})
