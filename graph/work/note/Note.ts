import { Action } from '../action/Action.ts'
import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy, registerNode } from '../../kernel/node.ts'
import { listArgs } from '../../kernel/paging.ts'
import { Mention, type KeptMention } from '../mention/Mention.ts'
import { User } from '../../people/user/User.ts'
import { noteList } from './noteList.ts'
import { listNotes, loadNotes, notesOf } from './readNotes.ts'

export const Note = builder.prismaObject('Note', {
  description: 'A note on an action record; notes are immutable.',
  interfaces: [Node],
  select: { id: true },
  ...policy('records.see'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', {
      description: 'The number that legacy clients know as note_id.',
      ...legacy(),
    }),
    text: t.exposeString('text', { description: 'The text of the note.' }),
    mentions: t.field({
      type: [Mention],
      description: 'Where the text mentions users and roles.',
      select: { mentions: true },
      resolve: ({ mentions }) => mentions as unknown as KeptMention[],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    author: t.relation('author', { type: User, description: 'The user who wrote the note.' }),
  }),
})

registerNode('Note', loadNotes)

builder.prismaObjectField(Action, 'notes', (t) =>
  t.connection({
    type: Note,
    description: 'Notes on the record.',
    args: noteList.args(t),
    select: { id: true },
    resolve: ({ id }, args, context, info) => notesOf(context, info, id, args),
  }),
)

builder.prismaObjectField(Action, 'legacyNotes', (t) =>
  t.field({
    type: [Note],
    description: 'The same notes for clients that page by number.',
    ...legacy(),
    args: listArgs(t),
    select: { id: true },
    resolve: ({ id }, args, context, info) => listNotes(context, info, id, args),
  }),
)
