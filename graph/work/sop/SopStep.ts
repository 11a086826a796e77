import { builder } from '../../kernel/builder.ts'
import { File } from '../../organization/file/File.ts'

export const SopStep = builder.prismaObject('SopStep', {
  description: 'One step of a version of an SOP.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Tells two steps apart.' }),
    title: t.exposeString('title', { description: 'What is to be done.' }),
    text: t.exposeString('text', { description: 'How.' }),
    file: t.relation('file', { type: File, nullable: true, description: 'A picture or a document of it.' }),
  }),
})
