import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { globalId, isUuid, AnyNode, policy, registerNode } from '../../kernel/node.ts'
import { Sop } from '../../work/sop/Sop.ts'
import { visibleSops } from '../../work/sop/visibleSops.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { readPreference } from '../../people/preference/preference.ts'

/** How many SOPs somebody keeps at hand. */
export const mostSops = 12

const mostOffered = 200

const sopListRules = z.object({ selected: z.array(z.string().refine(isUuid)).max(mostSops) })

interface SopListShape {
  userId: string
  selected: string[]
  version: number
}

/** Those that are in force and in use, which the viewer reads. */
export const readableSops = (context: Context) => ({
  AND: [visibleSops(context), { status: 'ACTIVE' as const, versions: { some: { publishedAt: { not: null } } } }],
})

export const SopList = builder.objectRef<SopListShape>('SopList').implement({
  description: 'The SOPs that the viewer has pinned.',
  interfaces: [AnyNode],
  ...policy('signedIn'),
  fields: (t) => ({
    id: t.id({
      description: 'The opaque global id, unique across all types.',
      resolve: ({ userId }) => globalId('SopList', userId),
    }),
    noOfItems: t.int({ description: 'The maximum number of items.', resolve: () => mostSops }),
    sopData: t.prismaField({
      type: [Sop],
      description: 'The SOPs in force that the viewer can read, sorted by name; at most 200.',
      resolve: (query, _list, _args, context) =>
        context.db.prisma.sop.findMany({
          ...query,
          where: readableSops(context),
          orderBy: [{ name: 'asc' }, { legacyId: 'asc' }],
          take: mostOffered,
        }),
    }),
    selectedSop: t.field({
      type: [Sop],
      description: 'The pinned SOPs that the viewer can still read, in the chosen order.',
      resolve: async ({ selected }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'Sop', select: { id: true } })
        const rows = await context.db.prisma.sop.findMany({
          ...query,
          where: { AND: [readableSops(context), { id: { in: selected } }] },
        })
        return selected.flatMap((id) => rows.filter((row) => row.id === id))
      },
    }),
    version: t.exposeInt('version', {
      description: 'Increases with every change; 0 if never set; updates name the version they are based on.',
    }),
  }),
})

export async function loadSopList(context: Context): Promise<SopListShape> {
  const { id: userId } = context.requireViewer()
  const { value, version } = await readPreference(context.db.prisma, userId, 'sopList', sopListRules, { selected: [] })
  return { userId, ...value, version }
}

registerNode('SopList', async (ids, context) => {
  const mine = await loadSopList(context)
  return ids.map((id) => (id === mine.userId ? { ...mine } : null))
})

builder.queryField('sopList', (t) =>
  t.field({
    type: SopList,
    description: 'The SOPs pinned by the viewer.',
    ...policy('signedIn'),
    resolve: (_root, _args, context) => loadSopList(context),
  }),
)
