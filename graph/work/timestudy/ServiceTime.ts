import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { User } from '../../people/user/User.ts'

const ServiceTimeSource = builder.enumType('ServiceTimeSource', {
  description: 'The source of a service time.',
  values: {
    STUDY: { description: 'A published time study.' },
    DRIFT: { description: 'An accepted proposal based on the last runs.' },
    EDIT: { description: 'A manual edit.' },
  },
})

const ServiceTime = builder.prismaObject('ServiceTime', {
  description: "A version of a task item's service time; versions are immutable.",
  select: { id: true },
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The version number, starting at 1.' }),
    minutes: t.exposeInt('minutes', { description: 'The service time in minutes, rounded up.' }),
    exactMins: t.exposeFloat('exactMins', { description: 'The service time in minutes, before rounding up.' }),
    source: t.expose('source', { type: ServiceTimeSource, description: 'The source of the service time.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When this service time took effect.' }),
    publishedBy: t.relation('publishedBy', {
      type: User,
      nullable: true,
      description: 'The user who set the service time.',
    }),
  }),
})

builder.prismaObjectField(TaskItem, 'serviceTimes', (t) =>
  t.field({
    type: [ServiceTime],
    description: "The versions of the item's service time, newest first.",
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
