import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { outboxSql } from '../../kernel/outbox.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { check, text } from '../../kernel/validation.ts'
import { MentionInput } from '../mention/MentionInput.ts'
import { resolveMentions } from '../mention/resolveMentions.ts'
import { snapshotSql } from '../action/snapshotSql.ts'
import { recordToAddTo } from './collaboration.ts'
import { Note } from './Note.ts'
import { legacy, orLegacy } from '../../kernel/legacy.ts'

const schema = z.object({ text: text(1, 5000) })

const add = () => `
  with added as (
    insert into note (action_id, author_id, text, created_at, mentions, mentioned_ids)
    values ($1::uuid, $2::uuid, $3, $4, $5::jsonb, $6::uuid[]) returning *),
  told as (${outboxSql({
    kind: `'NOTE'`,
    from: 'added n join action a on a.id = n.action_id',
    ofId: 'n.id',
    at: 'n.created_at',
    outside: snapshotSql('a'),
  })})
  select id from added`

mutation('addNote', {
  description: 'Adds a note to an action record.',
  policy: 'collaborate',
  input: (t) => ({
    actionId: t.id({ description: 'The action record.', ...orLegacy() }),
    internalID: t.int({ description: 'The number of the record, where its id is not known.', ...legacy() }),
    text: t.string({ required: true, description: 'The text of the note, at most 5,000 characters.' }),
    mentions: t.field({ type: [MentionInput], description: 'Whom the text mentions, at most 20; they are notified.' }),
  }),
  async resolve(input, { context, write }) {
    const record = await recordToAddTo(context, input)
    const { text } = check(schema, input)
    const { mentions, mentionedIds } = await resolveMentions(context, record, text, input.mentions)
    const viewer = context.requireViewer()
    return write(async (transaction) => {
      const values = [record.id, viewer.id, text, context.now, JSON.stringify(mentions), mentionedIds]
      const [row] = await transaction.$queryRawUnsafe<{ id: string }[]>(add(), ...values)
      return { noteId: row!.id }
    })
  },
  success: (t) => ({
    note: t.field({
      type: Note,
      description: 'The added note.',
      resolve: ({ noteId }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'Note', select: { id: true } })
        return context.db.prisma.note.findUniqueOrThrow({ ...query, where: { id: noteId } })
      },
    }),
  }),
})
