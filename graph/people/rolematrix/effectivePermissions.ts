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
import { textIn } from '../../kernel/messages/text.ts'

type Row = Shape<Granting> & { preview: Shape<Granting> }

const EffectivePermission = builder.objectRef<Row>('EffectivePermission').implement({
  description: "The reach of one of a user's capabilities, from all their memberships under a root organization.",
  fields: (t) => ({
    capability: t.exposeString('capability', { description: 'The key of the capability.' }),
    purpose: t.string({
      description: 'What the capability allows, worded to follow "may".',
      resolve: ({ purpose }, _args, { language }) => textIn(language, purpose),
    }),
    section: t.string({
      description: 'The section of the role matrix.',
      resolve: ({ capability }) => sectionOf(capability),
    }),
    reach: t.expose('reach', { type: Reach, description: 'The current reach of the user.' }),
    previewReach: t.field({
      type: Reach,
      description: 'The reach that the user would have with the preview cells applied.',
      resolve: ({ preview }): ReachName => preview.reach,
    }),
    membership: t.field({
      type: Membership,
      nullable: true,
      description:
        'The membership that grants the reach, with the preview cells applied; null if the user has no reach.',
      resolve: ({ preview, from }) => (preview.from[0] ?? from[0] ?? null) as never,
    }),
  }),
})

builder.objectField(RoleMatrix, 'effectivePermissions', (t) =>
  t.field({
    type: [EffectivePermission],
    nullable: true,
    description:
      "A person's effective permissions, limited to memberships visible to the viewer; null if the person is not visible to the viewer.",
    args: {
      userId: t.arg.id({ required: true, description: 'The user.' }),
      previewCells: t.arg({
        type: [PolicyCellInput],
        description: 'Unsaved cell changes to preview in the result.',
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
