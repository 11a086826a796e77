import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isSignedIn, takeEndOfSignIn } from '../../kernel/auth/tokens.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const may = { allowed: true, reason: null, whoCan: [] }
const refused = {
  allowed: false,
  reason: 'To edit personal schedules and absences here takes Admin.',
  whoCan: ['Admin'],
}
const reno = { id: 'Organization:2', name: 'Reno', path: '/1/2/', timeZone: 'UTC' }
const windows = [
  { weekday: 1, from: 360, to: 840 },
  { weekday: 2, from: 1320, to: 1440 },
]
const membership = (more: object = {}) => ({
  id: 'Membership:1',
  organization: reno,
  department: null,
  group: null,
  jobRole: { name: 'Technician' },
  accessLevelName: 'Transactional',
  schedule: { isOwn: true, timeZone: 'UTC', version: 3, windows, hoursOf: null, can: { edit: may }, ...more },
})
const absence = (more: object = {}) => ({
  id: 'Absence:1',
  state: 'NOW',
  startsAt: '2026-01-10T00:00:00Z',
  endsAt: '2026-01-20T00:00:00Z',
  reason: 'Holiday',
  version: 2,
  deputy: { id: 'User:2', name: 'Bo Berg' },
  parts: [],
  recurringAbsence: null,
  organization: reno,
  can: { edit: may },
  ...more,
})
const person = (more: object = {}) => ({
  id: 'User:1',
  name: 'Ada Adams',
  email: 'ada@x.test',
  username: null,
  memberships: [membership()],
  absences: [absence()],
  recurringAbsences: [],
  ...more,
})
const profile = (user: object) => ({
  resolvers: { Query: { viewer: { user } }, Mutation: {} as Record<string, unknown> },
})

test('says when one works, and when one is away with whom as deputy', async () => {
  renderRoute('/myprofile', profile(person()))
  const week = await screen.findByRole('group', { name: 'Working week at Reno' })
  expect(within(week).getByRole('row', { name: 'Monday 06:00 – 14:00' })).toBeTruthy()
  expect(within(week).getByRole('row', { name: 'Tuesday 22:00 – 24:00' })).toBeTruthy()
  expect(within(week).getByRole('row', { name: 'Sunday Off' })).toBeTruthy()
  expect(screen.getByRole('row', { name: /10 Jan 2026 – 19 Jan 2026 Now Bo Berg Holiday/ })).toBeTruthy()
})

test('says what to do where there is nothing yet', async () => {
  renderRoute('/myprofile', profile(person({ absences: [] })))
  expect(await screen.findByText(/No absences\./)).toBeTruthy()
})

test('an absence goes to the server as whole days of where one works, and what is wrong stands at its field', async () => {
  const asked = profile(person({ absences: [] }))
  asked.resolvers.Mutation.createAbsence = {
    __typename: 'ValidationError',
    code: 'VALIDATION',
    message: 'x',
    fields: [{ path: 'input.deputyId', message: 'Bo Berg is away too.' }],
  }
  const { user, graph } = renderRoute('/myprofile', asked)
  await user.click(await screen.findByRole('button', { name: 'Add absence' }))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Choose a day.')).toBeTruthy()
  expect(graph.asked('AbsenceDialogMutation')).toEqual([])
  await user.type(screen.getByLabelText(/First day away/), '2026-03-02')
  const last = screen.getByLabelText(/Last day away/)
  expect(last).toHaveValue('2026-03-02')
  await user.clear(last)
  await user.type(last, '2026-03-06')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Bo Berg is away too.')).toBeTruthy()
  expect(graph.asked('AbsenceDialogMutation')[0]).toEqual({
    input: {
      userId: 'User:1',
      organizationId: 'Organization:2',
      startsAt: '2026-03-02T00:00:00.000Z',
      endsAt: '2026-03-07T00:00:00.000Z',
      reason: '',
      deputyId: null,
    },
  })
})

