import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { boardOf, record } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Fields, Resolvers } from '../../testing/stubGraph.ts'

const jane = { id: 'User:jane', name: 'Jane Roe' }
const li = { id: 'User:li', name: 'Li Wei' }
const allowed = { allowed: true, reason: null }

const at = (time: string) => `2026-01-15T${time}.000Z`
const step = (id: string, label: string, time: string, actor = jane) => ({
  __typename: 'HistoryEntry',
  id,
  label,
  stateName: 'Queued',
  at: at(time),
  actor,
})
const note = (id: string, text: string, time: string) => ({
  __typename: 'Note',
  id,
  text,
  createdAt: at(time),
  author: li,
})
const message = (id: string, text: string, time: string, more: Fields = {}) => ({
  __typename: 'Message',
  id,
  text,
  kind: 'MESSAGE',
  createdAt: at(time),
  author: li,
  ...more,
})
const mail = { to: ['dock@example.com'], subject: 'Late', state: 'FAILED', error: '550 no such mailbox' }

const stream = [
  step('s1', 'Create', '08:00:00'),
  step('s2', 'Assign', '08:00:20'),
  step('s3', 'Start', '08:00:50'),
  note('Note:1', 'The hinge is ordered.', '09:00:00'),
  message('Message:1', 'Who is there at seven?', '09:30:00'),
  message('Message:2', 'We come at six.', '10:00:00', { kind: 'MAIL', mail }),
]
const page = (nodes: Fields[], hasPreviousPage = false) => ({
  edges: nodes.map((node) => ({ node, cursor: String(node.id) })),
  pageInfo: { hasPreviousPage, startCursor: 'first' },
})

const gate = (more: Fields = {}) =>
  record(1, { title: 'Mend the gate', can: { collaborate: allowed }, activity: page(stream), ...more })

const open = (action: Fields, panel = 'activity', more: Resolvers = {}) =>
  renderRoute(`/home/record/AR-1?panel=${panel}`, {
    resolvers: { ...boardOf({ NEXT: [action] }, { action, node: action }), ...more },
  })

