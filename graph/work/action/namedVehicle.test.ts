// A vehicle that work names: it is not deleted, moves within its tree, and is found with what names it.
import { describe, expect, test } from 'vitest'
import { taskRecord } from '../../testing/routines.ts'
import { tree } from '../../testing/tree.ts'
import { vehicle } from '../../testing/vehicle.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root, yard, shop, admin, supervisor } = await tree(world, {
  below: { yard: { type: 'LOCATION' }, shop: { type: 'LOCATION' } },
  people: { admin: 'ADMIN', supervisor: { level: 'SUPERVISION', at: 'shop' } },
})
const { root: elsewhere, admin: stranger } = await tree(world)

describe('a vehicle', () => {
  test('that is named is not deleted, and what names it is counted', async () => {
    const own = await vehicle(world, yard)
    await world.action(shop, admin, { vehicleId: own.id })
    await taskRecord(world, shop, admin, { vehicleId: own.id })
    const remove = () =>
      world.mutate<MutationResult & { deletedId?: string }>(admin, 'deleteVehicle', { id: own.globalId }, 'deletedId')
    expect(await remove()).toMatchObject({
      code: 'IN_USE',
      message: 'The vehicle is named by 1 record and 1 task record. Put it out of use instead.',
    })
    await world.prisma.action.updateMany({ where: { vehicleId: own.id }, data: { vehicleId: null } })
    await world.prisma.taskRecord.updateMany({ where: { vehicleId: own.id }, data: { vehicleId: null } })
    expect((await remove()).code).toBeUndefined()
  })

  test('moves within its tree, and what names it stays', async () => {
    const own = await vehicle(world, yard)
    const record = await world.action(shop, admin, { vehicleId: own.id })
    const move = (organizationId: string, person = admin) =>
      world.mutate<MutationResult & { vehicle?: object }>(
        person,
        'updateVehicle',
        { id: own.globalId, organizationId },
        'vehicle { organization { id } }',
      )
    expect((await move(shop.globalId)).vehicle).toEqual({ organization: { id: shop.globalId } })
    const row = await world.prisma.action.findUniqueOrThrow({ where: { id: record.id } })
    expect(row.vehicleId).toBe(own.id)
    expect((await move(elsewhere.globalId)).code).toBe('NOT_FOUND')
    expect((await move(yard.globalId, supervisor)).code).toBe('FORBIDDEN')
    const { root: second, both } = await tree(world, { people: { both: 'ADMIN' } })
    await world.join(both, root, 'ADMIN')
    expect((await move(second.globalId, both)).code).toBe('NOT_FOUND')
    await vehicle(world, yard, { unitNumber: own.unitNumber })
    expect((await move(yard.globalId)).message).toBe('There is a vehicle with this unit number already.')
  })

  test('is found, and its records by it, under the unit number of now', async () => {
    const own = await vehicle(world, yard, { unitNumber: 'ZX-771' })
    const record = await world.action(shop, admin, { title: 'Adjust mirrors', vehicleId: own.id })
    const later = await world.action(shop, admin, { title: 'Adjust seat' })
    await world.mutate(admin, 'updateAction', { id: later.globalId, vehicleId: own.globalId })
    const found = async (query: string, person = admin) =>
      (
        await world.ask<{ search: { edges: { node: { nodeId: string } }[] } }>(
          person,
          'query ($query: String!) { search(text: $query, first: 20) { edges { node { nodeId } } } }',
          { query },
        )
      ).search.edges.map(({ node }) => node.nodeId)
    const all = [own.globalId, record.globalId, later.globalId].sort()
    expect((await found('ZX-771')).sort()).toEqual(all)
    expect(await found('ZX-771', stranger)).toEqual([])
    await world.mutate(admin, 'updateVehicle', { id: own.globalId, unitNumber: 'QK-902' }, 'vehicle { id }')
    expect((await found('QK-902')).sort()).toEqual(all)
    expect(await found('ZX-771')).toEqual([])
    await world.mutate(admin, 'updateAction', { id: later.globalId, vehicleId: null })
    expect((await found('QK-902')).sort()).toEqual([own.globalId, record.globalId].sort())
  })
})
