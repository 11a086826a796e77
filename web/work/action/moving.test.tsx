import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { boardOf, record } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Fields } from '../../testing/stubGraph.ts'

// The board remembers which changes of a record it has taken in, so each test has a record of its own.
let series = 100
const queued = (more: Fields = {}) =>
  record(++series, { title: 'Mend the gate', viewerTransitions: ['START', 'HOLD', 'ESCALATE'], ...more })

const panel = (name: string) => within(screen.getByRole('region', { name }))
const card = { name: /Mend the gate/ }
const success = (outcome: Fields) => ({ __typename: 'TransitionActionsSuccess', outcomes: [outcome] })
const started = (one: Fields) => ({
  ...one,
  version: 2,
  state: 'STARTED',
  bucket: 'WORK',
  viewerTransitions: ['COMPLETE'],
})
const place = (one: Fields) => ({ ...one, organizationPath: '/1/2/', groupId: null })

/** A promise, and what settles it: the server takes its time. */
function pending() {
  let settle = (_value: unknown) => {}
  const promise = new Promise((resolve) => (settle = resolve))
  return { promise, settle: (value: unknown) => settle(value) }
}

async function openMenu(one: Fields, transitionActions?: unknown) {
  const page = renderRoute('/home', { resolvers: { ...boardOf({ NEXT: [one] }), Mutation: { transitionActions } } })
  await page.user.click(await screen.findByRole('button', { name: 'Move Mend the gate' }))
  return { ...page, menu: within(await screen.findByRole('menu')) }
}

