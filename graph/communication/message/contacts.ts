// The people one exchanges messages with, as the specification's Contact: what was last said between us, and how they
// are.
import { builder } from '../../kernel/builder.ts'
import { instant, oneOf, text } from '../../kernel/list/conditions.ts'
import { listShape } from '../../kernel/list/listShape.ts'
import { globalId, policy } from '../../kernel/node.ts'
import { connectionOf, pageAsked } from '../../kernel/paging.ts'
import { cursorIn, seek } from '../../kernel/statement/seek.ts'
import { type ContactRow, countContacts, readContacts } from './readContacts.ts'

const ContactStatus = builder.enumType('ContactStatus', {
  description: 'The status of a person the viewer exchanges messages with.',
  values: {
    UNREAD: { description: 'The person has sent messages the viewer has not read.' },
    PRESENT: { description: 'The person is not away.' },
    ABSENT: { description: 'The user is away.' },
  },
})

const initialsOf = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0]?.toUpperCase() ?? '').join('')
}

const Contact = builder.objectRef<ContactRow>('Contact').implement({
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
    status: t.expose('status', { type: ContactStatus, description: 'The status of the person.' }),
    threadId: t.id({ description: 'The id of that thread.', resolve: ({ threadId }) => globalId('Thread', threadId) }),
  }),
})

const contactList = listShape('Contact', {
  model: 'contacts',
  isNode: false,
  filter: { name: text(), time: instant(), status: oneOf(ContactStatus) },
  orders: { TIME: { about: 'By when the latest message was sent.' } },
  usual: ['TIME', 'DESC'],
})

builder.queryField('contacts', (t) =>
  t.connection({
    type: Contact,
    description: 'The people the viewer exchanges messages with.',
    ...policy('signedIn'),
    args: contactList.args(t),
    async resolve(_root, args, context) {
      const { page: pageArgs, where, isDescending, list } = await contactList.read(context, args, 'contacts')
      const page = pageAsked(pageArgs)
      const order = { list, parts: ['instant', 'uuid'], isDescending } as const
      const rows = await readContacts(context, where, { seek: seek(order, page), take: page.take })
      return connectionOf(
        page,
        rows.map((node) => ({ node, cursor: cursorIn(order, [node.time, node.id]) })),
        (atMost) => countContacts(context, where, atMost),
      )
    },
  }),
)
