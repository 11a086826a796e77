// The transition table as a model: random walks of random people over a record, with the server and the table asked the
// same at every step.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { stateOf, stateTable, type State } from './states.ts'
import { transitionNames, transitionOf, type TransitionName } from './transitions.ts'

const world = await World.make()
const { root, spot } = await tree(world, { groups: { spot: {} }, people: {} })
const people = [
  await world.user(root, 'ADMIN'),
  await world.user(root, 'STRATEGIC'),
  await world.user(root, 'TACTICAL', { departmentId: spot.departmentId }),
  await world.user(root, 'SUPERVISION', spot),
  await world.user(root, 'TRANSACTIONAL', spot),
  await world.user(root, 'TRANSACTIONAL', spot),
]

const step = fc.record({
  person: fc.integer({ min: 0, max: 5 }),
  name: fc.constantFrom(...transitionNames),
  other: fc.integer({ min: 0, max: 5 }),
  kind: fc.constantFrom('INTERNAL', 'EXTERNAL'),
})

interface Past {
  wasStarted: boolean
  /** The hold that it was delegated from. */
  heldAs: State | undefined
}

/** Where the model says a step leads; some depend on more than the table's target. */
function expectedState(name: TransitionName, from: State, kind: string, { wasStarted, heldAs }: Past): State {
  if (heldAs && (name === 'DECLINE' || name === 'RECALL')) return heldAs
  if (name === 'HOLD' || name === 'CHANGE_HOLD') return kind === 'INTERNAL' ? 'WAITING_INTERNAL' : 'WAITING_EXTERNAL'
  if (name === 'RESUME') return wasStarted ? 'RESUMED' : 'STARTED'
  return transitionOf(name).to ?? from
}

const outcomes = 'outcomes { action { version stateName allowedTransitions { name allowed } } error { __typename } }'

interface Result {
  outcomes: {
    action: {
      version: number
      stateName: string
      allowedTransitions: { name: TransitionName; allowed: boolean }[]
    } | null
    error: { __typename: string } | null
  }[]
}

test('a step does what the table says, or nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
      const { id, globalId } = await world.action(root, people[3]!, {
        ...spot,
        assigneeId: people[4]!.id,
        requiresSignOff: true,
      })
      let heldAs: State | undefined
      for (const { person, name, other, kind } of steps) {
        const before = await world.prisma.action.findUniqueOrThrow({ where: { id } })
        const state = stateOf(before.status, before.disposition)
        const who = people[person]!
        const { node } = await world.ask<{
          node: { allowedTransitions: { name: TransitionName; allowed: boolean; reason: string }[] } | null
        }>(who, 'query ($id: ID!) { node(id: $id) { ... on Action { allowedTransitions { name allowed reason } } } }', {
          id: globalId,
        })
        const told = node?.allowedTransitions.find((one) => one.name === name)
        const to = people[other]!.globalId
        const input = {
          ids: [globalId],
          transition: name,
          kind,
          reason: 'r',
          note: 'n',
          delegateId: to,
          assigneeId: to,
          priorityId: 4,
          durationMins: 5,
        }
        const { outcomes: list } = await world.mutate<Result>(who, 'transitionActions', input, outcomes)
        const after = await world.prisma.action.findUniqueOrThrow({ where: { id }, include: { history: true } })
        const [outcome] = list
        const alreadyThere = transitionOf(name).to === state && !transitionOf(name).from.includes(state)
        expect(after.version).toBe(1 + after.history.length)
        if (outcome?.error) {
          expect(after.version).toBe(before.version)
          expect(outcome.error.__typename).not.toBe('ConflictError')
          if (!node) expect(outcome.error.__typename).toBe('NotFoundError')
          else if (!told?.allowed) expect(outcome.error.__typename).toMatch(/^(Forbidden|InvalidTransition)Error$/)
        } else if (alreadyThere) {
          expect(after.version).toBe(before.version)
        } else {
          expect(told?.allowed).toBe(true)
          expect(after.version).toBe(before.version + 1)
          const expected = expectedState(name, state, kind, { wasStarted: before.actualStart !== null, heldAs })
          if (name === 'DELEGATE') heldAs = state.startsWith('WAITING') ? state : undefined
          expect(stateOf(after.status, after.disposition)).toBe(expected)
          expect(after.bucket).toBe(stateTable[expected].bucket)
        }
      }
    }),
    { numRuns: 40 },
  )
})
