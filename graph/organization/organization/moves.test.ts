// Random moves against a plain model in memory: what the model allows is done, what it forbids is refused, and the tree
// stays a tree.
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { tree } from '../../testing/tree.ts'
import type { Organization } from '../../testing/rows.ts'
import { World } from '../../testing/world.ts'
import { organizationTypes } from './levels.ts'

let world: World

beforeAll(async () => {
  world = await World.make()
})

const size = 9

interface Node {
  organization: Organization
  type: number
  parent: number | null
}

/** As the words have it: below is a lower level, or a Corporation below a Corporation; never below itself. */
function allows(nodes: Node[], moved: number, target: number): boolean {
  const { type, parent } = nodes[moved]!
  if (parent === null) return false
  for (let at: number | null = target; at !== null; at = nodes[at]!.parent) if (at === moved) return false
  const above = nodes[target]!.type
  return type > above || (type === 0 && above === 0)
}

const types = fc.array(fc.nat(3), { minLength: size, maxLength: size })
const places = fc.array(fc.nat(100), { minLength: size, maxLength: size })
const moves = fc.array(fc.tuple(fc.nat(size), fc.nat(size)), { minLength: 5, maxLength: 15 })

test('keep the tree', async () => {
  await fc.assert(
    fc.asyncProperty(types, places, moves, async (types, places, moves) => {
      const { root, admin } = await tree(world)
      const nodes: Node[] = [{ organization: root, type: 0, parent: null }]
      for (const [i, type] of types.entries()) {
        const fitting = nodes.flatMap((node, n) => (type > node.type || (type === 0 && node.type === 0) ? [n] : []))
        const parent = fitting[places[i]! % fitting.length]!
        const organization = await world.organization({
          parent: nodes[parent]!.organization,
          type: organizationTypes[type],
        })
        nodes.push({ organization, type, parent })
      }
      for (const [moved, target] of moves) {
        const input = { id: nodes[moved]!.organization.globalId, parentId: nodes[target]!.organization.globalId }
        const { __typename } = await world.mutate(admin, 'moveOrganization', input, 'organization { id }')
        const allowed = allows(nodes, moved, target)
        expect(__typename).toBe(allowed ? 'MoveOrganizationSuccess' : 'ConflictError')
        if (allowed) nodes[moved]!.parent = target
      }
      const rows = await world.prisma.organization.findMany({ where: { rootId: root.id } })
      const byId = new Map(rows.map((row) => [row.id, row]))
      const pathOf = (n: number): string => {
        const { organization, parent } = nodes[n]!
        return `${parent === null ? '/' : pathOf(parent)}${byId.get(organization.id)!.legacyId}/`
      }
      expect(nodes.map(({ organization }) => byId.get(organization.id)!.path)).toEqual(
        nodes.map((_node, n) => pathOf(n)),
      )
    }),
    { numRuns: 5 },
  )
})