describe('the menu of a card', () => {
  test('offers what the viewer may do with the record in its state, and to open it', async () => {
    const { menu } = await openMenu(queued({ viewerTransitions: ['ESCALATE', 'START', 'COMPLETE'] }))
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Start',
      'Escalate…',
      'Open',
      'Procedures',
    ])
  })

  test('offers but to open what the viewer may do nothing with, and says why', async () => {
    const one = queued({
      viewerTransitions: [],
      allowedTransitions: [
        {
          name: 'START',
          label: 'Start',
          allowed: false,
          fitsState: true,
          reason: 'Only the assignee may do this.',
          to: 'STARTED',
          bucket: 'WORK',
          needs: [],
        },
        {
          name: 'COMPLETE',
          label: 'Complete',
          allowed: false,
          reason: 'A record that is Queued can’t take this step.',
          to: 'COMPLETE',
          needs: [],
        },
      ],
    })
    const page = renderRoute('/home', { resolvers: boardOf({ NEXT: [one] }, { node: one }) })
    await page.user.click(await screen.findByRole('button', { name: 'Move Mend the gate' }))
    const menu = within(await screen.findByRole('menu'))
    await menu.findByText('Only the assignee may do this.')
    // What makes no sense in its state is not told.
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'StartOnly the assignee may do this.',
      'Open',
      'Procedures',
    ])
    // By key towards a panel the reason is told too.
    await page.user.keyboard('{Escape}')
    screen.getByRole('group', { name: /Mend the gate/ }).focus()
    await page.user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(await screen.findByText('“Mend the gate” cannot move to IM Working')).toBeVisible()
    expect(screen.getAllByText('Only the assignee may do this.').length).toBeGreaterThan(0)
  })

  test('opens the record over the board as it is filtered', async () => {
    const one = queued()
    const page = renderRoute('/home?hide=esc', { resolvers: boardOf({ NEXT: [one] }) })
    await page.user.click(await screen.findByRole('button', { name: 'Move Mend the gate' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Open' }))
    await waitFor(() => expect(page.at()).toBe(`/home/record/${String(one.key)}?hide=esc`))
  })
})

describe('a move that asks for nothing', () => {
  test('shows at once, before the server has answered, and names the version that was seen', async () => {
    const one = queued()
    const answer = pending()
    const page = await openMenu(one, () => answer.promise)
    await page.user.click(page.menu.getByRole('menuitem', { name: 'Start' }))
    expect(await panel('IM Working').findByRole('group', card)).toBeVisible()
    expect(panel('Next Up').queryByRole('group', card)).toBeNull()
    expect([panel('Next Up').getByText('0'), panel('IM Working').getByText('1')]).toHaveLength(2)
    expect(page.graph.asked('moveActionMutation')).toEqual([
      { input: { ids: [one.id], version: 1, transition: 'START', idempotencyKey: expect.any(String) as string } },
    ])
    answer.settle(success({ action: started(one) }))
  })

  test('stays where the server has made it, and is counted once though its event comes too', async () => {
    const one = queued()
    const page = await openMenu(one, () => success({ action: started(one) }))
    await page.user.click(page.menu.getByRole('menuitem', { name: 'Start' }))
    await panel('IM Working').findByRole('group', card)
    await page.graph.tell({
      boardChanged: {
        actionId: one.id,
        version: 2,
        before: place(one),
        after: place(started(one)),
        action: started(one),
      },
    })
    expect(await panel('IM Working').findByText('1')).toBeVisible()
    expect(panel('IM Working').getAllByRole('group')).toHaveLength(1)
    expect(panel('Next Up').getByText('0')).toBeVisible()
  })

  test('is counted once where its event comes before its answer', async () => {
    const one = queued()
    const answer = pending()
    const page = await openMenu(one, () => answer.promise)
    await page.user.click(page.menu.getByRole('menuitem', { name: 'Start' }))
    await panel('IM Working').findByRole('group', card)
    await page.graph.tell({
      boardChanged: {
        actionId: one.id,
        version: 2,
        before: place(one),
        after: place(started(one)),
        action: started(one),
      },
    })
    expect(await panel('IM Working').findByText('1')).toBeVisible()
    answer.settle(success({ action: started(one) }))
    await waitFor(() => expect(document.body).toHaveTextContent('Mend the gate: Start, done'))
    expect(panel('IM Working').getByText('1')).toBeVisible()
    expect(panel('Next Up').getByText('0')).toBeVisible()
  })

  test('goes back where the server refuses it, and a toast says why', async () => {
    const one = queued()
    const page = await openMenu(one, () =>
      success({ error: { __typename: 'ForbiddenError', message: 'Only the assignee may do this.' } }),
    )
    await page.user.click(page.menu.getByRole('menuitem', { name: 'Start' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '“Mend the gate” not movedOnly the assignee may do this.',
    )
    expect(panel('Next Up').getByRole('group', card)).toBeVisible()
    expect([panel('Next Up').getByText('1'), panel('IM Working').getByText('0')]).toHaveLength(2)
  })

  test('goes back where somebody else was faster, and says what has changed', async () => {
    const differences = [{ field: 'status', yours: 'Queued', current: 'Waiting (internal)' }]
    const page = await openMenu(queued(), () =>
      success({ error: { __typename: 'ConflictError', message: 'Somebody else has changed it.', differences } }),
    )
    await page.user.click(page.menu.getByRole('menuitem', { name: 'Start' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Somebody else has changed it. status: yours Queued, now Waiting (internal).',
    )
  })

  test('goes back where the server can not be asked', async () => {
    const page = await openMenu(queued(), () => {
      throw new Error('The database is asleep.')
    })
    await page.user.click(page.menu.getByRole('menuitem', { name: 'Start' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is asleep.')
    expect(panel('Next Up').getByRole('group', card)).toBeVisible()
  })
})

describe('a move that asks for a reason', () => {
  test('asks first, and sends what was said', async () => {
    const one = queued()
    const page = await openMenu(one, () =>
      success({ action: { ...one, version: 2, state: 'ESCALATED', bucket: 'ESC' } }),
    )
    await page.user.click(page.menu.getByRole('menuitem', { name: 'Escalate…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Escalate' }))
    expect(page.graph.asked('moveActionMutation')).toEqual([])
    await page.user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It is too high for us')
    await page.user.selectOptions(dialog.getByRole('combobox', { name: 'To' }), 'Strategic')
    await page.user.click(dialog.getByRole('button', { name: 'Escalate' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.graph.asked('moveActionMutation')).toMatchObject([
      { input: { transition: 'ESCALATE', version: 1, reason: 'It is too high for us', level: 'STRATEGIC' } },
    ])
    expect(panel('Esc/Delegated').getByRole('group', card)).toBeVisible()
  })

  test('keeps what was said where the server refuses it, and says what is wrong with it', async () => {
    const fields = [{ path: 'input.reason', message: 'Say a little more.' }]
    const page = await openMenu(queued(), () =>
      success({ error: { __typename: 'ValidationError', message: 'The input is wrong.', fields } }),
    )
    await page.user.click(page.menu.getByRole('menuitem', { name: 'Hold…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hold' }))
    const reason = dialog.getByRole('textbox', { name: /Reason/ })
    await page.user.type(reason, 'x')
    await page.user.click(dialog.getByRole('button', { name: 'Hold' }))
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Say a little more.'))
    expect(reason).toHaveValue('x')
    expect(reason).toBeInvalid()
    expect(screen.queryByText(/was not moved/)).toBeNull()
  })

  test('is not made where one thinks better of it', async () => {
    const page = await openMenu(queued())
    await page.user.click(page.menu.getByRole('menuitem', { name: 'Hold…' }))
    await page.user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.graph.asked('moveActionMutation')).toEqual([])
  })
})
