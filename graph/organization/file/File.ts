import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../organization/Organization.ts'
import { ticketAddress } from './ticket.ts'
import './visibleFiles.ts'

export const File = builder.prismaObject('File', {
  description: 'A file that somebody has uploaded.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organizations.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The number of the file.', ...legacy() }),
    name: t.exposeString('name', { description: 'What it was called where it came from.' }),
    mediaType: t.exposeString('mediaType', { description: 'What it is, by its bytes.' }),
    size: t.exposeInt('size', { description: 'How many bytes it has.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was uploaded.' }),
    organization: t.relation('organization', { type: Organization, description: 'Whose file it is.' }),
    url: t.field({
      type: 'URL',
      description: 'Where its bytes are, for the viewer and for five minutes.',
      resolve: ({ id }, _args, context) => {
        const { id: userId, sessionId } = context.requireViewer()
        return ticketAddress(context.services.keys, 'download', { fileId: id, userId, sessionId }, context.now)
      },
    }),
  }),
})
