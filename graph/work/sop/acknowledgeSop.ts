import { readSubject } from '../action/readActions.ts'
import type { Context } from '../../kernel/context.ts'
import { ConflictError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { SopVersion } from './SopVersion.ts'
import { visibleSops } from './visibleSops.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

mutation('acknowledgeSop', {
  description: 'Records that the viewer has read a version of an SOP; repeating it has no effect.',
  policy: 'tasks.use',
  input: (t) => ({
    sopVersionId: t.id({ required: true, description: 'The SOP version currently in force.' }),
    actionId: t.id({ description: 'The record on which the SOP was read.' }),
  }),
  async resolve(input, { context, write }) {
    const versionId = uuidOf('SopVersion', input.sopVersionId)
    const version = await context.db.prisma.sopVersion.findFirst({
      where: { id: versionId, publishedAt: { not: null }, sop: visibleSops(context) },
      select: {
        number: true,
        sop: {
          select: {
            id: true,
            versions: { where: { publishedAt: { not: null } }, orderBy: { number: 'desc' }, take: 1 },
          },
        },
      },
    })
    if (!version) throw new NotFoundError(the('SopVersion'))
    const actionId = input.actionId == null ? null : await actionOf(context, input.actionId)
    const current = version.sop.versions[0]!
    if (current.id !== versionId) throw new ConflictError(t.inForce({ number: current.number }))
    const { id: userId } = context.requireViewer()
    return write(async ({ sopAcknowledgement }) => {
      await sopAcknowledgement.createMany({
        data: { versionId, userId, actionId, at: context.now },
        skipDuplicates: true,
      })
      return { versionId }
    })
  },
  success: (t) => ({
    sopVersion: t.field({
      type: SopVersion,
      description: 'The SOP version after the change.',
      resolve: ({ versionId }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'SopVersion', select: { id: true } })
        return context.db.prisma.sopVersion.findUniqueOrThrow({ ...query, where: { id: versionId } })
      },
    }),
  }),
})

async function actionOf(context: Context, id: string): Promise<string> {
  const subject = await readSubject(context, { column: 'id', values: [uuidOf('Action', id)] })
  if (!subject) throw new NotFoundError(the('Action'))
  return subject.id
}
