import { expect, test } from 'vitest'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root, spot, worker, lead } = await tree(world, {
  groups: { spot: {} },
  people: { worker: { in: 'spot' }, lead: { level: 'SUPERVISION', in: 'spot' } },
})

interface Signed extends MutationResult {
  action?: MutationResult['action'] & {
    signOff: { at: string; by: { id: string } } | null
    requiresSignOff: boolean
  }
}

const fields = 'action { id version stateName signOff { at by { id } } requiresSignOff }'
const completed = (more: object = {}) =>
  world.action(root, lead, {
    ...spot,
    assigneeId: worker.id,
    completedById: worker.id,
    state: 'COMPLETE',
    requiresSignOff: true,
    ...more,
  })
const signOff = (id: string, person = lead) => world.mutate<Signed>(person, 'signOffAction', { id }, fields)

test('Supervision signs off what somebody else completed; it stays complete', async () => {
  const { id, globalId } = await completed()
  expect((await signOff(globalId)).action).toMatchObject({
    stateName: 'Complete',
    version: 2,
    signOff: { by: { id: lead.globalId }, at: world.clock.now().toISOString() },
  })
  const [entry] = await world.prisma.historyEntry.findMany({ where: { actionId: id } })
  expect(entry).toMatchObject({ transition: 'SIGN_OFF', actorId: lead.id, fromStatus: 9, toStatus: 9 })
  expect(await signOff(globalId)).toMatchObject({ code: 'FORBIDDEN', message: 'It is signed off already.' })
})

test.each([
  ['It asks for no sign-off.', () => completed({ requiresSignOff: false })],
  ['Another person than the one who completed it signs it off.', () => completed({ completedById: lead.id })],
])('is refused where %s', async (message, make) => {
  expect(await signOff((await make()).globalId)).toMatchObject({ code: 'FORBIDDEN', message })
})

test('is refused before it is complete, and to those below Supervision', async () => {
  const { globalId } = await world.action(root, lead, {
    ...spot,
    assigneeId: worker.id,
    state: 'STARTED',
    requiresSignOff: true,
  })
  expect((await signOff(globalId)).code).toBe('INVALID_TRANSITION')
  const done = await completed({ completedById: lead.id })
  expect(await signOff(done.globalId, worker)).toMatchObject({ code: 'FORBIDDEN' })
  const { admin: stranger } = await tree(world)
  expect((await signOff(done.globalId, stranger)).code).toBe('NOT_FOUND')
})

test('reopening takes it away, and it is asked for again', async () => {
  const { globalId } = await completed()
  await signOff(globalId)
  const { action } = await world.mutate<Signed>(
    lead,
    'reopenAction',
    { id: globalId, reason: 'The seal leaks.' },
    fields,
  )
  expect(action).toMatchObject({ signOff: null, requiresSignOff: true })
  await world.mutate(worker, 'completeAction', { id: globalId })
  expect((await signOff(globalId)).action).toMatchObject({ signOff: { by: { id: lead.globalId } } })
})

test('a legacy client signs off by name, and 9 stays 9', async () => {
  const { globalId } = await completed()
  const { outcomes } = await world.mutate<{ outcomes: { action: { stateName: string }; error: unknown }[] }>(
    lead,
    'transitionActions',
    { ids: [globalId], transition: 'SIGN_OFF' },
    'outcomes { action { stateName } error { message } }',
  )
  expect(outcomes).toEqual([{ action: { stateName: 'Complete' }, error: null }])
})
