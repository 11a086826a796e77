import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const may = { allowed: true, reason: null, whoCan: [] }
const ridge = {
  id: 'Organization:1',
  name: 'Ridge',
  timeZone: 'UTC',
  grantableLevels: ['SUPERVISION', 'TRANSACTIONAL'],
  can: { assign: may },
}
const member = (n: number, name: string, more: object = {}) => ({
  cursor: String(n),
  node: {
    id: `Membership:${n}`,
    user: { id: `User:${n}`, name, isEmailVerified: true },
    organization: { id: 'Organization:1', name: 'Ridge', timeZone: 'UTC' },
    can: { edit: may, end: may },
    startsAt: '2026-01-05T00:00:00Z',
    ...more,
  },
})
const people = { edges: [member(1, 'Bo Berg'), member(2, 'Cleo Cruz')] }

test('each who could not be assigned says why, and stays chosen', async () => {
  const { user, graph } = renderRoute('/assignusergroup', {
    resolvers: {
      Query: {
        organizationRoots: [ridge],
        organization: ridge,
        memberships: people,
        previewMemberships: { permission: may, people: [] },
      },
      Mutation: {
        assignMemberships: {
          __typename: 'AssignMembershipsSuccess',
          outcomes: [
            { userId: 'User:1', state: 'CREATED', error: null },
            {
              userId: 'User:2',
              state: null,
              error: { __typename: 'ForbiddenError', code: 'FORBIDDEN', message: 'Not so.' },
            },
          ],
        },
      },
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: /Select all/ }))
  await user.click(await screen.findByRole('button', { name: 'Assign 2 people' }))
  expect(await screen.findByText('Not assigned. Not so.')).toBeTruthy()
  expect(screen.getByText('Assigned')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Assign 1 person' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove Cleo Cruz' })).toBeTruthy()
  expect(graph.asked('AssignFormMutation')[0]).toMatchObject({
    input: {
      userIds: ['User:1', 'User:2'],
      organizationId: 'Organization:1',
      accessLevel: 'TRANSACTIONAL',
      startsAt: null,
    },
  })
})

test('what one can’t do with a membership says why', async () => {
  const last = { allowed: false, reason: 'Ridge would be left without an Admin.', whoCan: [] }
  const { user } = renderRoute('/orgOverview/ridge/people', {
    resolvers: {
      Query: {
        organization: {
          ...ridge,
          members: { edges: [member(1, 'Ada Admin', { can: { end: last }, endsAt: '2026-02-01T00:00:00Z' })] },
        },
      },
    },
  })
  expect(await screen.findByText(/5 Jan 2026 – 31 Jan 2026/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Actions for Ada Admin' }))
  expect(await screen.findByText(last.reason)).toBeTruthy()
  expect(screen.getByRole('menuitem', { name: /End…/ }).getAttribute('aria-disabled')).toBe('true')
})

test('the filter stands in the address and goes to the server', async () => {
  const { graph } = renderRoute('/orgOverview/ridge/people?search=bo&level=ADMIN,KING&status=ENDED&group=Group:1', {
    resolvers: { Query: { organization: { ...ridge, members: { edges: [] } } } },
  })
  expect(await screen.findByText(/No people match/)).toBeTruthy()
  expect(graph.asked('MembersSectionQuery')[0]).toMatchObject({
    id: 'ridge',
    search: 'bo',
    filter: { accessLevel: { in: ['ADMIN'] }, status: { in: ['ENDED'] }, group: { eq: 'Group:1' } },
  })
})

test('whose address is not verified is marked, is found, and is verified by an Admin where nothing is mailed', async () => {
  const bo = (isEmailVerified: boolean) => ({
    __typename: 'User',
    id: 'User:1',
    name: 'Bo Berg',
    email: 'bo@x.test',
    isEmailVerified,
    can: { verifyEmail: may, reset: may, disable: may },
  })
  const { user, graph, at } = renderRoute('/orgOverview/ridge/people', {
    resolvers: {
      Query: {
        organization: { ...ridge, members: { edges: [member(1, 'Bo Berg', { user: bo(false) }), member(2, 'Cleo')] } },
        node: bo(false),
      },
      Mutation: { verifyUserEmail: { __typename: 'VerifyUserEmailSuccess', user: bo(true) } },
    },
  })
  expect(await screen.findByRole('rowheader', { name: /Bo Berg bo@x.test Not verified/ })).toBeVisible()
  expect(screen.getAllByText('Not verified')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Actions for Bo Berg' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Account…' }))
  await user.click(await screen.findByRole('button', { name: 'Mark email of Bo Berg as verified' }))
  expect(await screen.findByText('bo@x.test is verified')).toBeVisible()
  expect(graph.asked('VerifyEmailButtonMutation')).toEqual([{ input: { userId: 'User:1', email: 'bo@x.test' } }])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: /^Email/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Not verified' }))
  await waitFor(() => expect(at()).toContain('email=unverified'))
  expect(graph.asked('MembersSectionQuery').at(-1)).toMatchObject({ filter: { isEmailVerified: false } })
})

test('an account is closed for good by an Admin with their own password', async () => {
  const cleo = { __typename: 'User', id: 'User:2', name: 'Cleo', can: { close: may } }
  const { user, graph } = renderRoute('/orgOverview/ridge/people', {
    resolvers: {
      Query: { organization: { ...ridge, members: { edges: [member(2, 'Cleo', { user: cleo })] } }, node: cleo },
      Mutation: { closeUserAccount: { __typename: 'CloseUserAccountSuccess', closed: true } },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for Cleo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Account…' }))
  await user.click(await screen.findByRole('button', { name: 'Close account of Cleo…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close account of Cleo?' }))
  await user.type(dialog.getByLabelText(/Your password/), 'secret enough')
  await user.click(dialog.getByRole('button', { name: 'Close account' }))
  expect(await screen.findByText('The account of Cleo is closed')).toBeVisible()
  expect(graph.asked('CloseAccountDialogOtherMutation')).toEqual([
    { input: { userId: 'User:2', password: 'secret enough', code: null } },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a service account says what it is in the place of an email', async () => {
  const gate = {
    id: 'User:1',
    name: 'Gate control',
    email: 'x@service.invalid',
    isServiceAccount: true,
    __typename: 'User',
  }
  const { user } = renderRoute('/orgOverview/ridge/people', {
    resolvers: {
      Query: {
        organization: { ...ridge, members: { edges: [member(1, 'Gate control', { user: gate })] } },
        node: gate,
      },
    },
  })
  expect(await screen.findByRole('rowheader', { name: 'Gate control Service account' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Actions for Gate control' }))
  expect(screen.queryByRole('menuitem', { name: 'Schedule and absences' })).toBeNull()
  await user.click(await screen.findByRole('menuitem', { name: 'Account…' }))
  expect(await screen.findByText(/Programs use it with tokens/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Reset link|Close account/ })).toBeNull()
  expect(screen.queryByText(/service.invalid/)).toBeNull()
})
