import { builder } from '../../kernel/builder.ts'
import { AccessLevel } from '../membership/Membership.ts'
import { Reach } from '../membership/Reach.ts'
import { globalId, isUuid, AnyNode, policy, registerNode, uuidLookedUp, type LoadNodes } from '../../kernel/node.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'
import { accessLevelNames, isFixed, purpose } from '../../kernel/policy.ts'
import { readCells, rowsOf, type MatrixCell, type MatrixRow } from './matrix.ts'

const RoleMatrixCell = builder.objectRef<MatrixCell>('RoleMatrixCell').implement({
  description: 'How far an access level gets with a capability.',
  fields: (t) => ({
    id: t.id({
      description: 'The id of this thing, and of nothing else.',
      resolve: ({ rootId, capability, level }) => globalId('RoleMatrixCell', `${rootId} ${capability} ${level}`),
    }),
    level: t.expose('level', { type: AccessLevel, description: 'The access level.' }),
    levelName: t.string({ description: 'The access level in words.', resolve: ({ level }) => accessLevelNames[level] }),
    reach: t.expose('reach', { type: Reach, description: 'How far it gets now.' }),
    defaultReach: t.expose('defaultReach', {
      type: Reach,
      description: 'How far it gets where nobody has changed it.',
    }),
    isChanged: t.boolean({
      description: 'Whether it differs from the default.',
      resolve: (cell) => cell.reach !== cell.defaultReach,
    }),
    allowedReaches: t.expose('allowedReaches', {
      type: [Reach],
      description: 'What it can be set to; nothing where it is fixed.',
    }),
    fixedBecause: t.exposeString('fixedBecause', {
      nullable: true,
      description: 'Why it is the same in every organization; null where it can be set.',
    }),
  }),
})

const RoleMatrixRow = builder.objectRef<MatrixRow>('RoleMatrixRow').implement({
  description: 'A capability, and how far each access level gets with it.',
  fields: (t) => ({
    id: t.id({
      description: 'The id of this thing, and of nothing else.',
      resolve: ({ rootId, capability }) => globalId('RoleMatrixRow', `${rootId} ${capability}`),
    }),
    capability: t.exposeString('capability', { description: 'Its name for a program.' }),
    purpose: t.string({
      description: 'What one may do with it, after "may".',
      resolve: ({ capability }) => purpose(capability),
    }),
    section: t.exposeString('section', { description: 'The part of the matrix that it stands in.' }),
    isFixed: t.boolean({
      description: 'Whether it is the same in every organization.',
      resolve: ({ capability }) => isFixed(capability),
    }),
    cells: t.expose('cells', {
      type: [RoleMatrixCell],
      description: 'A cell for each access level, from the highest.',
    }),
  }),
})

export interface MatrixShape {
  rootId: string
  name: string
}

export const RoleMatrix = builder.objectRef<MatrixShape>('RoleMatrix').implement({
  description: 'Who may do what in an organization tree.',
  interfaces: [AnyNode],
  ...policy('signedIn'),
  fields: (t) => ({
    id: t.id({
      description: 'The id of this thing, and of nothing else.',
      resolve: ({ rootId }) => globalId('RoleMatrix', rootId),
    }),
    organizationId: t.id({
      description: 'The id of the root organization whose tree it holds for.',
      resolve: ({ rootId }) => globalId('Organization', rootId),
    }),
    organizationName: t.exposeString('name', { description: 'The name of the root organization.' }),
    rows: t.field({
      type: [RoleMatrixRow],
      description: 'Each capability, section by section.',
      resolve: async ({ rootId }, _args, context) => rowsOf(rootId, await readCells(context.db.prisma, rootId)),
    }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may change it.',
      resolve: ({ rootId }, _args, context) =>
        permissionAt(context.requireViewer(), 'organization.administer', { rootId, organizationId: rootId }),
    }),
  }),
})

/** Whoever belongs to a tree may know its matrix, wherever in it they are. */
export const loadMatrices: LoadNodes = async (ids, context) => {
  const { memberships } = context.requireViewer()
  return ids.map((id) => {
    const inTree = isUuid(id) && memberships.find(({ rootId }) => rootId === id)
    return inTree ? ({ rootId: id, name: inTree.rootName } satisfies MatrixShape) : null
  })
}

registerNode('RoleMatrix', loadMatrices)

builder.queryField('roleMatrix', (t) =>
  t.field({
    type: RoleMatrix,
    nullable: true,
    description: 'The role matrix of a tree that the viewer belongs to; by default of their first.',
    ...policy('signedIn'),
    args: {
      organizationId: t.arg.id({ description: 'Any organization of theirs, or the root above it.' }),
    },
    resolve: async (_root, { organizationId }, context, info) => {
      const uuid = organizationId && uuidLookedUp('Organization', organizationId, 'organizationId')
      const { memberships } = context.requireViewer()
      const isIn = (one: (typeof memberships)[number]) =>
        one.rootId === uuid || one.organizationId === uuid || one.subtree.includes(uuid!)
      const rootId = (uuid ? memberships.find(isIn) : memberships[0])?.rootId
      return rootId ? ((await loadMatrices([rootId], context, info))[0] as MatrixShape | null) : null
    },
  }),
)
