import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { Organization } from '../organization/Organization.ts'
import { organizationFor } from '../organization/organizationFor.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import './organizationLogo.ts'
import type { Text } from '../../kernel/messages/text.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
const mostBytes = 1_000_000

mutation('setOrganizationLogo', {
  description: 'Sets or removes the logo of an organization.',
  policy: 'organizations.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization.' }),
    fileId: t.id({
      description:
        'The uploaded file: a PNG, JPEG, WebP or GIF of at most 1 MB that belongs to the organization; null removes the logo.',
    }),
    version: t.int({
      description: 'The expected version of the organization; any other current version returns a `ConflictError`.',
    }),
  }),
  async resolve(input, { context, write }) {
    const organization = await organizationFor(context, input.organizationId, 'organizations.edit')
    const { id, logoId: before } = organization
    const logoId = input.fileId == null ? null : await imageOf(context, id, input.fileId)
    const version = input.version ?? organization.version
    return write(async (transaction) => {
      await changeVersioned(transaction.organization, the('Organization'), { id, version }, { logoId }, { shown: {} })
      if (before && before !== logoId) await transaction.file.delete({ where: { id: before } })
      return { organizationId: id }
    })
  },
  success: (t) => ({
    organization: t.field({
      type: Organization,
      description: 'The organization after the change.',
      resolve: ({ organizationId }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'Organization', select: { id: true } })
        return context.db.prisma.organization.findUniqueOrThrow({ ...query, where: { id: organizationId } })
      },
    }),
  }),
})

/** A file of the organization that can be its logo. */
async function imageOf(context: Context, organizationId: string, globalId: string): Promise<string> {
  const id = uuidOf('File', globalId)
  const file = await context.db.prisma.file.findFirst({
    where: { id, organizationId },
    select: { mediaType: true, size: true },
  })
  if (!file) throw new NotFoundError(the('File'))
  const wrong = (message: Text) => new ValidationError([{ path: 'fileId', message }])
  if (!imageTypes.includes(file.mediaType)) throw wrong(m.imageType)
  if (file.size > mostBytes) throw wrong(m.imageSize)
  return id
}
