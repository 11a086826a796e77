// While one root organization closes, all others go on as ever.
import { expect, test } from 'vitest'
import { withConnection } from '../../../prisma/connect.ts'
import { asOwner } from '../../testing/database.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { clearPast } from '../../work/action/pastJob.ts'

const world = await World.make({ database: 'beside_closing' })
const closing = await tree(world)
const { root, admin } = await tree(world)
await world.prisma.closing.create({ data: { rootId: closing.root.id, closedById: closing.admin.id } })

test('who asks to join another is found there, and who asks to join that one is not', async () => {
  const askedAt = async (organizationId: string) => {
    const person = await world.user()
    await world.mutate(person, 'requestAssociation', { organizationId }, 'request { id }')
    return world.prisma.associationRequest.findFirstOrThrow({ where: { userId: person.id } })
  }
  expect((await askedAt(root.globalId)).organizationId).toBe(root.id)
  expect((await askedAt(closing.root.globalId)).organizationId).toBeNull()
})

test('what records of others were long ago is removed, and of that one is not', async () => {
  await world.prisma.closing.deleteMany()
  const records = [await world.action(root, admin), await world.action(closing.root, closing.admin)]
  for (const { id } of records) await world.prisma.action.update({ where: { id }, data: { title: 'Renamed' } })
  await withConnection(asOwner(world.services.db.connection), (owner) =>
    owner.query(`update action_past set until = until - interval '3 years'`),
  )
  await world.prisma.closing.create({ data: { rootId: closing.root.id, closedById: closing.admin.id } })
  await clearPast(world.services)
  const left = await world.prisma.actionPast.findMany({ select: { id: true } })
  expect(left.map(({ id }) => id)).toEqual([records[1]!.id])
})
