import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { boardOf, record } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Fields } from '../../testing/stubGraph.ts'

const step = (name: string, label: string, more: Fields = {}) => ({
  name,
  label,
  allowed: true,
  fitsState: true,
  reason: '',
  to: 'STARTED',
  bucket: 'WORK',
  needs: [],
  ...more,
})

const entry = (number: number, label: string, more: Fields = {}) => ({
  cursor: String(number),
  node: {
    __typename: 'HistoryEntry',
    id: `entry ${number}`,
    label,
    stateName: 'Queued',
    at: '2026-01-15T12:00:00.000Z',
    ...more,
  },
})

const activity = (edges: Fields[], hasPreviousPage = false) => ({
  edges,
  pageInfo: { hasPreviousPage, startCursor: 'first' },
})

const gate = record(1, {
  title: 'Mend the gate',
  description: 'It hangs by one hinge.',
  stateName: 'Queued',
  statusReason: 'Sent back: wrong part',
  creator: { id: 'User:jane', name: 'Jane Roe' },
  assignee: { id: 'User:li', name: 'Li Wei' },
  serviceTimeMins: 30,
  schedule: { start: null, end: '2026-01-16T07:30:00.000Z' },
  createdAt: '2026-01-15T08:00:00.000Z',
  allowedTransitions: [
    step('START', 'Start'),
    step('HOLD', 'Hold', { needs: ['HOLD_KIND', 'REASON'] }),
    step('WITHDRAW', 'Withdraw', { allowed: false, reason: 'Only who created it may withdraw it.' }),
    step('ASSIGN', 'Assign', { allowed: false, reason: 'Only Supervision may assign it.' }),
    step('RESTORE', 'Restore', {
      allowed: false,
      fitsState: false,
      reason: 'A record that is Queued can’t take this step.',
    }),
  ],
  activity: activity([
    entry(1, 'Create'),
    entry(2, 'Delegate', {
      actor: { id: 'User:jane', name: 'Jane Roe' },
      onBehalfOf: { id: 'User:li', name: 'Li Wei' },
      reason: 'You know hinges',
      changes: [
        { field: 'delegate', before: '', after: 'Ann Lee' },
        { field: 'resumeAt', before: '', after: '2026-01-16T07:30:00.000Z' },
      ],
    }),
  ]),
})

