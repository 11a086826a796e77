// Why people are not assigned, and what is wrong with an input, is told in the language of who reads it.
import { beforeAll, expect, test } from 'vitest'
import { Context } from '../../kernel/context.ts'
import { loadViewer } from '../../kernel/loadViewer.ts'
import { globalId } from '../../kernel/node.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await World.make()
})

const says = {
  en: [
    'You can’t give or remove an access level above your own, which is Tactical Mgt here.',
    'Choose an end in the future.',
  ],
  es: [
    'Nadie da ni quita un nivel de acceso superior al propio, que aquí es Tactical Mgt.',
    'Elija un fin en el futuro.',
  ],
}

test.each(['en', 'es'] as const)('in %s: a refusal, and a field', async (language) => {
  const { root, spot, tactical, driver } = await tree(world, {
    groups: { spot: {} },
    people: { tactical: { level: 'TACTICAL', departmentOf: 'spot' }, driver: 'TRANSACTIONAL' },
  })
  const viewer = await loadViewer(world.services.db, tactical.sessionId, world.clock.now())
  const client = { requestId: 'test', address: '127.0.0.1', userAgent: 'test', language }
  const assign = (more: object) =>
    world.mutate(
      new Context(world.services, client, viewer),
      'assignMemberships',
      {
        userIds: [driver.globalId],
        organizationId: root.globalId,
        departmentId: globalId('Department', spot.departmentId),
        ...more,
      },
      '__typename',
    )
  const refused = await assign({ accessLevel: 'STRATEGIC' })
  const wrong = await assign({ startsAt: '2020-01-01T00:00:00Z', endsAt: '2021-01-01T00:00:00Z' })
  expect([refused.message, wrong.fields![0]!.message]).toEqual(says[language])
})
