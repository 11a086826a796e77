import { builder } from '../builder.ts'
import { MajorTask } from './MajorTask.ts'

export const TaskItem = builder.prismaObject('TaskItem', {
  description: 'One kind of work of a major task.',
  select: { id: true },
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The number that legacy clients know as Task_Item_ID.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    serviceTimeMins: t.exposeInt('serviceTimeMins', { description: 'How long it should take, in minutes.' }),
    majorTask: t.relation('majorTask', { type: MajorTask, description: 'The major task it is part of.' }),
  }),
})
