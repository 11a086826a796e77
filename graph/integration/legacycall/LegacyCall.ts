import { builder } from '../../kernel/builder.ts'
import { globalId } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { publicSchema } from '../../kernel/publicSchema.ts'
import { readCalls, shownDays, type LegacyCallShape } from './readCalls.ts'

const LegacyCall = builder.objectRef<LegacyCallShape>('LegacyCall').implement({
  description: 'A legacy REST endpoint and how often users under a root organization call it.',
  fields: (t) => ({
    id: t.id({
      description: 'The opaque global id, unique across all types.',
      resolve: ({ rootId, method, path }) => globalId('LegacyCall', `${rootId} ${method} ${path}`),
    }),
    method: t.exposeString('method', { description: 'The HTTP method.' }),
    path: t.exposeString('path', { description: 'The path of the endpoint.' }),
    summary: t.exposeString('summary', { description: 'What the endpoint does, in one sentence.' }),
    twins: t.exposeStringList('twins', {
      description: 'The GraphQL fields that do the same, the main one first.',
    }),
    days: t.exposeIntList('days', {
      description: `How often it was called on each of the last ${shownDays} days by UTC, the oldest first.`,
    }),
    calls: t.int({
      description: `How often it was called in the last ${shownDays} days.`,
      resolve: ({ days }) => days.reduce((sum, count) => sum + count, 0),
    }),
    lastAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was last called; null if never.',
      resolve: ({ lastAt }) => lastAt && new Date(lastAt),
    }),
    userAgents: t.exposeStringList('userAgents', {
      description: 'The user agents of the most recent callers, newest first.',
    }),
  }),
})

builder.prismaObjectField(Organization, 'legacyCalls', (t) =>
  t.field({
    type: [LegacyCall],
    nullable: true,
    description:
      'The usage of the legacy API by users under the root organization, one entry for each of its paths; null unless it is a root organization that the viewer administers.',
    select: { id: true, rootId: true, parentId: true },
    resolve: ({ rootId, parentId }, _args, context, { schema }) => {
      const mayRead =
        !parentId && context.requireViewer().mayAt('organization.administer', { rootId, organizationId: rootId })
      if (!mayRead) return null
      return context
        .loader<string, LegacyCallShape[]>('legacy calls', (rootIds) =>
          readCalls(context.db, publicSchema(schema), rootIds, context.now),
        )
        .load(rootId)
    },
  }),
)
