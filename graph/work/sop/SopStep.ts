import { builder } from '../../kernel/builder.ts'
import { File } from '../../organization/file/File.ts'

export const SopStep = builder.prismaObject('SopStep', {
  description: 'A step in a version of an SOP.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies the step.' }),
    title: t.exposeString('title', { description: 'The work to be done, in a few words.' }),
    text: t.exposeString('text', { description: 'Instructions for carrying out the step.' }),
    file: t.relation('file', {
      type: File,
      nullable: true,
      description: 'An image or document that illustrates the step; null if there is none.',
    }),
  }),
})
