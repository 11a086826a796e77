// The records of an organization that closes take no step: none is offered, and each says why.
import { expect, test } from 'vitest'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()

interface Steps {
  node: { viewerTransitions: string[]; allowedTransitions: { allowed: boolean; reason: string }[] }
}

test('while it closes, and they take steps again once it is reopened', async () => {
  const { root, admin, member, spot } = await tree(world, {
    root: { name: 'Basin Ridge' },
    groups: { spot: {} },
    people: { admin: 'ADMIN', member: { level: 'TRANSACTIONAL', in: 'spot' } },
  })
  const { globalId: id } = await world.action(root, admin, { ...spot, assigneeId: member.id })
  const stepsOf = async () => {
    const query =
      'query ($id: ID!) { node(id: $id) { ... on Action { viewerTransitions allowedTransitions { allowed reason } } } }'
    return (await world.ask<Steps>(member, query, { id })).node
  }
  await world.prisma.closing.create({ data: { rootId: root.id, closedById: admin.id } })
  const { viewerTransitions, allowedTransitions } = await stepsOf()
  expect(viewerTransitions).toEqual([])
  for (const { allowed, reason } of allowedTransitions)
    expect([allowed, reason]).toEqual([false, expect.stringMatching(/^Basin Ridge closes on /)])
  await world.prisma.closing.delete({ where: { rootId: root.id } })
  expect((await stepsOf()).viewerTransitions).toContain('START')
})
