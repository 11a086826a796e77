// Refusals, labels and what is wrong with an input, in the language that a request asks for.
import { expect, test } from 'vitest'
import { Context } from '../../kernel/context.ts'
import { loadViewer } from '../../kernel/loadViewer.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const { root, admin, worker } = await tree(world, { people: { admin: 'ADMIN', worker: {} } })

async function inSpanish({ sessionId }: Person): Promise<Context> {
  const viewer = await loadViewer(world.services.db, sessionId, world.clock.now())
  const client = { requestId: 'test', address: '127.0.0.1', userAgent: 'test', language: 'es' as const }
  return new Context(world.services, client, viewer)
}

test('a step that is refused says why in Spanish', async () => {
  const { globalId: id } = await world.action(root, admin, { assigneeId: worker.id, state: 'COMPLETE' })
  const { message } = await world.mutate(await inSpanish(worker), 'signOffAction', { id })
  expect(message).toBe('No requiere visto bueno.')
  const started = await world.mutate(await inSpanish(worker), 'startAction', { id })
  expect(started.message).toBe('Un registro en estado Completado no admite este paso.')
})

test('an input that is wrong is so in Spanish', async () => {
  const { globalId: id } = await world.action(root, admin, { assigneeId: worker.id, state: 'QUEUED' })
  const wrong = await world.mutate(await inSpanish(worker), 'quickCompleteAction', { id, durationMins: 0 })
  expect(wrong.fields).toEqual([{ path: 'durationMins', message: 'Escriba 1 minuto o más.' }])
})

test('the state of a record and its steps have Spanish names', async () => {
  const { globalId } = await world.action(root, admin, { assigneeId: worker.id, state: 'QUEUED' })
  const ask = `query($id: ID!) { node(id: $id) { ... on Action { stateName allowedTransitions { name label } } } }`
  const { node } = await world.ask<{
    node: { stateName: string; allowedTransitions: { name: string; label: string }[] }
  }>(await inSpanish(worker), ask, { id: globalId })
  expect(node.stateName).toBe('En cola')
  expect(node.allowedTransitions.find(({ name }) => name === 'HOLD')?.label).toBe('Poner en espera')
})
