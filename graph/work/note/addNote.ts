import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { check, text } from '../../kernel/validation.ts'
import { recordToAddTo } from './collaboration.ts'
import { Note } from './Note.ts'

const schema = z.object({ text: text(1, 5000) })

mutation('addNote', {
  description: 'Adds a note to an action record.',
  policy: 'collaborate',
  input: (t) => ({
    actionId: t.id({ description: 'The record.' }),
    internalID: t.int({ description: 'The number of the record, where its id is not known.' }),
    text: t.string({ required: true, description: 'What it says, in 5,000 characters at most.' }),
  }),
  async resolve(input, { context, write }) {
    const { id: actionId } = await recordToAddTo(context, input)
    const data = { ...check(schema, input), actionId, authorId: context.requireViewer().id, createdAt: context.now }
    return write(async ({ note }) => ({ noteId: (await note.create({ data, select: { id: true } })).id }))
  },
  success: (t) => ({
    note: t.field({
      type: Note,
      description: 'The note.',
      resolve: ({ noteId }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'Note', select: { id: true } })
        return context.db.prisma.note.findUniqueOrThrow({ ...query, where: { id: noteId } })
      },
    }),
  }),
})
