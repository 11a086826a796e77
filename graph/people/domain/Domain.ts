import type { Domain as Row } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationPlace } from '../../organization/organization/subject.ts'
import { mailboxesOf } from './mailboxes.ts'
import { recordOf, valueOf } from './record.ts'

const Domain = builder.objectRef<Row>('Domain').implement({
  description: 'A domain of email addresses that a root organization says is its own.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The domain in lower case; of another script its form in ASCII.' }),
    verifiedAt: t.expose('verifiedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was shown to be theirs; null as long as it was not.',
    }),
    missingSince: t.expose('missingSince', {
      type: 'DateTime',
      nullable: true,
      description:
        'Since when its TXT record is gone, which ends its verification after 30 days; null while it is there, or if a code was mailed.',
    }),
    recordName: t.string({ description: 'Where its TXT record belongs.', resolve: ({ name }) => recordOf(name) }),
    recordValue: t.string({ description: 'What that record has to say.', resolve: ({ proof }) => valueOf(proof) }),
    mailboxes: t.field({
      type: ['EmailAddress'],
      description: 'The addresses of who runs the domain, to one of which a code can be mailed instead.',
      resolve: ({ name }) => mailboxesOf(name),
    }),
  }),
})

builder.prismaObjectField(Organization, 'domains', (t) =>
  t.field({
    type: [Domain],
    nullable: true,
    description:
      'The domains of the email addresses of its people; null below the root, or if the viewer may not administer it.',
    select: { id: true, rootId: true, parentId: true },
    resolve({ id, rootId, parentId }, _args, context) {
      if (parentId || !context.requireViewer().mayAt('organization.administer', organizationPlace({ id, rootId })))
        return null
      return context.db.prisma.domain.findMany({ where: { rootId }, orderBy: { name: 'asc' } })
    },
  }),
)
