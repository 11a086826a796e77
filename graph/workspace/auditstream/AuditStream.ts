import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { keptIn } from '../../kernel/messages/keptText.ts'
import { declareOrganizationPermissions } from '../../organization/organization/declareOrganizationPermissions.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationPlace } from '../../organization/organization/subject.ts'
import type { AuditStream as Row } from '../../../prisma/__generated__/client/client.ts'
import { AuditStreamKind } from './AuditStreamKind.ts'

/** How far waiting entries are counted. */
const mostCounted = 10_000
/** The largest of GraphQL's whole numbers. */
const mostOfInt = 2 ** 31 - 1

const inInt = (count: bigint) => Math.min(Number(count), mostOfInt)

/** One more than is counted where there are more. */
function waitingOf({ db }: Context, rootId: string): Promise<number> {
  const text = `select count(*) from (select from audit_stream_entry where root_id = $1 limit ${mostCounted + 1}) waiting`
  return db.runOnce<[number]>(text, [rootId]).then(([row]) => row![0])
}

type Shown = Row & { waiting: () => Promise<number> }

const AuditStream = builder.objectRef<Shown>('AuditStream').implement({
  description: 'Where the audit log of a root organization is sent on to, and how that goes.',
  fields: (t) => ({
    kind: t.field({ type: AuditStreamKind, description: 'How it is sent.', resolve: ({ kind }) => kind }),
    url: t.expose('url', {
      type: 'URL',
      description: 'Where it is sent, such as https://example.com/audit or syslog+tls://logs.example.com:6514.',
    }),
    certificate: t.exposeString('certificate', {
      nullable: true,
      description: "The authorities, as PEM, that issue the syslog receiver's certificate; null for the public ones.",
    }),
    isOn: t.exposeBoolean('isOn', {
      description: 'Whether new entries are sent; entries made while it is off never are.',
    }),
    since: t.expose('since', { type: 'DateTime', description: 'When it was last turned on; new ones start then.' }),
    lastSentAt: t.expose('lastSentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When entries were last sent; null if none were.',
    }),
    sentCount: t.int({ description: 'How many entries were sent.', resolve: ({ sent }) => inInt(sent) }),
    waitingCount: t.int({
      description: `How many entries wait to be sent, at most ${mostCounted.toLocaleString('en')}.`,
      resolve: async ({ waiting }) => Math.min(await waiting(), mostCounted),
    }),
    isWaitingCountExact: t.boolean({
      description: 'Whether `waitingCount` is exact; false if more wait.',
      resolve: async ({ waiting }) => (await waiting()) <= mostCounted,
    }),
    leftOutCount: t.int({
      description: 'How many entries were never sent: too many waited, or the retention deleted them first.',
      resolve: ({ leftOut }) => inInt(leftOut),
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when all attempts have failed; null if the last one succeeded.',
    }),
    trouble: t.string({
      nullable: true,
      description: 'Why the last attempt failed; null if it succeeded.',
      resolve: ({ trouble }, _args, { language }) => keptIn(language, trouble) || null,
    }),
    nextAttemptAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When entries are sent again; null if the last attempt succeeded or it is off.',
      resolve: ({ isOn, failingSince, nextAt }) => (isOn && failingSince ? nextAt : null),
    }),
    oldSecretUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when posts are also signed with the previous secret; null if it is no longer used.',
      resolve: ({ oldSecretUntil }, _args, { now }) => (oldSecretUntil && oldSecretUntil > now ? oldSecretUntil : null),
    }),
    version: t.exposeInt('version', { description: 'Counts changes; for setAuditStream.' }),
  }),
})

builder.prismaObjectField(Organization, 'auditStream', (t) =>
  t.field({
    type: AuditStream,
    nullable: true,
    description:
      'Where its audit log is sent on to; null if it is not, below the root, or if the viewer may not administer it.',
    select: { id: true, rootId: true, parentId: true },
    async resolve({ id, rootId, parentId }, _args, context) {
      if (parentId || !context.requireViewer().mayAt('organization.administer', organizationPlace({ id, rootId })))
        return null
      const row = await context.db.prisma.auditStream.findUnique({ where: { rootId } })
      let counted: Promise<number> | undefined
      return row && { ...row, waiting: () => (counted ??= waitingOf(context, rootId)) }
    },
  }),
)

declareOrganizationPermissions({
  sendAudit: [
    'Whether the viewer may set where the audit log is sent on to, if it is a root organization.',
    'organization.administer',
  ],
})
