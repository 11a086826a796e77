import { randomUUID } from 'node:crypto'
import { keptIn, keptText } from '../../kernel/messages/keptText.ts'
import { textIn } from '../../kernel/messages/text.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { ownStream } from './ownStream.ts'
import { sendBatch } from './sendBatch.ts'
import { namedAs, type SentEntry } from './SentEntry.ts'
import * as m from './__generated__/messages.ts'

mutation('testAuditStream', {
  description:
    'Sends a single test entry to where the audit log of a root organization is sent on to, even if that is turned off.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  input: (t) => ({ organizationId: t.id({ required: true, description: 'The root organization.' }) }),
  async resolve({ organizationId }, { context, write }) {
    const { id: viewerId } = context.requireViewer()
    const { rootId, oldSecretUntil, ...kept } = await ownStream(context, organizationId)
    const { prisma } = context.db
    const { legalName } = await prisma.organization.findUniqueOrThrow({ where: { id: rootId } })
    const { name } = await prisma.user.findUniqueOrThrow({ where: { id: viewerId }, select: { name: true } })
    const destination = {
      ...kept,
      rootId,
      organization: legalName,
      oldSecretUntil: oldSecretUntil && oldSecretUntil.toISOString(),
    }
    const { status, durationMs, error } = await sendBatch(context.services, {
      type: 'audit.test',
      destination,
      entries: [testEntry({ rootId, legalName, viewerId, name, now: context.now })],
      ways: {},
    })
    // What was sent is not sent again for the same key.
    return write(async () => ({ status, durationMs, trouble: keptText(error) }))
  },
  success: (t) => ({
    isDelivered: t.boolean({
      description: 'Whether the entry was delivered.',
      resolve: ({ trouble }) => !trouble,
    }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'The HTTP status of the response; null if there was none, and for syslog.',
    }),
    durationMs: t.exposeInt('durationMs', { description: 'How long it took, in milliseconds.' }),
    trouble: t.string({
      nullable: true,
      description: 'Why it was not delivered; null if it was.',
      resolve: ({ trouble }, _args, { language }) => keptIn(language, trouble) || null,
    }),
  }),
})

interface Tested {
  rootId: string
  legalName: string
  viewerId: string
  name: string
  now: Date
}

function testEntry({ rootId, legalName, viewerId, name, now }: Tested): SentEntry {
  const uuid = randomUUID()
  return {
    id: globalId('AuditEntry', uuid),
    uuid,
    at: now.toISOString(),
    actor: namedAs('User', viewerId, name),
    organization: namedAs('Organization', rootId, legalName),
    noun: 'AuditStream',
    nounName: textIn('en', m.one),
    nounUuid: rootId,
    about: '',
    action: 'TEST',
    event: null,
    before: null,
    after: null,
  }
}
