import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { User } from '../../people/user/User.ts'

const ServiceTimeSource = builder.enumType('ServiceTimeSource', {
  description: 'Where a service time comes from.',
  values: {
    STUDY: { description: 'A time study was published.' },
    DRIFT: { description: 'What the last runs took was accepted.' },
    EDIT: { description: 'Somebody wrote it.' },
  },
})

const ServiceTime = builder.prismaObject('ServiceTime', {
  description: 'What the service time of some work became, and why; it is never changed.',
  select: { id: true },
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Its version, from 1.' }),
    minutes: t.exposeInt('minutes', { description: 'The service time in whole minutes.' }),
    exactMins: t.exposeFloat('exactMins', { description: 'The same before it was rounded up.' }),
    source: t.expose('source', { type: ServiceTimeSource, description: 'Where it comes from.' }),
    at: t.expose('at', { type: 'DateTime', description: 'Since when.' }),
    publishedBy: t.relation('publishedBy', { type: User, nullable: true, description: 'Who set it.' }),
  }),
})

builder.prismaObjectField(TaskItem, 'serviceTimes', (t) =>
  t.field({
    type: [ServiceTime],
    description: 'What its service time became in the course of time, latest first.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'serviceTime',
        type: 'ServiceTime',
        key: 'taskItemId',
        parentId: id,
        orderBy: { number: 'desc' },
      }),
  }),
)
