import { randomUUID } from 'node:crypto'
import { mutation } from '../../kernel/mutation.ts'
import { the } from '../../kernel/noun.ts'
import { requireSeen } from '../../kernel/stale.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { permittedRoot } from '../../organization/organization/permittedRoot.ts'
import { lockTree } from '../../organization/organization/subject.ts'
import { secretOf } from '../../integration/webhook/secret.ts'
import { AuditStreamKind } from './AuditStreamKind.ts'
import { wantedSettings } from './streamInput.ts'
import * as m from './__generated__/messages.ts'

/** What was kept of attempts says nothing of the next one. */
const fresh = { tries: 0, trouble: '', failingSince: null, toldAt: null }
const noSecrets = { secretName: null, oldSecretName: null, oldSecretUntil: null }

mutation('setAuditStream', {
  description:
    'Sets where the audit log of a root organization is sent on to; entries from then on are sent within seconds.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    version: t.int({ description: 'The version that was seen, to be told if somebody has changed it since.' }),
    kind: t.field({
      type: AuditStreamKind,
      description: 'How it is sent; needed the first time, unchanged if omitted.',
    }),
    url: t.field({
      type: 'URL',
      description:
        'Where it is sent, such as https://example.com/audit or syslog+tls://logs.example.com:6514; needed the first time, unchanged if omitted.',
    }),
    certificate: t.string({
      description:
        "The authorities, as PEM, that issue a syslog receiver's certificate; empty for the public ones, unchanged if omitted.",
    }),
    isOn: t.boolean({
      description: 'Whether new entries are sent; true the first time if omitted, unchanged after that.',
    }),
  }),
  async resolve({ organizationId, version, ...input }, { context, write }) {
    const { now, db } = context
    const { id: rootId } = await permittedRoot(context, organizationId, 'organization.administer', m.onlyRoot)
    const seen = await db.prisma.auditStream.findUnique({ where: { rootId } })
    // Where it leads is looked up before anything is locked.
    const wanted = await wantedSettings(context, input, seen)
    return write(async (tx) => {
      await lockTree(tx, rootId)
      const kept = await tx.auditStream.findUnique({ where: { rootId } })
      const seenVersion = version ?? seen?.version ?? 0
      requireSeen(the('AuditStream'), { ...wanted, version: seenVersion }, kept)
      const isNew = wanted.kind === 'WEBHOOK' && kept?.kind !== 'WEBHOOK'
      const secrets = wanted.kind === 'SYSLOG' ? noSecrets : isNew ? { ...noSecrets, secretName: randomUUID() } : {}
      const data = { ...wanted, ...secrets, ...fresh, nextAt: now, ...(!(kept?.isOn && wanted.isOn) && { since: now }) }
      const { secretName } = kept
        ? await tx.auditStream.update({ where: { rootId }, data: { ...data, version: { increment: 1 } } })
        : await tx.auditStream.create({ data: { ...data, since: now, rootId } })
      return { organizationId: rootId, secretName: isNew ? secretName : null }
    })
  },
  success: (t) => ({
    ...organizationInAnswer(t as never),
    secret: t.string({
      nullable: true,
      description: 'The secret that signs, returned only once; null if there was one before, and for syslog.',
      resolve: ({ secretName }, _args, { services }) => secretName && secretOf(services.keys, secretName),
    }),
  }),
})
