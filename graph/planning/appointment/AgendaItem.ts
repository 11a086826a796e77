import { builder } from '../../kernel/builder.ts'

export const AgendaItem = builder.prismaObject('AgendaItem', {
  description: 'What is talked about at an appointment; the agenda of one is replaced as a whole.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Tells two items apart, until they are replaced.' }),
    text: t.exposeString('text', { description: 'What it is.' }),
    minutes: t.exposeInt('minutes', {
      nullable: true,
      description: 'How long it is to take; null where it is not said.',
    }),
  }),
})
