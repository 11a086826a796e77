// What the planner offers to undo is what was done last, in whatever order the answers come.
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { expect, test, vi } from 'vitest'
import { storeSignIn } from '../../kernel/auth/tokens.ts'
import { makeEnvironment } from '../../kernel/relay/environment.ts'
import { entryId } from '../../kernel/relay/entryId.ts'
import { stubGraph } from '../../testing/stubGraph.ts'
import { usePlan } from './usePlan.ts'
import type { Work } from './work.ts'

const at = (time: string) => Date.parse(`2026-11-23T${time}:00Z`)
const rosa = { id: 'User:rosa', name: 'Rosa Ortega' }
const planned = (id: string, title: string): Work => ({
  id,
  key: 'AR-1',
  addressKey: 'AR-1',
  title,
  version: 1,
  from: at('10:00'),
  to: at('11:00'),
  isPlanned: true,
  isOpen: true,
  serviceMins: 60,
  canPlan: true,
  canAssign: true,
  priorityId: entryId('SCHEDULE_PRIORITY', 4),
  priority: 'Normal',
  where: 'Yard',
  organization: 'Reno',
  organizationPath: '/1/2/',
  timeZone: 'UTC',
  assignee: rosa,
})

/** A planner whose changes are answered when the test says so. */
function openPlanner() {
  storeSignIn({ accessToken: 'access', refreshToken: 'refresh', userUuid: 'jane', userId: 1 })
  const answer = new Map<string, () => void>()
  const graph = stubGraph({
    Mutation: {
      async rescheduleAction({ input: { id } }: { input: { id: string } }) {
        await new Promise<void>((resolve) => answer.set(id, resolve))
        return { __typename: 'RescheduleActionSuccess', stepId: `Step:${id}`, action: { id, version: 2 } }
      },
    },
  })
  vi.stubGlobal('fetch', graph.fetch)
  const shown = { view: 'DAY', lanes: [], days: [], pool: [], timeZone: 'UTC', now: at('08:00'), hours: undefined }
  const environment = makeEnvironment()
  const { result } = renderHook(() => usePlan({ ...shown, readAgain() {} } as never), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
    ),
  })
  const unplan = async (work: Work) => {
    act(() => result.current.model.unplan(work))
    await waitFor(() => expect(answer.has(work.id)).toBe(true))
  }
  const answered = (work: Work) => act(async () => answer.get(work.id)!())
  return { result, unplan, answered }
}

test('the answer to what was done before something else does not offer to undo it in its place', async () => {
  const { result, unplan, answered } = openPlanner()
  const [gate, wash] = [planned('Action:1', 'Mend the gate'), planned('Action:2', 'Wash trailer')]
  await unplan(gate)
  await unplan(wash)
  await answered(gate)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(result.current.done).toBeUndefined()
  await answered(wash)
  await waitFor(() => expect(result.current.done).toMatchObject({ text: expect.stringContaining('Wash trailer') }))
  expect(result.current.done!.undo).toBeDefined()
})
