// The consent of a root organization: whoever gives sees what the others give.
import type { PeerConsent as Row } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationPlace } from '../../organization/organization/subject.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionAt } from '../../kernel/permission.ts'
import { requireSeen } from '../../kernel/stale.ts'
import { the } from '../../kernel/noun.ts'
import { permittedRoot } from '../../organization/organization/permittedRoot.ts'
import * as m from './__generated__/messages.ts'

type Shown = Row & { consentedBy: { name: string }; withdrawnBy: { name: string } | null }

/** What everybody is told before they consent. */
const whatIsShared = [m.sharedFigures, m.neverShared, m.cohortAlone, m.giveAndSee]

const PeerConsent = builder.objectRef<Shown>('PeerConsent').implement({
  description: 'The consent of a root organization to peer comparison, given or withdrawn.',
  fields: (t) => ({
    isGiven: t.boolean({
      description: 'Whether the organization currently takes part.',
      resolve: ({ withdrawnAt }) => withdrawnAt === null,
    }),
    at: t.field({
      type: 'DateTime',
      description: 'When the consent was given or withdrawn.',
      resolve: ({ consentedAt, withdrawnAt }) => withdrawnAt ?? consentedAt,
    }),
    by: t.string({
      description: 'The name of the user who gave or withdrew it.',
      resolve: ({ consentedBy, withdrawnBy }) => (withdrawnBy ?? consentedBy).name,
    }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
  }),
})

builder.prismaObjectFields(Organization, (t) => ({
  peerConsent: t.field({
    type: PeerConsent,
    nullable: true,
    description: 'The peer comparison consent of the root organization; null if consent was never given.',
    select: { rootId: true },
    resolve: ({ rootId }, _args, context) =>
      context
        .loader<string, Shown | null>('peer consents', async (rootIds) => {
          const names = { consentedBy: { select: { name: true } }, withdrawnBy: { select: { name: true } } }
          const rows = await context.db.prisma.peerConsent.findMany({
            where: { rootId: { in: [...rootIds] } },
            include: names,
          })
          return rootIds.map((id) => rows.find((row) => row.rootId === id) ?? null)
        })
        .load(rootId),
  }),
  peersShared: t.stringList({
    description: 'Statements of what participating in peer comparison shares and what it never shares.',
    resolve: (_organization, _args, { language }) => whatIsShared.map((one) => one.in(language)),
  }),
}))

declarePermissions(
  Organization,
  { id: true, rootId: true, parentId: true },
  {
    consent: [
      'Whether the viewer may opt the organization in to or out of peer comparison.',
      (viewer, row) =>
        permissionAt(viewer, 'peers.consent', organizationPlace(row), row.parentId ? m.rootAlone : undefined),
    ],
  },
)

/** The root organization whose consent the viewer may change. */
export async function rootToConsent(context: Context, globalId: string): Promise<string> {
  const { id } = await permittedRoot(context, globalId, 'peers.consent', m.rootAlone)
  return id
}

/** The consent as it is, kept from others until the transaction ends; throws where another version was seen. */
export async function consentToChange(tx: Transaction, rootId: string, version: number | null | undefined) {
  await tx.$executeRaw`select 1 from organization where id = ${rootId}::uuid for no key update`
  const before = await tx.peerConsent.findUnique({ where: { rootId } })
  requireSeen(the('PeerConsent'), { version }, before)
  return before
}
