import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const told = (n: number, more: object = {}) => ({
  id: `Notification:${n}`,
  kind: 'NOTE',
  kindName: 'Notes',
  isUrgent: false,
  text: `Bo wrote on AR-${n} Gate`,
  path: `/home/record/AR-${n}`,
  actorName: 'Bo',
  at: hoursAgo(0),
  readAt: null,
  ...more,
})
const list = (...nodes: object[]) => ({
  edges: nodes.map((node, i) => ({ cursor: String(i), node })),
  pageInfo: { hasNextPage: false, endCursor: null },
})
const me = (unread: number) => ({
  viewer: {
    capabilities: [],
    user: {
      id: 'User:jane',
      name: 'Jane Roe',
      email: 'jane@example.com',
      memberships: [],
      unreadNotifications: unread,
      settings: { version: 0, theme: 'SYSTEM', toastMs: 5000 },
    },
  },
})
const inbox = (unread: number, ...nodes: object[]) => ({
  resolvers: { Query: { ...me(unread), notifications: list(...nodes) }, Mutation: {} as Record<string, unknown> },
})

test('the inbox stands by day, what is unread marked in words', async () => {
  renderRoute('/mynotifications', inbox(1, told(1), told(2, { at: hoursAgo(24 * 40), readAt: hoursAgo(2) })))
  const today = await screen.findByRole('list', { name: 'Today' })
  expect(
    within(today)
      .getByRole('link', { name: /Unread: Bo wrote on AR-1 Gate/ })
      .getAttribute('href'),
  ).toBe('/home/record/AR-1')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Bo wrote on AR-2 Gate' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy()
})

test('the inbox is gone through by J and K, and marked by E', async () => {
  const asked = inbox(2, told(1), told(2))
  asked.resolvers.Mutation.markNotifications = {
    __typename: 'MarkNotificationsSuccess',
    notifications: [told(2, { readAt: hoursAgo(0) })],
    user: { id: 'User:jane', unreadNotifications: 1 },
  }
  const { user, graph } = renderRoute('/mynotifications', asked)
  await screen.findByRole('link', { name: /AR-1/ })
  await user.keyboard('jj')
  expect(document.activeElement?.textContent).toContain('AR-2')
  await user.keyboard('e')
  await waitFor(() =>
    expect(graph.asked('useMarkNotificationsMutation')).toEqual([
      { input: { selection: { ids: ['Notification:2'] }, read: true } },
    ]),
  )
  expect(await screen.findByRole('button', { name: 'Mark as unread: Bo wrote on AR-2 Gate' })).toBeTruthy()
  await user.keyboard('k')
  expect(document.activeElement?.textContent).toContain('AR-1')
})

test('what it is narrowed to stands in the address', async () => {
  const { user, graph, at } = renderRoute('/mynotifications', inbox(0))
  await screen.findByText(/No notifications\./)
  await user.click(screen.getByRole('button', { name: 'Unread only' }))
  await screen.findByRole('button', { name: 'Unread only', pressed: true })
  await user.click(screen.getByRole('button', { name: 'Appointments' }))
  await screen.findByText(/No notifications match/)
  expect(at()).toBe('/mynotifications?unread=1&about=appointments')
  expect(graph.asked('InboxPageQuery').at(-1)).toEqual({
    filter: {
      isUnread: true,
      kind: { in: ['APPOINTMENT_INVITED', 'APPOINTMENT_CHANGED', 'APPOINTMENT_CANCELLED', 'APPOINTMENT_ANSWERED'] },
    },
  })
})

test('the bell shows the latest, and marks all up to these as read', async () => {
  const asked = inbox(2, told(1), told(2))
  asked.resolvers.Mutation.markNotifications = {
    __typename: 'MarkNotificationsSuccess',
    notifications: [],
    user: { id: 'User:jane', unreadNotifications: 0 },
  }
  const { user, graph } = renderRoute('/mynotifications', asked)
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }))
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  expect((await within(panel).findAllByRole('listitem')).length).toBe(2)
  await user.click(within(panel).getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() =>
    expect(graph.asked('useMarkNotificationsMutation')).toEqual([
      { input: { selection: { upToId: 'Notification:1' }, read: true } },
    ]),
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Notifications' })))
})

test('a mark that is refused is told', async () => {
  const asked = inbox(1, told(1))
  asked.resolvers.Mutation.markNotifications = {
    __typename: 'NotFoundError',
    code: 'NOT_FOUND',
    message: 'The notification was not found.',
  }
  const { user } = renderRoute('/mynotifications', asked)
  await user.click(await screen.findByRole('button', { name: /Mark as read: Bo/ }))
  expect(await screen.findByText('The notification was not found.')).toBeTruthy()
})
