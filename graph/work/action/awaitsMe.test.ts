import { expect, test } from 'vitest'
import { tree } from '../../testing/tree.ts'
import type { Person } from '../../testing/rows.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const { root, spot, worker, colleague, lead } = await tree(world, {
  groups: { spot: {} },
  people: { worker: { in: 'spot' }, colleague: { in: 'spot' }, lead: { level: 'SUPERVISION', in: 'spot' } },
})

const document = `{ actionGrid(filter: { awaitsMe: true }) { count rows(first: 20) { nodes { title } } } }`
interface Answer {
  actionGrid: { count: number; rows: { nodes: { title: string }[] } }
}
const waitingFor = async (person: Person) => {
  const { actionGrid } = await world.ask<Answer>(person, document)
  expect(actionGrid.count).toBe(actionGrid.rows.nodes.length)
  return actionGrid.rows.nodes.map(({ title }) => title).sort()
}

test('what was delegated or escalated to somebody waits for them, and for nobody else', async () => {
  const record = (more: object) => world.action(root, lead, { ...spot, assigneeId: colleague.id, ...more })
  await record({ title: 'Asked', state: 'DELEGATED', delegatorId: lead.id, delegateId: worker.id })
  await record({ title: 'Raised', state: 'ESCALATED', escalatedToId: worker.id, escalatedLevel: 'SUPERVISION' })
  await record({ title: 'Taken', state: 'STARTED', delegatorId: lead.id, delegateId: worker.id })
  expect(await waitingFor(worker)).toEqual(['Asked', 'Raised'])
  expect(await waitingFor(colleague)).toEqual([])
  const { admin: stranger } = await tree(world)
  expect(await waitingFor(stranger)).toEqual([])
})

test('a sign-off waits for whoever may give it, but not for who completed the work', async () => {
  const done = (more: object) =>
    world.action(root, lead, { ...spot, assigneeId: lead.id, state: 'COMPLETE', requiresSignOff: true, ...more })
  await done({ title: 'By the worker', completedById: worker.id })
  await done({ title: 'By the lead', completedById: lead.id })
  await done({ title: 'Signed', completedById: worker.id, signedOffById: lead.id, signedOffAt: world.clock.now() })
  await done({ title: 'Without', completedById: worker.id, requiresSignOff: false })
  expect(await waitingFor(lead)).toEqual(['By the worker'])
  expect((await waitingFor(worker)).filter((title) => title.startsWith('By'))).toEqual([])
})

test('count and records are a statement each, beside who asks', async () => {
  await waitingFor(lead)
  expect(await statementsOf(() => world.ask(lead, document))).toHaveLength(3)
})
