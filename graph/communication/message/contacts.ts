// The people one exchanges messages with, as the specification's Contact: what was last said between us, and how they
// are.
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { globalId, policy } from '../../kernel/node.ts'
import { firstOf } from '../../kernel/paging.ts'

const ContactStatus = builder.enumType('ContactStatus', {
  description: 'The status of a person the viewer exchanges messages with.',
  values: {
    UNREAD: { description: 'The person has sent messages the viewer has not read.' },
    PRESENT: { description: 'The person is not away.' },
    ABSENT: { description: 'The user is away.' },
  },
})

interface ContactShape {
  id: string
  name: string
  message: string
  time: string
  threadId: string
  isUnread: boolean
  isAway: boolean
}

const initialsOf = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0]?.toUpperCase() ?? '').join('')
}

const Contact = builder.objectRef<ContactShape>('Contact').implement({
  description: 'A person the viewer exchanges messages with.',
  fields: (t) => ({
    id: t.id({ description: 'The id of the person.', resolve: ({ id }) => globalId('User', id) }),
    name: t.exposeString('name', { description: 'The name of the person.' }),
    message: t.exposeString('message', {
      description: 'The latest message in a thread of the viewer and the person, cut to 200 characters.',
    }),
    image: t.string({
      description: 'The initials of the person, to show instead of a picture.',
      resolve: ({ name }) => initialsOf(name),
    }),
    time: t.expose('time', { type: 'DateTime', description: 'When the latest message was sent.' }),
    status: t.field({
      type: ContactStatus,
      description: 'The status of the person.',
      resolve: ({ isUnread, isAway }) => (isUnread ? 'UNREAD' : isAway ? 'ABSENT' : 'PRESENT'),
    }),
    threadId: t.id({ description: 'The id of that thread.', resolve: ({ threadId }) => globalId('Thread', threadId) }),
  }),
})

/**
 * Threads that both take part in; of each person the latest. Who no longer belongs to the tree is no contact any more.
 */
const statement = `
  with latest as (
    select distinct on (other.user_id) other.user_id, t.id, t.root_id, t.last_at, mine.unread > 0 and not mine.muted as is_unread
    from thread_reader mine join thread t on t.id = mine.thread_id
      join thread_reader other on other.thread_id = t.id and other.takes_part and other.user_id <> mine.user_id
    where mine.user_id = $1 and mine.takes_part and t.root_id = any($2::uuid[]) and t.message_count > 0
    order by other.user_id, t.last_at desc, t.id)
  select u.id, u.name, left(m.text, 200), m.created_at, l.id, l.is_unread, exists (
    select 1 from absence x where x.user_id = u.id and x.root_id = l.root_id and x.starts_at <= $3 and x.ends_at > $3 and x.cancelled_at is null)
  from latest l join app_user u on u.id = l.user_id
    cross join lateral (select text, created_at from message where thread_id = l.id order by legacy_id desc limit 1) m
  where u.status = 'ACTIVE' and exists (
    select 1 from membership b join organization o on o.id = b.organization_id
    where b.user_id = u.id and o.root_id = l.root_id and b.starts_at <= $3 and (b.ends_at is null or b.ends_at > $3))
  order by m.created_at desc, u.id limit $4`

async function readContacts(context: Context, first: number): Promise<ContactShape[]> {
  const viewer = context.requireViewer()
  const rows = await context.db.run<[string, string, string, string, string, boolean, boolean]>(statement, [
    viewer.id,
    viewer.rootIds,
    context.now,
    first,
  ])
  return rows.map(([id, name, message, time, threadId, isUnread, isAway]) => ({
    id,
    name,
    message,
    time,
    threadId,
    isUnread,
    isAway,
  }))
}

builder.queryField('contacts', (t) =>
  t.field({
    type: [Contact],
    description: 'The people the viewer exchanges messages with, most recent first.',
    ...policy('signedIn'),
    args: { first: t.arg.int({ description: 'The number of contacts to return, at most 100; defaults to 50.' }) },
    resolve: (_root, { first }, context) => readContacts(context, firstOf(first)),
  }),
)
