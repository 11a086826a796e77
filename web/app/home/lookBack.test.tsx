import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { asOfText } from '../../kernel/shell/asOf.ts'
import { board, boardOf, hoursFromNow, record } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Fields } from '../../testing/stubGraph.ts'

const day = 24 * 3_600_000
// At noon: what is due half an hour later is due on the same day.
const text = asOfText(new Date().setHours(-12, 0))
const then = new Date(text).toISOString()
const pastId = (number: number) => btoa(`${atob(String(record(number).id))}@${then}`)

const past = (more: Fields = {}) => ({
  at: then,
  isExact: true,
  keptSince: hoursFromNow(-2400),
  isBeforeFirst: false,
  ...more,
})

/** A board that says of the past that it is. */
const boardAt = (lists: Parameters<typeof board>[0], more: Fields = {}) =>
  boardOf(lists, {
    board: (args: { asOf?: string | null }) => ({ ...board(lists)(args), asOf: args.asOf ? past(more) : null }),
  })

const old = record(1, {
  id: pastId(1),
  title: 'Mend the gate',
  viewerTransitions: [],
  schedule: { start: null, end: new Date(Date.parse(then) + 30 * 60_000).toISOString() },
})

describe('a board of the past', () => {
  test('is asked for as of the instant in the address, and says so', async () => {
    const { graph, user, at } = renderRoute(`/home?asOf=${text}`, { resolvers: boardAt({ NEXT: [old] }) })
    const banner = await screen.findByText(/^As of /, { selector: 'strong' })
    expect(graph.asked('BoardSectionQuery')).toContainEqual({ filter: {}, asOf: then })
    expect(screen.queryByText('Live')).toBeNull()
    await user.click(within(banner.parentElement!).getByRole('button', { name: 'Back to now' }))
    await waitFor(() => expect(screen.queryByText(/^As of /, { selector: 'strong' })).toBeNull())
    expect(at()).toBe('/home')
    expect(graph.asked('BoardSectionQuery').at(-1)).toEqual({ filter: {} })
  })

  test('tells what was late then', async () => {
    renderRoute(`/home?asOf=${text}`, { resolvers: boardAt({ NEXT: [old] }) })
    const card = await screen.findByRole('group', { name: 'AR-1 Mend the gate' })
    expect(card).toHaveTextContent(/Due \d\d:\d\d/)
    expect(card).not.toHaveTextContent('Late')
  })

  test('moves nothing, and says why', async () => {
    const node = {
      __typename: 'Action',
      id: old.id,
      stateName: 'Queued',
      allowedTransitions: [
        {
          name: 'START',
          label: 'Start',
          allowed: false,
          fitsState: true,
          reason: 'This is a past view.',
          bucket: 'WORK',
        },
      ],
    }
    const { user, graph } = renderRoute(`/home?asOf=${text}`, {
      resolvers: { ...boardAt({ NEXT: [old] }), Query: { ...boardAt({ NEXT: [old] }).Query, node } },
    })
    await user.click(await screen.findByRole('button', { name: 'Move Mend the gate' }))
    const menu = await screen.findByRole('menu', { name: 'Move Mend the gate' })
    expect(await within(menu).findByRole('menuitem', { name: /Start.*This is a past view/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(within(menu).queryByText('Procedures')).toBeNull()
    await user.keyboard('{Escape}')
    const add = screen.getByRole('button', { name: 'Add record' })
    expect(add).toHaveAttribute('aria-disabled', 'true')
    await user.click(add)
    expect(await screen.findByText('This is a past view. Go back to now to make changes.')).toBeVisible()
    expect(graph.asked('moveActionMutation')).toEqual([])
  })

  test.each([
    [{ isExact: false }, /^Approximate: changes before/],
    [{ isBeforeFirst: true, isExact: false }, /^No records at that time/],
  ])('that is not known well says so: %o', async (more, note) => {
    renderRoute(`/home?asOf=${text}`, { resolvers: boardAt({}, more) })
    expect(await screen.findByText(note)).toBeVisible()
  })

  test.each([
    ['yesterday', 'The date in the address is not valid.'],
    ['2026-02-30', 'The date in the address is not valid.'],
    [asOfText(Date.now() + day), 'Choose a time in the past.'],
    [asOfText(Date.now() - 400 * day), 'Choose a time within the last year.'],
  ])('of %s is none, with the way back', async (asOf, message) => {
    const { user, at } = renderRoute(`/home?asOf=${asOf}`, { resolvers: boardAt({}) })
    expect(await screen.findByText(message)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to now' }))
    expect(await screen.findByRole('region', { name: 'Next Up' })).toBeVisible()
    expect(at()).toBe('/home')
  })
})

describe('the chip As of', () => {
  test('leads to a while ago and to any time of the last year', async () => {
    const { user, at } = renderRoute('/home', { resolvers: boardAt({ NEXT: [old] }) })
    await user.click(await screen.findByRole('button', { name: '+ Filter' }))
    await user.click(await screen.findByRole('menuitem', { name: 'As of' }))
    await user.click(await screen.findByRole('menuitemradio', { name: '1 week ago' }))
    await waitFor(() => expect(at()).toMatch(/asOf=\d{4}-\d\d-\d\dT\d\d%3A\d\dZ/))
    await user.click(await screen.findByRole('button', { name: /^As of \d/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: /, \d\d:\d\d$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'As of' }))
    const field = dialog.getByLabelText(/Date and time/)
    await user.clear(field)
    await user.click(dialog.getByRole('button', { name: 'Show' }))
    expect(dialog.getByText('Enter a date and time.')).toBeVisible()
    await user.type(field, '2035-01-01T10:00')
    await user.click(dialog.getByRole('button', { name: 'Show' }))
    expect(dialog.getByText('Choose a time in the past.')).toBeVisible()
  })
})

test('a record of the past is asked for and named as of then', async () => {
  const action = { ...old, asOf: { at: then }, stateName: 'Queued', allowedTransitions: [] }
  const { graph } = renderRoute(`/home/record/AR-1?asOf=${text}`, {
    resolvers: boardOf({ NEXT: [old] }, { action }),
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Action record' }))
  expect(await dialog.findByText(/^As of /)).toBeVisible()
  expect(graph.asked('ActionDialogQuery')).toContainEqual({ key: 'AR-1', asOf: then })
  expect(dialog.queryByRole('button', { name: 'Actions for AR-1' })).toBeNull()
})
