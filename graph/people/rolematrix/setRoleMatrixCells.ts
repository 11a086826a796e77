import { versionConflict, NotFoundError, ValidationError, type Difference } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { requireAt } from '../../kernel/permission.ts'
import { accessLevelNames, cellKey, defaultReach, purpose, reachOf } from '../../kernel/policy.ts'
import { checkCells } from './checkCells.ts'
import { readCells } from './matrix.ts'
import { PolicyCellInput } from './PolicyCellInput.ts'
import { loadMatrices, RoleMatrix } from './RoleMatrix.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

const most = 500

mutation('setRoleMatrixCells', {
  description:
    'Updates cells of the role matrix of a root organization; no cell is changed if any is invalid or has been changed meanwhile.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    cells: t.field({ type: [PolicyCellInput], required: true, description: 'The cells to set, at most 500.' }),
  }),
  isUndoable: true,
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const rootId = uuidOf('Organization', input.organizationId, the('PolicyCell'))
    if (!viewer.rootIds.includes(rootId)) throw new NotFoundError(the('PolicyCell'))
    requireAt(viewer, 'organization.administer', { rootId, organizationId: rootId })
    if (!input.cells.length || input.cells.length > most)
      throw new ValidationError([{ path: 'cells', message: m.sendCells }])
    const changes = checkCells(input.cells)
    return write(async (transaction) => {
      // One after the other for a tree, so that each decides on what it has seen.
      await transaction.$queryRaw`select 1 from organization where id = ${rootId}::uuid for no key update`
      const cells = await readCells(transaction, rootId)
      const differences = changes.flatMap(({ capability, accessLevel, reach, seen }): Difference[] => {
        const current = reachOf(capability, accessLevel, cells)
        const field = m.may({ level: accessLevelNames[accessLevel], purpose: purpose(capability) })
        return seen && seen !== current ? [{ field, yours: reach, current }] : []
      })
      if (differences.length) throw versionConflict(m.matrixChanged, differences)
      for (const { capability, accessLevel, reach } of changes) {
        const where = { rootId, capability, accessLevel }
        if (reach === defaultReach(capability, accessLevel)) await transaction.policyCell.deleteMany({ where })
        else if (cells.get(cellKey(capability, accessLevel)) !== reach) {
          await transaction.policyCell.upsert({
            where: { rootId_capability_accessLevel: where },
            create: { ...where, reach },
            update: { reach },
          })
        }
      }
      return { rootId }
    })
  },
  success: (t) => ({
    matrix: t.field({
      type: RoleMatrix,
      description: 'The role matrix after the change.',
      resolve: async ({ rootId }, _args, context, info) => (await loadMatrices([rootId], context, info))[0] as never,
    }),
  }),
})
