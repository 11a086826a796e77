// That nothing of an organization can be changed is told in the language of who reads it, by whichever way it is heard.
import { beforeAll, expect, test } from 'vitest'
import { Context } from '../../kernel/context.ts'
import { loadViewer } from '../../kernel/loadViewer.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await World.make()
})

const says = {
  en: /^Basin Ridge closes on \d+ \w+ \d{4} and can only be read\./,
  es: /^Basin Ridge se cierra el \d+ \w+ \d{4} y /,
}

test.each(['en', 'es'] as const)('in %s: by what one may, by a change, and by a trigger', async (language) => {
  const { root, admin, spot } = await tree(world, {
    root: { name: 'Basin Ridge' },
    groups: { spot: {} },
    people: { admin: 'ADMIN' },
  })
  const record = await world.action(root, admin, spot)
  await world.prisma.closing.create({ data: { rootId: root.id, closedById: admin.id } })
  const viewer = await loadViewer(world.services.db, admin.sessionId, world.clock.now())
  const client = { requestId: 'test', address: '127.0.0.1', userAgent: 'test', language }
  const asked = () => new Context(world.services, client, viewer)
  const { organization } = await world.ask<{ organization: { can: { edit: { reason: string } } } }>(
    asked(),
    'query ($id: ID!) { organization(id: $id) { can { edit { reason } } } }',
    { id: root.globalId },
  )
  const changed = await world.mutate(
    asked(),
    'createDepartment',
    { organizationId: root.globalId, name: 'Dispatch' },
    '__typename',
  )
  const noted = await world.mutate(asked(), 'addNote', { actionId: record.globalId, text: 'Late' }, '__typename')
  const told = [organization.can.edit.reason, changed.message, noted.message]
  expect(told).toEqual(told.map(() => expect.stringMatching(says[language]) as string))
})
