import { builder } from '../../kernel/builder.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationPlace } from '../../organization/organization/subject.ts'
import { checkSeals, mostNamed, type Checked } from './checkSeals.ts'
import { globalId } from '../../kernel/node.ts'

const AuditSealCheck = builder.objectRef<Checked>('AuditSealCheck').implement({
  description: 'What has become of sealed entries of an audit log.',
  fields: (t) => ({
    isIntact: t.boolean({
      description: 'Whether no entry was changed, removed before its time or added, and no seal is broken.',
      resolve: ({ changed, missing, added, brokenSeals }) =>
        !changed.length && !missing && !added && !brokenSeals.length,
    }),
    seals: t.exposeInt('seals', { description: 'How many seals were checked.' }),
    entries: t.exposeInt('entries', { description: 'How many entries they are of.' }),
    changed: t.int({
      description: 'How many entries have changed since they were sealed.',
      resolve: ({ changed }) => changed.length,
    }),
    changedIds: t.idList({
      description: `The ids of those entries, at most ${mostNamed}.`,
      resolve: ({ changed }) => changed.slice(0, mostNamed).map((id) => globalId('AuditEntry', id)),
    }),
    missing: t.exposeInt('missing', { description: 'How many entries are gone that should be kept.' }),
    expired: t.exposeInt('expired', { description: 'How many entries are gone as the retention says.' }),
    added: t.exposeInt('added', { description: 'How many entries were added between sealed ones.' }),
    erased: t.exposeInt('erased', {
      description: 'How many entries lost the name of a person whose account was closed, and are otherwise unchanged.',
    }),
    brokenSeals: t.exposeIntList('brokenSeals', {
      description: 'The numbers of the seals that are gone, changed or out of the chain.',
    }),
  }),
})

interface Shown {
  rootId: string
  seals: number
  sealedUntil: Date | null
  sealedAt: Date | null
  hash: string | null
}

const OrganizationAuditSeals = builder.objectRef<Shown>('OrganizationAuditSeals').implement({
  description: 'The seals of the audit log of a root organization, each with the hash of the one before.',
  fields: (t) => ({
    seals: t.exposeInt('seals', { description: 'How many there are.' }),
    sealedUntil: t.expose('sealedUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when entries are sealed; null if none is.',
    }),
    sealedAt: t.expose('sealedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last seal was made; null if the log has no seals.',
    }),
    hash: t.exposeString('hash', {
      nullable: true,
      description:
        'The hash of the last seal in hexadecimal, to compare with a copy kept elsewhere; null if the log has no seals.',
    }),
    check: t.field({
      type: AuditSealCheck,
      description: 'Checks the latest seals against the entries that are there now.',
      args: { last: t.arg.int({ description: 'How many seals are checked, at most 1,000; 200 if omitted.' }) },
      resolve: ({ rootId }, { last }, context) =>
        checkSeals(context, rootId, Math.min(1_000, Math.max(1, last ?? 200))),
    }),
  }),
})

builder.prismaObjectField(Organization, 'auditSeals', (t) =>
  t.field({
    type: OrganizationAuditSeals,
    nullable: true,
    description: 'The seals of its audit log; null below the root, or if the viewer may not read the whole log.',
    select: { id: true, rootId: true, parentId: true },
    async resolve({ id, rootId, parentId }, _args, context) {
      if (parentId || !context.requireViewer().mayAt('audit.read', organizationPlace({ id, rootId }))) return null
      const [row] = await context.db.prisma.$queryRaw<Omit<Shown, 'rootId'>[]>`
        select coalesce(max(number), 0)::int as seals, max(sealed_at) as "sealedAt",
          uuid_extract_timestamp((array_agg(last_id order by number desc))[1]) as "sealedUntil",
          encode((array_agg(hash order by number desc))[1], 'hex') as hash
        from audit_seal where root_id = ${rootId}::uuid`
      return { rootId, ...row! }
    },
  }),
)
