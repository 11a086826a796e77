// Who creates an organization is told of those that are likely the same.
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { policy, uuidIn } from '../../kernel/node.ts'
import { anyOf } from '../../kernel/scope.ts'
import { Organization } from './Organization.ts'
import { noEmployer } from './organizationFields.ts'

const atMost = 5
const likeness = 0.5

/** What companies add to their names, and people leave out. */
const forms =
  /[\s,]+(inc|incorporated|llc|l\.l\.c|ltd|limited|corp|corporation|co|company|as|a\/s|gmbh|lp|llp|plc)\.?$/i

const plain = (name: string) => name.trim().replace(forms, '')

/** The ids of organizations in sight whose names are like this one, the likest first. */
async function alike(context: Context, name: string): Promise<string[]> {
  const scope = context.requireViewer().scope('organizations.read')
  const idsOf = (column: string) => scope.flatMap((source) => (source.column === column ? source.ids : []))
  const rows = await context.db.runOnce<[id: string]>(
    `select s.id from search_entry s join organization o on o.id = s.id
     cross join lateral (select greatest(similarity(o.legal_name, $1), similarity(o.dba_name, $1)) as likeness) l
     where s.kind = 'ORGANIZATION' and (s.root_id = any($2::uuid[]) or s.id = any($3::uuid[]))
       and (s.text % $1 or $1 <% s.text) and l.likeness >= $4
     order by l.likeness desc, s.id limit $5`,
    [name, idsOf('rootId'), idsOf('organizationId'), likeness, atMost + 1],
  )
  return rows.map(([id]) => id)
}

/** The ids of organizations that have an employer identifier, where the viewer may see that. */
async function withEmployer(context: Context, employerIdentifier: string): Promise<string[]> {
  const seen = context.requireViewer().organizationsWith('confidential.read')
  const rows = await context.db.prisma.organization.findMany({
    where: {
      AND: [
        { employerIdentifier },
        anyOf(seen.map(({ column, ids }) => (column === 'rootId' ? { rootId: { in: ids } } : { id: { in: ids } }))),
      ],
    },
    select: { id: true },
    take: atMost + 1,
  })
  return rows.map(({ id }) => id)
}

builder.queryField('organizationDuplicates', (t) =>
  t.prismaField({
    type: [Organization],
    description:
      'Organizations visible to the viewer that probably duplicate one with this name or employer identifier; at most 5.',
    ...policy('organizations.read'),
    args: {
      legalName: t.arg.string({ description: 'The legal name to look for.' }),
      employerIdentifier: t.arg.string({ description: 'The employer identifier.' }),
      exceptId: t.arg.id({ description: 'The organization to exclude, if it already exists.' }),
    },
    resolve: async (query, _root, { legalName, employerIdentifier, exceptId }, context) => {
      const name = plain(legalName ?? '').slice(0, 120)
      const employer = employerIdentifier?.trim() ?? ''
      const found = await Promise.all([
        employer && employer !== noEmployer ? withEmployer(context, employer) : [],
        name.length > 2 ? alike(context, name) : [],
      ])
      const except = exceptId ? uuidIn('Organization', exceptId) : undefined
      const ids = [...new Set(found.flat())].filter((id) => id !== except).slice(0, atMost)
      const rows = await context.db.prisma.organization.findMany({ ...query, where: { id: { in: ids } } })
      return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    },
  }),
)
