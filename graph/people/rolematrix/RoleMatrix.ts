import { builder } from '../../kernel/builder.ts'
import { AccessLevel } from '../membership/Membership.ts'
import { Reach } from '../membership/Reach.ts'
import { globalId, isUuid, AnyNode, policy, registerNode, uuidLookedUp, type LoadNodes } from '../../kernel/node.ts'
import { declareShapePermissions } from '../../kernel/declarePermissions.ts'
import { permissionAt } from '../../kernel/permission.ts'
import { accessLevelNames, isFixed, purpose } from '../../kernel/policy.ts'
import { readCells, rowsOf, type MatrixCell, type MatrixRow } from './matrix.ts'
import { textIn } from '../../kernel/messages/text.ts'

const RoleMatrixCell = builder.objectRef<MatrixCell>('RoleMatrixCell').implement({
  description: 'The reach of one access level for one capability.',
  fields: (t) => ({
    id: t.id({
      description: 'The opaque global id, unique across all types.',
      resolve: ({ rootId, capability, level }) => globalId('RoleMatrixCell', `${rootId} ${capability} ${level}`),
    }),
    level: t.expose('level', { type: AccessLevel, description: 'The access level that the cell is about.' }),
    levelName: t.string({
      description: 'The display name of the access level.',
      resolve: ({ level }) => accessLevelNames[level],
    }),
    reach: t.expose('reach', { type: Reach, description: 'The current reach of the access level.' }),
    defaultReach: t.expose('defaultReach', {
      type: Reach,
      description: 'The default reach, before any customization.',
    }),
    isChanged: t.boolean({
      description: 'Whether the reach differs from the default.',
      resolve: (cell) => cell.reach !== cell.defaultReach,
    }),
    allowedReaches: t.expose('allowedReaches', {
      type: [Reach],
      description: 'The reaches that can be set; empty if the cell is fixed.',
    }),
    fixedBecause: t.string({
      nullable: true,
      description: "Why the reach can't be changed; null if it can be set.",
      resolve: ({ fixedBecause }, _args, { language }) => textIn(language, fixedBecause),
    }),
  }),
})

const RoleMatrixRow = builder.objectRef<MatrixRow>('RoleMatrixRow').implement({
  description: 'A capability, with the reach of each access level.',
  fields: (t) => ({
    id: t.id({
      description: 'The opaque global id, unique across all types.',
      resolve: ({ rootId, capability }) => globalId('RoleMatrixRow', `${rootId} ${capability}`),
    }),
    capability: t.exposeString('capability', { description: 'The key of the capability.' }),
    purpose: t.string({
      description: 'What the capability allows, worded to follow "may".',
      resolve: ({ capability }, _args, { language }) => textIn(language, purpose(capability)),
    }),
    section: t.exposeString('section', { description: 'The section of the role matrix.' }),
    isFixed: t.boolean({
      description: "Whether the capability is fixed and can't be customized.",
      resolve: ({ capability }) => isFixed(capability),
    }),
    cells: t.expose('cells', {
      type: [RoleMatrixCell],
      description: 'One cell for each access level, highest level first.',
    }),
  }),
})

export interface MatrixShape {
  rootId: string
  name: string
}

export const RoleMatrix = builder.objectRef<MatrixShape>('RoleMatrix').implement({
  description: 'The permissions of each access level in a root organization and its sub-organizations.',
  interfaces: [AnyNode],
  ...policy('signedIn'),
  fields: (t) => ({
    id: t.id({
      description: 'The opaque global id, unique across all types.',
      resolve: ({ rootId }) => globalId('RoleMatrix', rootId),
    }),
    organizationId: t.id({
      description: 'The id of the root organization that the matrix applies to.',
      resolve: ({ rootId }) => globalId('Organization', rootId),
    }),
    organizationName: t.exposeString('name', { description: 'The name of the root organization.' }),
    rows: t.field({
      type: [RoleMatrixRow],
      description: 'All capabilities, grouped by section.',
      resolve: async ({ rootId }, _args, context) => rowsOf(rootId, await readCells(context.db.prisma, rootId)),
    }),
  }),
})

declareShapePermissions(RoleMatrix, {
  edit: [
    'Whether the viewer may change it.',
    (viewer, { rootId }) => permissionAt(viewer, 'organization.administer', { rootId, organizationId: rootId }),
  ],
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
    description: 'The role matrix of a root organization the viewer belongs to; defaults to the first one.',
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
