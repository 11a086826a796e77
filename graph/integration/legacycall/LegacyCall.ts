import { builder } from '../../kernel/builder.ts'
import { globalId } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { publicSchema } from '../../kernel/publicSchema.ts'
import { readCalls, shownDays, type LegacyCallShape } from './readCalls.ts'

const LegacyCall = builder.objectRef<LegacyCallShape>('LegacyCall').implement({
  description: 'A call of the legacy door, and how often the people of a tree still make it.',
  fields: (t) => ({
    id: t.id({
      description: 'The id of this thing, and of nothing else.',
      resolve: ({ rootId, method, path }) => globalId('LegacyCall', `${rootId} ${method} ${path}`),
    }),
    method: t.exposeString('method', { description: 'Its HTTP method.' }),
    path: t.exposeString('path', { description: 'Its path.' }),
    summary: t.exposeString('summary', { description: 'What it does, in one sentence.' }),
    twins: t.exposeStringList('twins', {
      description: 'The fields of the graph that do the same, the chief one first.',
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
      description: 'When it was last called; null where it never was.',
      resolve: ({ lastAt }) => lastAt && new Date(lastAt),
    }),
    userAgents: t.exposeStringList('userAgents', {
      description: 'The last programs that called it, by the name that they give themselves, the latest first.',
    }),
  }),
})

builder.prismaObjectField(Organization, 'legacyCalls', (t) =>
  t.field({
    type: [LegacyCall],
    nullable: true,
    description:
      'Every call of the legacy door and its use by the people of the tree; null but for a root organization, to who administers it.',
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
