import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { Node, policy } from '../../kernel/node.ts'
import { NotificationKind } from './enums.ts'
import { isKind, kindOf, type KindName } from './kinds.ts'
import './ownNotifications.ts'
import { pathOf, sentenceOf, type Subject } from './sentence.ts'
import { subjectColumns, subjectsOf, type SubjectRow } from './subjects.ts'

/** What it is about as the viewer may see it now, read for all that are asked for at once. */
function subjectOf(context: Context, row: SubjectRow & { id: string }): Promise<Subject> {
  const loader = context.loader<SubjectRow & { id: string }, Subject>(
    'subject of notification',
    (rows) => subjectsOf(context.db.prisma, context.requireViewer(), rows),
    ({ id }) => id,
  )
  return loader.load(row)
}

const kindIn = ({ kind }: { kind: string }): KindName => (isKind(kind) ? kind : 'ASSIGNED')

const whole = { id: true, kind: true, ...subjectColumns } as const

export const Notification = builder.prismaObject('Notification', {
  description: 'A notification sent to a user.',
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    kind: t.field({
      type: NotificationKind,
      description: 'The kind of event.',
      select: { kind: true },
      resolve: kindIn,
    }),
    kindName: t.string({
      description: 'The kind of event, as a heading.',
      select: { kind: true },
      resolve: (row, _args, { language }) => kindOf(kindIn(row)).name.in(language),
    }),
    isUrgent: t.boolean({
      description: 'Whether it is also shown immediately on any page the user is on.',
      select: { kind: true },
      resolve: (row) => kindOf(kindIn(row)).isUrgent ?? false,
    }),
    text: t.string({
      description: 'The text, limited to what the viewer may currently see.',
      select: whole,
      resolve: async (row, _args, context) =>
        sentenceOf(kindIn(row), await subjectOf(context, row)).in(context.language),
    }),
    path: t.string({
      nullable: true,
      description: 'The path in the product where its subject opens; null if there is nothing to open.',
      select: whole,
      resolve: async (row, _args, context) => pathOf(kindIn(row), await subjectOf(context, row)),
    }),
    actorName: t.string({
      nullable: true,
      description: 'The name of the person who caused it; null if it was triggered automatically.',
      select: { actor: { select: { name: true } } },
      resolve: ({ actor }) => actor?.name ?? null,
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When the notification was sent.' }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the notification was read; null while it is unread.',
    }),
  }),
})