const items = async () =>
  within(await screen.findByRole('region', { name: 'Activity stream' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

beforeEach(() => localStorage.clear())

describe('the activity of a record', () => {
  test('is one stream: steps of one person within a minute as one, notes, messages and mail with how far it is', async () => {
    const { user } = open(gate())
    expect(await items()).toEqual([
      expect.stringMatching(/^2 earlier changesStart · Queued · Jane Roe, 08:00/),
      expect.stringMatching(/Li Wei, .*Note.*The hinge is ordered\.$/),
      expect.stringMatching(/Li Wei, .*Who is there at seven\?$/),
      expect.stringMatching(/Email.*We come at six\..*Not sent: 550 no such mailbox.*Resend/),
    ])
    const fold = screen.getByRole('button', { name: '2 earlier changes' })
    expect(fold).toHaveAttribute('aria-expanded', 'false')
    await user.click(fold)
    expect((await items())[0]).toMatch(/^Show lessCreate.*Assign.*Start/)
  })

  test('is narrowed in its address', async () => {
    const activity = ({ kinds }: Fields) =>
      page(String(kinds) === 'CHANGE' ? stream.slice(0, 3) : kinds ? stream.slice(3) : stream)
    const { user, at: address } = open(gate({ activity }))
    await items()
    await user.click(screen.getByRole('button', { name: 'Changes' }))
    await waitFor(async () => expect(await items()).toHaveLength(1))
    expect(address()).toBe('/home/record/AR-1?panel=changes')
    await user.click(screen.getByRole('button', { name: 'Conversation' }))
    await waitFor(async () => expect(await items()).toHaveLength(3))
    expect(screen.getByRole('button', { name: 'Conversation' })).toHaveAttribute('aria-pressed', 'true')
  })

  test.each([
    ['notes', 'activity'],
    ['messages', 'activity'],
    ['history', 'changes'],
  ])('is where an address of before led to %s', async (before, now) => {
    const { at: address } = open(gate(), before)
    await items()
    await waitFor(() => expect(address()).toBe(`/home/record/AR-1?panel=${now}`))
  })

  test('shows what a colleague says as it comes, and keeps what was shown of before', async () => {
    const earlier = note('Note:0', 'A week ago.', '07:00:00')
    let latest = stream
    const activity = ({ before }: Fields) => (before ? page([earlier]) : page(latest, true))
    const thread = { id: 'Thread:1', can: { post: allowed } }
    const { user, graph } = open(gate({ activity, thread }))
    await user.click(await screen.findByRole('button', { name: 'Show earlier' }))
    expect(await screen.findByText('A week ago.')).toBeVisible()
    latest = [...stream.slice(1), message('Message:3', 'At the gate.', '10:30:00')]
    await waitFor(() => expect(graph.listening()).toBeGreaterThan(0))
    const action = { id: record(1).id }
    await graph.tell({ threadChanged: { threadId: 'Thread:1', thread: { ...thread, action }, message: latest.at(-1) } })
    expect(await screen.findByText('At the gate.')).toBeVisible()
    expect(screen.getByText('A week ago.')).toBeVisible()
    expect(screen.getByText('The hinge is ordered.')).toBeVisible()
  })
})

describe('what is written at its foot', () => {
  test('is a note, a message or a mail; the last kind is what one writes next, and what was typed in each is kept', async () => {
    let shown: Fields[] = stream
    const sentMessage = message('Message:9', 'From seven.', '11:00:00', { isMine: true, author: jane })
    const sendMessage = () => {
      shown = [...stream, sentMessage]
      return { __typename: 'SendMessageSuccess', sentMessage, thread: { id: 'Thread:1' } }
    }
    const { user, graph } = open(gate({ activity: () => page(shown) }), 'activity', { Mutation: { sendMessage } })
    await user.type(await screen.findByLabelText('New note'), 'Nearly done')
    await user.click(screen.getByRole('button', { name: 'Message' }))
    await user.type(screen.getByLabelText('New message'), 'From seven.{Control>}{Enter}{/Control}')
    expect(
      await within(screen.getByRole('region', { name: 'Activity stream' })).findByText('From seven.'),
    ).toBeVisible()
    expect(graph.asked('MessageComposerMutation')).toMatchObject([
      { input: { target: { actionId: record(1).id }, text: 'From seven.' } },
    ])
    expect(localStorage.getItem('composer kind:jane')).toBe('message')
    await user.click(screen.getByRole('button', { name: 'Note' }))
    expect(screen.getByLabelText('New note')).toHaveValue('Nearly done')
    await user.click(screen.getByRole('button', { name: 'Email' }))
    expect(screen.getByLabelText('Subject')).toBeVisible()
  })

  test('is where one types on after the first note, with the record still being read', async () => {
    const first = { ...note('Note:1', 'The gate is closed.', '11:00:00'), author: jane }
    const action = gate({ activity: page([step('s1', 'Create', '08:00:00')]) })
    let read: Fields | Promise<Fields> = action
    const { user, router } = renderRoute('/home/record/AR-1?panel=activity', {
      resolvers: {
        ...boardOf({ NEXT: [action] }, { action: () => read, node: action }),
        Mutation: { addNote: { __typename: 'AddNoteSuccess', note: first } },
      },
    })
    await items()
    await act(() => router.navigate('/home'))
    read = new Promise(() => {})
    await act(() => router.navigate('/home/record/AR-1?panel=activity'))
    const field = await screen.findByLabelText('New note')
    await user.type(field, 'The gate is closed.{Control>}{Enter}{/Control}')
    expect(
      await within(screen.getByRole('region', { name: 'Activity stream' })).findByText('The gate is closed.'),
    ).toBeVisible()
    expect(field).toHaveFocus()
    expect(field).toBeVisible()
  })

  test('is what one may; what one may not says why', async () => {
    const closed = { allowed: false, reason: 'This thread is closed; reopen it first.' }
    const thread = { id: 'Thread:1', closedAt: at('10:30:00'), can: { post: closed } }
    const { user } = open(gate({ thread }))
    const refused = await screen.findByRole('button', { name: 'Message' })
    expect(refused).toHaveAttribute('aria-disabled', 'true')
    expect(refused).toHaveAccessibleDescription('Message: This thread is closed; reopen it first.')
    await user.click(refused)
    expect(screen.getByLabelText('New note')).toBeVisible()
    expect(screen.queryByLabelText('New message')).toBeNull()
  })
})
