import { builder } from '../../kernel/builder.ts'
import { policy, uuidLookedUp } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { connectionOf, noEntries, pageAsked } from '../../kernel/paging.ts'
import { cursorIn, seek } from '../../kernel/statement/seek.ts'
import { countResponses, readResponses, responseKinds } from './readResponses.ts'
import { Response, ResponseKind } from './Response.ts'

const order = { list: 'responses', parts: ['instant', 'text'], isDescending: true } as const

builder.queryField('responses', (t) =>
  t.connection({
    type: Response,
    description:
      'The response inbox: submitted checklists, SOPs read, decided requests and best-practice answers visible to the viewer, newest first.',
    ...policy('signedIn'),
    args: {
      kind: t.arg({ type: ResponseKind, description: 'Only responses of this kind.' }),
      organizationId: t.arg.id({ description: 'Only responses of this organization and its sub-organizations.' }),
      failedOnly: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Whether to return only responses with a failed answer.',
      }),
    },
    resolve: async (_root, { kind, organizationId: id, failedOnly, ...args }, context) => {
      const page = pageAsked(args)
      const organizationId = id == null ? undefined : uuidLookedUp('Organization', id, 'organizationId')
      if (organizationId !== undefined) {
        const where = { AND: [visibleOrganizations(context), { id: organizationId }] }
        const seen = await context.db.prisma.organization.findFirst({ where, select: { id: true } })
        if (!seen) return noEntries(page)
      }
      const asked = { kinds: kind ? [kind] : responseKinds, organizationId, failedOnly }
      const rows = await readResponses(context, asked, { seek: seek(order, page), take: page.take })
      return connectionOf(
        page,
        rows.map((node) => ({ node, cursor: cursorIn(order, [node.at, node.key]) })),
        (atMost) => countResponses(context, asked, atMost),
      )
    },
  }),
)