function open(path: string, action: unknown = gate, more: Fields = {}) {
  return renderRoute(path, { resolvers: boardOf({ NEXT: [gate] }, { action, ...more }) })
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Action record' }))
const factOf = (term: HTMLElement) => term.nextElementSibling

describe('a record over the board', () => {
  test('says where else its key means something, and leads there', async () => {
    const elsewhere = { addressKey: 'uuid-of-theirs', organization: { name: 'Harbour Freight' } }
    const { graph } = open('/home/record/AR-1?root=Organization:2', { ...gate, sameKey: [elsewhere] })
    const link = await screen.findByRole('link', { name: 'Harbour Freight' })
    expect(link).toHaveAttribute('href', '/home/record/uuid-of-theirs')
    expect(graph.asked('ActionDialogQuery')).toEqual([{ key: 'AR-1', rootId: 'Organization:2' }])
  })

  test('is asked for by its key, and says what it is', async () => {
    const { graph } = open('/home/record/AR-1')
    const popup = await dialog()
    expect(await popup.findByRole('heading', { name: 'Mend the gate' })).toBeVisible()
    expect(popup.getByRole('button', { name: 'AR-1' })).toBeVisible()
    expect(popup.getByRole('button', { name: 'Status: Queued' })).toBeVisible()
    expect(popup.getByText('Sent back: wrong part')).toBeVisible()
    expect(popup.getByText('It hangs by one hinge.')).toBeVisible()
    expect(graph.asked('ActionDialogQuery')).toEqual([{ key: 'AR-1' }])
    expect(screen.getByLabelText('Next Up')).toBeInTheDocument()
  })

  test('tells its facts, times by the clock of whoever looks and that of its organization, and leaves out what there is not', async () => {
    open('/home/record/AR-1')
    const popup = await dialog()
    expect(factOf(await popup.findByText('Scheduled'))).toHaveTextContent(
      /^16 Jan( 2026)?, 07:30 · 08:30 Berlin Late \d+ d$/,
    )
    expect(factOf(popup.getByText('Created'))).toHaveTextContent(/^15 Jan( 2026)?, 08:00 · 09:00 Berlin by Jane Roe$/)
    expect(factOf(popup.getByText('Assigned to', { selector: 'dt' }))).toHaveTextContent('Li Wei')
    expect(factOf(popup.getByText('Service time'))).toHaveTextContent('30 min')
    expect(popup.queryByText('Escalated to')).toBeNull()
    expect(popup.queryByText('Completed')).toBeNull()
  })

  test('tells what was done with it, by whom and for whom, latest last', async () => {
    open('/home/record/AR-1?panel=changes', gate, { node: gate })
    const popup = await dialog()
    const [first, latest] = within(await popup.findByRole('region', { name: 'Activity' })).getAllByRole('listitem')
    expect(first).toHaveTextContent(/^Create · Queued · Automatically, /)
    expect(latest).toHaveTextContent(
      /^Delegate · Queued · Jane Roe on behalf of Li Wei, 12:00 · 13:00 BerlinYou know hingesDelegated to: Ann LeeResumes: 16 Jan( 2026)?, 07:30 · 08:30 Berlin$/,
    )
    expect(popup.queryByRole('button', { name: 'Show earlier' })).toBeNull()
  })

  test('tells earlier history on request', async () => {
    const latest = { ...gate, activity: activity([entry(1, 'Create')], true) }
    const earlier = { ...gate, activity: activity([entry(0, 'Import', { at: '2026-01-14T12:00:00.000Z' })]) }
    const node = { ...gate, activity: ({ before }: Fields) => (before ? earlier : latest).activity }
    const { user, graph } = open('/home/record/AR-1?panel=activity', latest, { node })
    const popup = await dialog()
    await user.click(await popup.findByRole('button', { name: 'Show earlier' }))
    expect(await popup.findByText('Import')).toBeVisible()
    expect(graph.asked('useActivityPageQuery')).toContainEqual(expect.objectContaining({ before: 'first', last: 50 }))
  })

  test('says where earlier history could not be read, and that can be tried again', async () => {
    let tries = 0
    const latest = { ...gate, activity: activity([entry(1, 'Create')], true) }
    const earlier = () => {
      if (!tries++) throw new Error('The database is asleep.')
      return activity([entry(0, 'Import', { at: '2026-01-14T12:00:00.000Z' })])
    }
    const node = { ...gate, activity: ({ before }: Fields) => (before ? earlier() : latest.activity) }
    const { user } = open('/home/record/AR-1?panel=activity', latest, { node })
    const popup = await dialog()
    await user.click(await popup.findByRole('button', { name: 'Show earlier' }))
    expect(await popup.findByRole('alert')).toHaveTextContent('Loading more failed. The database is asleep.')
    expect(popup.getByText('Create')).toBeVisible()
    await user.click(popup.getByRole('button', { name: 'Try again' }))
    expect(await popup.findByText('Import')).toBeVisible()
    expect(popup.queryByRole('alert')).toBeNull()
  })

  test('offers the likeliest steps, and all of them behind its status, with why not of those that it could take', async () => {
    const { user } = open('/home/record/AR-1')
    const popup = await dialog()
    const steps = within(await popup.findByRole('region', { name: 'Steps' }))
    expect(steps.getAllByRole('button').map((button) => button.textContent)).toEqual(['Queued', 'Start', 'Hold…'])
    await user.click(steps.getByRole('button', { name: 'Status: Queued' }))
    const entries = within(await screen.findByRole('menu', { name: 'Steps' })).getAllByRole('menuitem')
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'Start',
      'Hold…',
      'WithdrawOnly who created it may withdraw it.',
    ])
    expect(entries[2]).toHaveAttribute('aria-disabled', 'true')
  })

  test('has its title changed where it stands, and Escape leaves it', async () => {
    const { user, graph } = open('/home/record/AR-1', { ...gate, viewerTransitions: ['EDIT'] })
    const popup = await dialog()
    await user.click(within(await popup.findByRole('heading', { name: 'Mend the gate' })).getByRole('button'))
    const field = popup.getByRole('textbox', { name: 'Title' })
    await user.clear(field)
    await user.type(field, 'Mend the fence{Escape}')
    expect(await popup.findByRole('heading', { name: 'Mend the gate' })).toBeVisible()
    expect(graph.asked('moveActionMutation')).toEqual([])
    await user.click(within(popup.getByRole('heading', { name: 'Mend the gate' })).getByRole('button'))
    await user.clear(popup.getByRole('textbox', { name: 'Title' }))
    await user.type(popup.getByRole('textbox', { name: 'Title' }), 'Mend the fence{Enter}')
    await waitFor(() =>
      expect(graph.asked('moveActionMutation')).toMatchObject([
        { input: { transition: 'EDIT', title: 'Mend the fence' } },
      ]),
    )
  })

  test('is closed to the board as it was', async () => {
    const { user, at } = open('/home/record/AR-1?hide=esc')
    const popup = await dialog()
    await user.click(await popup.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(at()).toBe('/home?hide=esc')
  })

  test('opens by a click on its card, and the board is not read again', async () => {
    const { user, graph, at } = open('/home')
    await user.click(await screen.findByRole('heading', { name: 'Mend the gate' }))
    await dialog()
    expect(at()).toBe('/home/record/AR-1')
    expect(graph.asked('BoardSectionQuery')).toHaveLength(1)
  })
})

describe('a record that is not there for the viewer', () => {
  test('is said so, with the way back', async () => {
    const { user, at } = open('/home/record/AR-404', null)
    const popup = await dialog()
    expect(await popup.findByText('Record not found')).toBeVisible()
    await user.click(popup.getByRole('button', { name: 'Back to board' }))
    await waitFor(() => expect(at()).toBe('/home'))
  })
})

describe('a record that can not be read', () => {
  test('says so in its window, over a board that stays, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let tries = 0
    const action = () => {
      if (tries++) return gate
      throw new Error('The database is asleep.')
    }
    const { user } = open('/home/record/AR-1', action)
    const popup = await dialog()
    expect(await popup.findByRole('alert')).toHaveTextContent('The database is asleep.')
    expect(screen.getByRole('region', { name: 'Next Up', hidden: true })).toBeInTheDocument()
    await user.click(popup.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('It hangs by one hinge.')).toBeVisible()
  })
})
