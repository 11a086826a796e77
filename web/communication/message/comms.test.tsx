import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Fields } from '../../testing/stubGraph.ts'

const message = (number: number, text: string, more: Fields = {}) => ({
  id: `Message:${number}`,
  text,
  kind: 'MESSAGE',
  createdAt: `2026-01-15T12:00:0${number}.000Z`,
  isMine: false,
  author: { id: 'User:li', name: 'Li Wei' },
  ...more,
})

const allowed = { allowed: true, reason: null }
const edges = (nodes: Fields[]) => ({
  edges: nodes.map((node) => ({ node, cursor: String(node.id) })),
  pageInfo: { hasNextPage: false, endCursor: null },
})

const gate = (more: Fields = {}) => ({
  id: 'Thread:1',
  subject: 'The gate',
  responsible: 'Supervision · Reno',
  can: { post: allowed },
  responsiblePeople: [{ userId: 'User:li', name: 'Li Wei', isAway: true }],
  messages: edges([message(2, 'It is closed.'), message(1, 'Is it open?')]),
  ...more,
})

const open = (thread: Fields, mutations: Fields = {}) =>
  renderRoute('/comms/thread/1', {
    resolvers: { ...boardOf({}, { thread, threads: edges([thread]) }), Mutation: mutations },
  })

test('what was said stands in its order, with who is responsible; what is shown is marked as read', async () => {
  const { graph } = open(gate({ unreadCount: 2 }))
  const list = await screen.findByRole('list', { name: 'Messages' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringContaining('Is it open?'), expect.stringContaining('It is closed.')])
  expect(screen.getByText(/Li Wei, away/)).toBeVisible()
  await waitFor(() =>
    expect(graph.asked('useMarkReadMutation')[0]).toEqual({ input: { threadId: 'Thread:1', upToId: 'Message:2' } }),
  )
})

test('a message shows at once, says when it failed, and is sent again under the same key', async () => {
  let calls = 0
  const sendMessage = () =>
    calls++
      ? { __typename: 'SendMessageSuccess', sentMessage: message(3, 'From seven.'), thread: gate() }
      : { __typename: 'ConflictError', code: 'CONFLICT', message: 'Not now.' }
  const { user, graph } = open(gate(), { sendMessage })
  await user.type(await screen.findByLabelText('New message'), 'From seven.{Control>}{Enter}{/Control}')
  const waiting = await screen.findByRole('list', { name: 'Sending' })
  expect(await within(waiting).findByText(/Not now\./)).toBeVisible()
  expect(screen.getByLabelText('New message')).toHaveValue('')
  expect(localStorage.getItem('draft jane outgoing new Thread:1')).toContain('From seven.')
  await user.click(within(waiting).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Sending' })).toBeNull())
  expect(within(screen.getByRole('list', { name: 'Messages' })).getByText('From seven.')).toBeVisible()
  const [first, second] = graph.asked('MessageComposerMutation') as { input: { idempotencyKey: string } }[]
  expect(second!.input.idempotencyKey).toBe(first!.input.idempotencyKey)
})

test('a mail that failed says why, and is sent again', async () => {
  const mail = { to: ['dock@example.com'], subject: 'Late', state: 'FAILED', error: '550 no such mailbox' }
  const sent = message(3, 'We come at six.', { kind: 'MAIL', mail })
  const resendMail = {
    __typename: 'ResendMailSuccess',
    sentMessage: { ...sent, mail: { ...mail, state: 'QUEUED', error: '' } },
  }
  const { user } = open(gate({ messages: edges([sent]) }), { resendMail })
  expect(await screen.findByText('Not sent: 550 no such mailbox')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Resend' }))
  expect(await screen.findByText('Not sent yet.')).toBeVisible()
})

test('a closed thread takes no message and says why', async () => {
  open(
    gate({
      closedAt: '2026-01-15T12:00:00.000Z',
      can: { post: { allowed: false, reason: 'This thread is closed; reopen it first.' } },
    }),
  )
  expect(await screen.findByText('This thread is closed; reopen it first.')).toBeVisible()
  expect(screen.queryByLabelText('New message')).toBeNull()
})
