import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const session = (n: number, more: object = {}) => ({
  id: `Session:${n}`,
  device: 'Chrome on Windows',
  place: '203.0.113.9',
  isThis: false,
  signedInAt: '2026-01-10T08:00:00Z',
  lastUsedAt: '2026-01-12T09:30:00Z',
  ...more,
})
const me = (sessions: object[]) => ({
  id: 'User:jane',
  version: 4,
  name: 'Jane Roe',
  email: 'jane@example.com',
  username: null,
  memberships: [],
  absences: [],
  sessions,
})
const both = [session(2), session(1, { isThis: true, device: 'Firefox on Linux' })]
const profile = () => ({
  resolvers: { Query: { viewer: { user: me(both), standsInFor: [] } }, Mutation: {} as Record<string, unknown> },
})

test('a password is asked twice, what is wrong stands at its field', async () => {
  const asked = profile()
  asked.resolvers.Mutation.changePassword = {
    __typename: 'ValidationError',
    code: 'VALIDATION',
    message: 'x',
    fields: [{ path: 'input.current', message: 'This is not the password that you sign in with.' }],
  }
  const { user, graph } = renderRoute('/myprofile', asked)
  await user.click(await screen.findByRole('button', { name: 'Change password' }))
  await user.type(screen.getByLabelText(/Current password/), 'old one')
  await user.type(screen.getByLabelText('New password *', { selector: 'input' }), 'a new one 1')
  await user.type(screen.getByLabelText(/Repeat password/), 'another one')
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(await screen.findByText('The passwords do not match.')).toBeTruthy()
  await user.clear(screen.getByLabelText(/Repeat password/))
  await user.type(screen.getByLabelText(/Repeat password/), 'a new one 1')
  await user.click(screen.getByRole('checkbox', { name: 'Keep access tokens and calendar feeds' }))
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(await screen.findByText('This is not the password that you sign in with.')).toBeTruthy()
  expect(graph.asked('PasswordDialogMutation')).toEqual([
    { input: { current: 'old one', code: null, password: 'a new one 1', keepsTokens: true } },
  ])
})

test('a sign-in that is ended goes from the list; this one can’t be ended here', async () => {
  const asked = profile()
  asked.resolvers.Mutation.endSession = { __typename: 'EndSessionSuccess', user: me(both.slice(1)) }
  const { user, graph } = renderRoute('/myprofile', asked)
  expect(await screen.findByRole('row', { name: /Firefox on Linux This session 203.0.113.9 Now/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'End session on Chrome on Windows from 203.0.113.9' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Chrome on Windows/ })).toBeNull())
  expect(graph.asked('SessionsSectionEndMutation')).toEqual([{ input: { id: 'Session:2' } }])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'End other sessions' }))
})

test('of name and email only what was changed is sent, with the version that was seen', async () => {
  const asked = profile()
  asked.resolvers.Mutation.updateUser = {
    __typename: 'UpdateUserSuccess',
    user: { ...me(both), name: 'Jane Doe', version: 5 },
  }
  const { user, graph } = renderRoute('/myprofile', asked)
  await user.click(await screen.findByRole('button', { name: 'Change name or email' }))
  const name = screen.getByLabelText(/^Name/, { selector: 'input' })
  await user.clear(name)
  await user.type(name, 'Jane Doe')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(graph.asked('IdentityDialogMutation')).toEqual([
      { input: { id: 'User:jane', version: 4, name: 'Jane Doe' } },
    ]),
  )
  expect(await screen.findByRole('region', { name: 'Jane Doe' })).toBeTruthy()
})

test('all others end at once, with access tokens and feeds unless they are kept', async () => {
  const asked = profile()
  asked.resolvers.Mutation.endOtherSessions = { __typename: 'EndOtherSessionsSuccess', user: me(both.slice(1)) }
  const { user, graph } = renderRoute('/myprofile', asked)
  await user.click(await screen.findByRole('button', { name: 'End other sessions' }))
  const dialog = await screen.findByRole('dialog', { name: 'Sign out everywhere else' })
  expect(within(dialog).getByRole('checkbox', { name: 'Keep access tokens and calendar feeds' })).not.toBeChecked()
  await user.click(within(dialog).getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Chrome on Windows/ })).toBeNull())
  expect(graph.asked('EndOthersDialogMutation')).toEqual([{ input: { keepsTokens: false } }])
})

test('another email asks the password', async () => {
  const asked = profile()
  asked.resolvers.Mutation.updateUser = {
    __typename: 'UpdateUserSuccess',
    user: { ...me(both), email: 'jane@new.example', version: 5 },
  }
  const { user, graph } = renderRoute('/myprofile', asked)
  await user.click(await screen.findByRole('button', { name: 'Change name or email' }))
  expect(screen.queryByLabelText(/Your password/)).toBeNull()
  const email = screen.getByLabelText(/^Email/, { selector: 'input' })
  await user.clear(email)
  await user.type(email, 'jane@new.example')
  await user.type(screen.getByLabelText(/Your password/), 'good one')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(graph.asked('IdentityDialogMutation')).toEqual([
      { input: { id: 'User:jane', version: 4, email: 'jane@new.example', password: 'good one', code: null } },
    ]),
  )
})

test('who has an authenticator app gives a code of it with the password', async () => {
  const asked = profile()
  const withApp = { ...me(both), secondFactor: { isSetUp: true, passkeys: 0 } }
  asked.resolvers.Query.viewer.user = withApp
  Object.assign(asked.resolvers.Mutation, {
    updateUser: { __typename: 'UpdateUserSuccess', user: { ...withApp, email: 'jane@new.example', version: 5 } },
    changePassword: { __typename: 'ChangePasswordSuccess', user: withApp },
  })
  const { user, graph } = renderRoute('/myprofile', asked)
  await user.click(await screen.findByRole('button', { name: 'Change name or email' }))
  await user.type(screen.getByLabelText(/^Email/, { selector: 'input' }), '.au')
  await user.type(await screen.findByLabelText(/^Code/), '123456')
  await user.type(screen.getByLabelText(/Your password/), 'good one')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const input = { id: 'User:jane', version: 4, email: 'jane@example.com.au', password: 'good one', code: '123456' }
  await waitFor(() => expect(graph.asked('IdentityDialogMutation')).toEqual([{ input }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await user.type(screen.getByLabelText(/Current password/), 'good one')
  await user.type(await screen.findByLabelText(/^Code/), '654321')
  await user.type(screen.getByLabelText('New password *', { selector: 'input' }), 'a new one 1')
  await user.type(screen.getByLabelText(/Repeat password/), 'a new one 1')
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await waitFor(() =>
    expect(graph.asked('PasswordDialogMutation')).toEqual([
      { input: { current: 'good one', code: '654321', password: 'a new one 1', keepsTokens: false } },
    ]),
  )
})
