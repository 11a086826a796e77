import { builder } from '../../kernel/builder.ts'

export const AgendaItem = builder.prismaObject('AgendaItem', {
  description: 'A topic on the agenda of an appointment; an agenda is always replaced as a whole.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'An id that identifies the topic until the agenda is replaced.' }),
    text: t.exposeString('text', { description: 'The topic, in one line.' }),
    minutes: t.exposeInt('minutes', {
      nullable: true,
      description: 'The planned duration in minutes; null if not set.',
    }),
  }),
})
