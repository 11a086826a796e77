import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const path = '/userorgassocoation'
const region = (name: string) => screen.findByRole('region', { name })
const allowed = { allowed: true, reason: null, whoCan: ['Admin'] }
const edges = (nodes: object[]) => ({ edges: nodes.map((node, i) => ({ node, cursor: String(i) })) })
const user = { id: 'User:jane', name: 'Jane Roe', email: 'jane@example.com' }
const asking = {
  id: 'AssociationRequest:1',
  user: { name: 'Mina Castro', email: 'mina@example.com' },
  organization: { id: 'Organization:1', name: 'Reno terminal' },
  status: 'PENDING',
  statusName: 'Pending',
  grantableLevels: ['SUPERVISION', 'TRANSACTIONAL'],
  can: { decide: allowed },
}
const admin = { user, capabilities: ['associations.accept', 'organization.administer'] }

test('who may not decide or invite is told who could', async () => {
  const refused = (reason: string) => ({ allowed: false, reason, whoCan: ['Admin'] })
  const organizationRoots = [
    {
      id: 'Organization:1',
      can: { acceptRequests: refused('To accept takes Admin.'), invite: refused('To invite takes Admin.') },
    },
  ]
  renderRoute(path, { resolvers: { Query: { organizationRoots } } })
  expect(await region('Incoming requests')).toHaveTextContent('To accept takes Admin.')
  expect(await region('Invitations')).toHaveTextContent('To invite takes Admin.')
  expect(await region('My requests')).toHaveTextContent('You have no requests.')
})

test('the incoming requests are those of the status in the address, the pending ones by themselves', async () => {
  const { user: hand, graph, at } = renderRoute(path, { resolvers: { Query: { viewer: admin } } })
  expect(await region('Incoming requests')).toHaveTextContent('No pending requests.')
  await hand.click(within(await region('Incoming requests')).getByRole('button', { name: 'Declined' }))
  expect(await screen.findByText('No requests with this status.')).toBeVisible()
  expect(at()).toBe(`${path}?status=declined`)
  expect(graph.asked('AssociationPageQuery').map(({ filter }) => filter)).toEqual([
    { status: { eq: 'PENDING' } },
    { status: { eq: 'DECLINED' } },
  ])
})

test('what is wrong with an acceptance stands at its field, and what was chosen stays', async () => {
  const fields = [{ path: 'input.endsAt', message: 'Name an end after the start.' }]
  const { user: hand, graph } = renderRoute(path, {
    resolvers: {
      Query: { viewer: admin, associationRequests: edges([asking]) },
      Mutation: { acceptAssociation: { __typename: 'ValidationError', message: 'endsAt', fields } },
    },
  })
  await hand.click(await screen.findByRole('button', { name: 'Accept Mina Castro' }))
  const dialog = await screen.findByRole('dialog', { name: 'Accept Mina Castro' })
  await hand.selectOptions(within(dialog).getByLabelText('Access level'), 'Supervision')
  await hand.click(within(dialog).getByRole('button', { name: 'Accept' }))
  expect(await within(dialog).findByText('Name an end after the start.')).toBeVisible()
  expect(within(dialog).getByLabelText('Access level')).toHaveDisplayValue('Supervision')
  expect(graph.asked('AcceptDialogMutation')).toMatchObject([
    { input: { id: asking.id, accessLevel: 'SUPERVISION', groupId: null } },
  ])
})

test('an invitation shows its link and its code once', async () => {
  const organizations = [{ id: 'Organization:1', name: 'Reno terminal', path: '/1/', can: { invite: allowed } }]
  const { user: hand } = renderRoute(path, {
    resolvers: {
      Query: { viewer: admin, organizationTree: organizations },
      Mutation: {
        createInvitation: {
          __typename: 'CreateInvitationSuccess',
          secret: 'AAAA-BBBB',
          url: '/signup?invitation=AAAA-BBBB',
        },
      },
    },
  })
  await hand.click(await screen.findByRole('button', { name: 'Invite' }))
  await screen.findByRole('option', { name: 'Reno terminal' })
  await hand.click(screen.getByRole('button', { name: 'Create invitation' }))
  expect(await screen.findByLabelText('Code')).toHaveValue('AAAA-BBBB')
  expect(screen.getByLabelText('Link')).toHaveValue(`${location.origin}/signup?invitation=AAAA-BBBB`)
  await hand.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByDisplayValue('AAAA-BBBB')).toBeNull()
})

test('an invitation that is claimed or taken elsewhere shows without a reload', async () => {
  const one = {
    id: 'Invitation:1',
    email: 'mina@new.test',
    organization: { name: 'Reno terminal' },
    accessLevelName: 'Transactional',
    jobRole: { name: 'Manager' },
    createdBy: { name: 'Jane Roe' },
    state: 'OPEN',
    can: { revoke: allowed },
  }
  let [invitations, associationRequests] = [edges([one]), edges([])]
  const { graph } = renderRoute(path, {
    resolvers: {
      Query: { viewer: admin, invitations: () => invitations, associationRequests: () => associationRequests },
    },
  })
  const row = async () => within(await region('Invitations')).findByRole('row', { name: /mina@new.test/ })
  expect(await row()).toHaveTextContent('Openuntil')
  await waitFor(() => expect(graph.listening()).toBeGreaterThan(0))
  invitations = edges([
    {
      ...one,
      pendingRequests: [
        {
          id: 'AssociationRequest:1',
          user: { id: 'User:mina', name: 'Mina Castro' },
          createdAt: '2026-01-15T12:00:00.000Z',
        },
      ],
    },
  ])
  associationRequests = edges([asking])
  await act(() => graph.tell({ joiningChanged: { organizationId: 'Organization:1' } }))
  await waitFor(async () => expect(await row()).toHaveTextContent(/Awaiting approval.* by Mina Castro/), {
    timeout: 4_000,
  })
  expect(screen.getByRole('button', { name: 'Accept Mina Castro' })).toBeVisible()
})

test('what was asked for while the page was being read again stands there all the same', async () => {
  const request = { id: 'AssociationRequest:2', statusName: 'Pending', status: 'PENDING' }
  let answer = () => {}
  const slow = new Promise((resolve) => (answer = () => resolve(edges([]))))
  const answers = [edges([]), slow, edges([request])]
  const page = renderRoute(path, {
    resolvers: {
      Query: { viewer: { user, capabilities: [] }, myAssociationRequests: () => answers.shift() },
      Mutation: { requestAssociation: { __typename: 'RequestAssociationSuccess', request } },
    },
  })
  const mine = await region('My requests')
  await act(async () => page.graph.turnStream('live'))
  await waitFor(() => expect(page.graph.asked('AssociationPageQuery')).toHaveLength(2), { timeout: 3_000 })
  await page.user.click(within(mine).getByRole('button', { name: 'Join organization' }))
  const dialog = await screen.findByRole('dialog', { name: 'Join organization' })
  await page.user.selectOptions(within(dialog).getByLabelText('Join with'), 'Organization ID')
  await page.user.type(within(dialog).getByLabelText(/Organization ID/), 'acme')
  await page.user.click(within(dialog).getByRole('button', { name: 'Request to join' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  answer()
  expect(await within(mine).findByText('Pending')).toBeVisible()
})
