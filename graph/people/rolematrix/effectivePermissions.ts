import { builder } from '../../kernel/builder.ts'
import { badArgument, ValidationError } from '../../kernel/errors.ts'
import { effectivePermissions, type EffectivePermission as Shape, type Granting } from '../membership/effective.ts'
import { Membership } from '../membership/Membership.ts'
import { uuidIn } from '../../kernel/node.ts'
import { cellKey, type Reach as ReachName } from '../../kernel/policy.ts'
import { visibleMemberships } from '../../kernel/membership/visibleMemberships.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { visibleUsers } from '../user/visibleUsers.ts'
import { checkCells, type CellChange } from './checkCells.ts'
import { readCells } from './matrix.ts'
import { PolicyCellInput } from './PolicyCellInput.ts'
import { Reach } from '../membership/Reach.ts'
import { RoleMatrix } from './RoleMatrix.ts'
import { sectionOf } from './sections.ts'

type Row = Shape<Granting> & { preview: Shape<Granting> }

const EffectivePermission = builder.objectRef<Row>('EffectivePermission').implement({
  description: 'How far somebody gets with a capability, of all that they are in a tree.',
  fields: (t) => ({
    capability: t.exposeString('capability', { description: 'Its name for a program.' }),
    purpose: t.exposeString('purpose', { description: 'What one may do with it, after "may".' }),
    section: t.string({
      description: 'The part of the matrix that it stands in.',
      resolve: ({ capability }) => sectionOf(capability),
    }),
    reach: t.expose('reach', { type: Reach, description: 'How far they get now.' }),
    previewReach: t.field({
      type: Reach,
      description: 'How far they would get with the cells that were asked for.',
      resolve: ({ preview }): ReachName => preview.reach,
    }),
    membership: t.field({
      type: Membership,
      nullable: true,
      description: 'Where that comes from, with the cells that were asked for; null where they get nowhere.',
      resolve: ({ preview, from }) => (preview.from[0] ?? from[0] ?? null) as never,
    }),
  }),
})

builder.objectField(RoleMatrix, 'effectivePermissions', (t) =>
  t.field({
    type: [EffectivePermission],
    nullable: true,
    description:
      'What somebody may do in the tree, as far as the viewer sees where they belong; null where the viewer does not see them.',
    args: {
      userId: t.arg.id({ required: true, description: 'The user.' }),
      previewCells: t.arg({
        type: [PolicyCellInput],
        description: 'Cells that are not saved, to see what they would change.',
      }),
    },
    resolve: async ({ rootId }, { userId, previewCells }, context, info) => {
      const id = uuidIn('User', userId)
      if (!id) return null
      const changes = previewed(previewCells ?? [])
      const { prisma } = context.db
      const query = queryFromInfo({
        context,
        info,
        typeName: 'Membership',
        path: ['membership'],
        select: { id: true, accessLevel: true, departmentId: true, groupId: true },
      })
      const [user, memberships, cells] = await Promise.all([
        prisma.user.findFirst({ where: { AND: [visibleUsers(context), { id }] }, select: { id: true } }),
        prisma.membership.findMany({
          ...query,
          where: { AND: [visibleMemberships(context), { userId: id, organization: { rootId } }] },
          orderBy: { legacyId: 'asc' },
        }),
        readCells(prisma, rootId),
      ])
      if (!user) return null
      const after = new Map(cells)
      for (const { capability, accessLevel, reach } of changes) after.set(cellKey(capability, accessLevel), reach)
      const held = memberships as unknown as Granting[]
      const previews = effectivePermissions(held, after)
      return effectivePermissions(held, cells).map((row, i) => ({ ...row, preview: previews[i]! }))
    },
  }),
)

/** A query has no error types: what is wrong with a cell is wrong with the argument. */
function previewed(cells: Parameters<typeof checkCells>[0]): CellChange[] {
  try {
    return checkCells(cells)
  } catch (error) {
    throw error instanceof ValidationError ? badArgument('previewCells', error.message) : error
  }
}
