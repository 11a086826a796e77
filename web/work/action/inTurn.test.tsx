// What is done to a record while its last move, or the undoing of it, is on its way: it waits for its turn, and begins
// with the version that was made meanwhile.
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { board, boardOf, record } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Fields } from '../../testing/stubGraph.ts'

// The board remembers which changes of a record it has taken in, so each test has a record of its own.
let series = 500

const panel = (name: string) => within(screen.getByRole('region', { name }))
const card = { name: /Mend the gate/ }
const moved = (action: Fields, stepId?: string) => ({
  __typename: 'TransitionActionsSuccess',
  outcomes: [{ action, stepId }],
})
const stale = {
  __typename: 'ConflictError',
  code: 'CONFLICT',
  message: 'Another person changed this record.',
  differences: [
    { field: 'version', yours: '1', current: '2' },
    { field: 'status', yours: 'Queued', current: 'Queued' },
  ],
}

interface Input {
  version: number
  transition: string
  title?: string
}

/** A record that the server keeps, which refuses a version that is none any more; it holds an undoing back. */
function openBoard(address = '/home') {
  const queued = { state: 'QUEUED', bucket: 'NEXT', viewerTransitions: ['START', 'HOLD', 'EDIT'] }
  const started = { state: 'STARTED', bucket: 'WORK', viewerTransitions: ['COMPLETE', 'EDIT'] }
  let now = record(++series, { title: 'Mend the gate', stateName: 'Queued', ...queued })
  let before = now
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let undone = 0
  const page = renderRoute(address.replace('KEY', String(now.key)), {
    resolvers: {
      ...boardOf(
        {},
        {
          // Read again, as it is where a stream begins late, it has the record where it is by then.
          board: (asked: Fields) => board({ [now.bucket as 'NEXT' | 'WORK']: [now] })(asked),
          action: () => now,
          node: () => now,
        },
      ),
      Mutation: {
        transitionActions({ input }: { input: Input }) {
          if (input.version !== now.version) return { ...moved(now), outcomes: [{ action: now, error: stale }] }
          before = now
          now = {
            ...now,
            ...(input.transition === 'START' ? started : { title: input.title }),
            version: input.version + 1,
          }
          return moved(now, `step of ${String(now.version)}`)
        },
        async undoSteps() {
          undone += 1
          await held
          now = { ...before, version: Number(now.version) + 1 }
          return { __typename: 'UndoStepsSuccess', outcomes: [{ node: now }] }
        },
      },
    },
  })
  const sent = () =>
    page.graph.asked('moveActionMutation').map(({ input }) => {
      const { version, transition } = input as Input
      return `${transition} ${String(version)}`
    })
  return { ...page, sent, letGo, id: String(now.id), undone: () => undone }
}

async function start({ user }: ReturnType<typeof openBoard>) {
  const nextUp = within(await screen.findByRole('region', { name: 'Next Up' }))
  await user.click(await nextUp.findByRole('button', { name: 'Move Mend the gate' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Start' }))
}

const noConflict = () => expect(screen.queryByRole('dialog', { name: 'Changed by someone else' })).toBeNull()

describe('while the undoing of a change is on its way', () => {
  test('the card is back at once, and moved again goes after it as it has made it', async () => {
    const page = openBoard()
    await start(page)
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await panel('Next Up').findByRole('group', card)).toBeVisible()
    await start(page)
    expect(await panel('IM Working').findByRole('group', card)).toBeVisible()
    await waitFor(() => expect(page.undone()).toBe(1))
    expect(page.sent()).toEqual(['START 1'])
    page.letGo()
    await waitFor(() => expect(page.sent()).toEqual(['START 1', 'START 3']))
    expect(await panel('IM Working').findByText('1')).toBeVisible()
    expect([panel('Next Up').getByText('0'), panel('IM Working').getByRole('group', card)]).toHaveLength(2)
    noConflict()
  })

  test('the title of the record is back at once, and edited again goes after it as it has made it', async () => {
    const page = openBoard('/home/record/KEY')
    const edit = async (shown: string, text: string) => {
      await page.user.click(await screen.findByRole('button', { name: shown }))
      await page.user.keyboard(`${text}{Enter}`)
    }
    await edit('Mend the gate', 'Paint the gate')
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }))
    await edit('Mend the gate', 'Sell the gate')
    expect(page.sent()).toEqual(['EDIT 1'])
    page.letGo()
    await waitFor(() => expect(page.sent()).toEqual(['EDIT 1', 'EDIT 3']))
    expect(await screen.findByRole('button', { name: 'Sell the gate' })).toBeVisible()
    noConflict()
  })
})
