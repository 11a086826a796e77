import { builder } from '../../kernel/builder.ts'
import { globalId } from '../../kernel/node.ts'

export interface ThreadPersonShape {
  id: string
  name: string
  isAway: boolean
}

export const ThreadPerson = builder.objectRef<ThreadPersonShape>('ThreadPerson').implement({
  description: 'Somebody whom a thread concerns.',
  fields: (t) => ({
    userId: t.id({ description: 'The id of the person.', resolve: ({ id }) => globalId('User', id) }),
    name: t.exposeString('name', { description: 'What the person is called.' }),
    isAway: t.exposeBoolean('isAway', { description: 'Whether they are away now.' }),
  }),
})
