import { randomUUID } from 'node:crypto'
import { ConflictError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { the } from '../../kernel/noun.ts'
import { requireSeen } from '../../kernel/stale.ts'
import { hour } from '../../kernel/time/milliseconds.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { lockTree } from '../../organization/organization/subject.ts'
import { overlapHours, secretOf } from '../../integration/webhook/secret.ts'
import { ownStream } from './ownStream.ts'
import * as m from './__generated__/messages.ts'

mutation('rotateAuditStreamSecret', {
  description:
    'Gives the webhook of an audit stream a new secret; for 24 hours, posts are also signed with the previous one.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    version: t.int({ description: 'The version that was seen, to be told if somebody has changed it since.' }),
  }),
  async resolve({ organizationId, version }, { context, write }) {
    const { rootId } = await ownStream(context, organizationId)
    const secretName = randomUUID()
    const oldSecretUntil = new Date(context.now.getTime() + overlapHours * hour)
    return write(async (tx) => {
      await lockTree(tx, rootId)
      const kept = await tx.auditStream.findUnique({ where: { rootId } })
      if (!kept) throw new NotFoundError(the('AuditStream'))
      requireSeen(the('AuditStream'), { version }, kept)
      if (kept.kind !== 'WEBHOOK') throw new ConflictError(m.onlyWebhooksSign)
      const data = { secretName, oldSecretName: kept.secretName, oldSecretUntil, version: { increment: 1 } }
      await tx.auditStream.update({ where: { rootId }, data })
      return { organizationId: rootId, secretName }
    })
  },
  success: (t) => ({
    ...organizationInAnswer(t as never),
    secret: t.string({
      description: 'The new secret; it is returned only once.',
      resolve: ({ secretName }, _args, { services }) => secretOf(services.keys, secretName),
    }),
  }),
})