test('one that is changed sends what was changed, with the version that was seen', async () => {
  const asked = profile(person())
  asked.resolvers.Mutation.updateAbsence = { __typename: 'UpdateAbsenceSuccess', absence: { user: person() } }
  const { user, graph } = renderRoute('/myprofile', asked)
  await user.click(await screen.findByRole('button', { name: /Actions for the absence/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change…' }))
  const last = await screen.findByLabelText(/Last day away/)
  await user.clear(last)
  await user.type(last, '2026-01-22')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => graph.asked('AbsenceDialogChangeMutation')[0])
    .toEqual({
      input: { id: 'Absence:1', version: 2, endsAt: '2026-01-23T00:00:00.000Z', reason: 'Holiday', deputyId: 'User:2' },
    })
})

test('of somebody whom one may not edit it says who could, and hides why they are away', async () => {
  const other = person({
    memberships: [membership({ can: { edit: refused } })],
    absences: [absence({ reason: null, can: { edit: refused } })],
  })
  const { user } = renderRoute('/people/ada', { resolvers: { Query: { user: other } } })
  expect((await screen.findAllByText(refused.reason)).length).toBe(2)
  expect(screen.getByText('Hidden')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add absence' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /Actions for the absence/ }))
  expect((await screen.findByRole('menuitem', { name: /End now/ })).getAttribute('aria-disabled')).toBe('true')
})

test('nobody of that uuid says where to look', async () => {
  renderRoute('/people/nobody', { resolvers: { Query: { user: null } } })
  expect(await screen.findByText(/Person not found/)).toBeTruthy()
})

test.each([
  { mailIsSetUp: true, shows: 'Send verification link' },
  { mailIsSetUp: false, shows: 'Ask an Admin to verify it.' },
])('an address that is not verified says how it becomes so: $shows', async ({ mailIsSetUp, shows }) => {
  const { resolvers } = profile(person({ isEmailVerified: false }))
  const { user, graph } = renderRoute('/myprofile', {
    resolvers: {
      Query: { ...resolvers.Query, mailIsSetUp },
      Mutation: { sendEmailVerification: { __typename: 'SendEmailVerificationSuccess', sentTo: 'ada@x.test' } },
    },
  })
  expect(await screen.findByText('Not verified')).toBeVisible()
  expect(await screen.findByText(shows)).toBeVisible()
  if (!mailIsSetUp) return
  await user.click(screen.getByRole('button', { name: shows }))
  expect(await screen.findByText('Link sent to ada@x.test')).toBeVisible()
  expect(graph.asked('SendVerificationMutation')).toEqual([{ input: {} }])
})

test('an address that is verified asks for nothing', async () => {
  renderRoute('/myprofile', profile(person({ isEmailVerified: true })))
  expect(await screen.findByText('Verified')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send verification link' })).toBeNull()
})

test('one’s own account is closed by the password, and the sign-in says so', async () => {
  const { resolvers } = profile(person({}))
  const { user, graph } = renderRoute('/myprofile', {
    resolvers: { ...resolvers, Mutation: { closeAccount: { __typename: 'CloseAccountSuccess', closed: true } } },
  })
  await user.click(await screen.findByRole('button', { name: 'Close account…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }))
  await user.type(dialog.getByLabelText(/Your password/), 'secret enough')
  await user.click(dialog.getByRole('button', { name: 'Close account' }))
  await waitFor(() => expect(takeEndOfSignIn()).toBe('Your account is closed.'))
  expect(isSignedIn()).toBe(false)
  expect(graph.asked('CloseAccountDialogMutation')).toEqual([{ input: { password: 'secret enough', code: null } }])
})

test('all that is kept of oneself is fetched, or it is said why not', async () => {
  const { resolvers } = profile(person({}))
  const url = '/export?ticket=1'
  const Mutation: Record<string, unknown> = { exportOwnData: { __typename: 'ExportOwnDataSuccess', url } }
  const { user, graph } = renderRoute('/myprofile', { resolvers: { ...resolvers, Mutation } })
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  await user.click(await screen.findByRole('button', { name: 'Export my data' }))
  await waitFor(() =>
    expect(clicked.mock.contexts.map((link) => (link as HTMLElement).getAttribute('href'))).toEqual([url]),
  )
  expect(graph.asked('ExportOwnDataMutation')).toEqual([{ input: {} }])
  const message = 'Sign in again to do this.'
  Mutation.exportOwnData = { __typename: 'ForbiddenError', code: 'FORBIDDEN', message }
  await user.click(screen.getByRole('button', { name: 'Export my data' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(clicked).toHaveBeenCalledTimes(1)
})

test('the last Admin is told why they can not leave', async () => {
  const message = 'Ridge would be left without an Admin.'
  const { resolvers } = profile(person({}))
  const { user } = renderRoute('/myprofile', {
    resolvers: { ...resolvers, Mutation: { closeAccount: { __typename: 'ConflictError', code: 'CONFLICT', message } } },
  })
  await user.click(await screen.findByRole('button', { name: 'Close account…' }))
  await user.click(await screen.findByRole('button', { name: 'Close account' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})
