import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { mutation } from '../mutation.ts'
import { globalId } from '../node.ts'
import { organizationFor } from '../organization/organizationFor.ts'
import { check, text } from '../validation.ts'
import { expiryOf, ticketAddress } from './ticket.ts'

// What a browser names a file is its last part; a path of somebody's machine is nobody's business.
const name = z
  .string()
  // oxlint-disable-next-line no-control-regex
  .transform((value) => (value.split(/[\\/]/).at(-1) ?? '').replace(/[\u0000-\u001f\u007f]/g, ''))
  .pipe(text(1, 200))

mutation('createFileTicket', {
  description: 'Gives an address to send the bytes of a file to, by PUT and within five minutes.',
  policy: 'organizations.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'Whose file it will be.' }),
    name: t.string({ required: true, description: 'What the file is called.' }),
    size: t.int({ required: true, description: 'How many bytes it has.' }),
  }),
  async resolve(input, { context, write }) {
    const { id: organizationId } = await organizationFor(context, input.organizationId, 'organizations.edit')
    const { FILE_MB: most } = context.services.settings
    const size = z
      .number()
      .min(1, 'The file is empty.')
      .max(most * 1_000_000, `Send a file of at most ${most} MB.`)
    const given = check(z.object({ name, size }), input)
    return write(async () => ({ ...given, organizationId, fileId: randomUUID() }))
  },
  success: (t) => ({
    fileId: t.id({ description: 'The id that the file will have.', resolve: ({ fileId }) => globalId('File', fileId) }),
    url: t.string({
      description: 'Where to send the bytes.',
      resolve: (upload, _args, context) => {
        const { id: userId, sessionId } = context.requireViewer()
        return ticketAddress(context.services.keys, 'upload', { ...upload, userId, sessionId }, context.now)
      },
    }),
    expiresAt: t.field({ type: 'DateTime', description: 'Until when.', resolve: (_upload, _args, context) => expiryOf(context.now) }),
  }),
})
