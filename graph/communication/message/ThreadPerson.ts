import { builder } from '../../kernel/builder.ts'
import { globalId } from '../../kernel/node.ts'

export interface ThreadPersonShape {
  id: string
  name: string
  isAway: boolean
}

export const ThreadPerson = builder.objectRef<ThreadPersonShape>('ThreadPerson').implement({
  description: 'A person related to a thread.',
  fields: (t) => ({
    userId: t.id({ description: 'The id of the person.', resolve: ({ id }) => globalId('User', id) }),
    name: t.exposeString('name', { description: 'The name of the person.' }),
    isAway: t.exposeBoolean('isAway', { description: 'Whether the person is currently away.' }),
  }),
})
