import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../organization/Organization.ts'
import { ticketAddress } from './ticket.ts'
import './visibleFiles.ts'

export const File = builder.prismaObject('File', {
  description: 'An uploaded file.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organizations.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The number of the file.', ...legacy() }),
    name: t.exposeString('name', { description: 'The original file name.' }),
    mediaType: t.exposeString('mediaType', { description: "The media type, detected from the file's bytes." }),
    size: t.exposeInt('size', { description: 'File size in bytes.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was uploaded.' }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'The organization that owns the file.',
    }),
    url: t.field({
      type: 'URL',
      description: 'A download URL for the viewer, valid for five minutes.',
      resolve: ({ id }, _args, context) => {
        const { id: userId, sessionId } = context.requireViewer()
        return ticketAddress(context.services.keys, 'download', { fileId: id, userId, sessionId }, context.now)
      },
    }),
  }),
})
