import { builder } from '../../kernel/builder.ts'
import { isUuid, policy } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { connectionOf, forward, fromCursor, toCursor } from '../../kernel/paging.ts'
import { readResponses, responseKinds } from './readResponses.ts'
import { Response, ResponseKind } from './Response.ts'

const list = 'responses'

builder.queryField('responses', (t) =>
  t.connection({
    type: Response,
    description:
      'The inbox: checklists handed in, SOPs read and requests decided, as far as the viewer sees them, newest first.',
    ...policy('signedIn'),
    args: {
      kind: t.arg({ type: ResponseKind, description: 'Only those of a kind.' }),
      organizationUuid: t.arg.string({ description: 'Only those of this organization and all below it.' }),
      failedOnly: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Only those with a failed answer.',
      }),
    },
    resolve: async (_root, { kind, organizationUuid, failedOnly, ...page }, context) => {
      const { first, after } = forward(page)
      const organizationId = organizationUuid ?? undefined
      if (organizationId !== undefined) {
        const where = { AND: [visibleOrganizations(context), { id: organizationId }] }
        const seen =
          isUuid(organizationId) && (await context.db.prisma.organization.findFirst({ where, select: { id: true } }))
        if (!seen) return connectionOf<never>([], first, after)
      }
      const kinds = kind ? [kind] : responseKinds
      const rows = await readResponses(context, {
        kinds,
        organizationId,
        failedOnly,
        limit: first + 1,
        after: after === undefined ? undefined : placeFromCursor(after),
      })
      return connectionOf(
        rows.map((node) => ({ node, cursor: toCursor(list, node.at, node.key) })),
        first,
        after,
      )
    },
  }),
)

function placeFromCursor(cursor: string) {
  const [at, key] = fromCursor(list, cursor, ['instant', 'text'])
  return { at, key }
}
