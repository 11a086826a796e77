import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { jane, renderRoute } from '../../testing/renderRoute.tsx'

const permission = (allowed: boolean) => ({ allowed, reason: null, whoCan: ['Admin'] })
const organization = (mayInvite: boolean, mayImport = mayInvite) => ({
  id: 'Organization:2',
  name: 'Ridge',
  path: '/1/2/',
  timeZone: 'UTC',
  can: { invite: permission(mayInvite), administer: permission(mayImport), assign: permission(true) },
  members: { edges: [] },
})
const organizations = [{ ...organization(true), id: 'Organization:1', name: 'Acme', path: '/1/' }, organization(true)]
const viewer = (capabilities: string[]) => ({ user: jane, capabilities })
const admin = viewer(['organization.administer'])

const people = (of: object) =>
  renderRoute('/orgOverview/ridge/people', {
    resolvers: { Query: { viewer: admin, organization: of, organizationTree: organizations } },
  })
const nobody = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } }
const tree = (who: object) =>
  renderRoute('/organizations', {
    resolvers: {
      Query: { viewer: who, organizationRoots: [], organizations: nobody, organizationTree: organizations },
    },
  })

const importLink = () => screen.findByRole('link', { name: 'Import file…' })

describe('on People', () => {
  test('one invites to the organization that is shown, and stays', async () => {
    const { user, graph, at } = people(organization(true))
    await user.click(await screen.findByRole('button', { name: 'Invite' }))
    const dialog = await screen.findByRole('dialog', { name: 'Invite' })
    await within(dialog).findByRole('option', { name: /Ridge/ })
    await user.click(within(dialog).getByRole('button', { name: 'Create invitation' }))
    expect(graph.asked('InviteDialogMutation')).toMatchObject([{ input: { organizationId: 'Organization:2' } }])
    expect(at()).toMatch(/^\/orgOverview\/ridge\/people\?add=invitation/)
  })

  test('one imports people into it', async () => {
    people(organization(true))
    expect(await importLink()).toHaveAttribute('href', '/imports/new?organization=Organization:2&kind=USERS')
  })

  test('who may do neither there is offered neither', async () => {
    people(organization(false))
    await screen.findByRole('searchbox', { name: 'Find people' })
    expect([screen.queryByRole('button', { name: 'Invite' }), screen.queryByRole('link', { name: /Import/ })]).toEqual([
      null,
      null,
    ])
  })
})

describe('on Organizations', () => {
  test('who administers one invites and imports', async () => {
    const { user, at } = tree(admin)
    expect(await importLink()).toHaveAttribute('href', '/imports/new?kind=ORGANIZATIONS')
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    const dialog = await screen.findByRole('dialog', { name: 'Invite' })
    expect(await within(dialog).findByRole('option', { name: 'Acme' })).toHaveProperty('selected', true)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(at()).toBe('/organizations')
  })

  test('who administers none is offered neither', async () => {
    tree(viewer([]))
    await screen.findAllByText('No organizations')
    expect([screen.queryByRole('button', { name: 'Invite' }), screen.queryByRole('link', { name: /Import/ })]).toEqual([
      null,
      null,
    ])
  })
})

describe('in the palette', () => {
  const search = async (who: object, text: string) => {
    const board = boardOf({})
    const page = renderRoute('/home', {
      resolvers: { ...board, Query: { ...board.Query, viewer: who, organizationTree: organizations } },
    })
    await screen.findByRole('status', { name: 'Connection' })
    await page.user.keyboard('{Control>}k{/Control}')
    const palette = await screen.findByRole('dialog', { name: 'Search everything' })
    await page.user.keyboard(text)
    await within(palette).findByRole('option', { name: /^All records with/ })
    return { ...page, palette }
  }

  test('“invite” opens the window in which one invites', async () => {
    const { user, at } = await search(admin, 'invite')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Invite' })).toBeVisible()
    expect(at()).toBe('/userorgassocoation?add=invitation')
  })

  test('“import” leads to the import', async () => {
    const { user, at } = await search(admin, 'import')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Choose an organization to import into')).toBeVisible()
    expect(at()).toBe('/imports/new')
  })

  test.each(['invite', 'import'])('“%s” finds nothing for who administers no organization', async (text) => {
    const { palette } = await search(viewer([]), text)
    const found = within(palette)
      .getAllByRole('group')
      .map((group) => group.firstChild?.textContent)
    expect(found).toEqual(['Filter'])
  })
})

test('an organization that an address names and to which one may not invite gives way to one to which one may', async () => {
  const { user, graph } = renderRoute('/userorgassocoation?add=invitation&add.organization=Organization:foreign', {
    resolvers: { Query: { viewer: admin, organizationTree: organizations } },
  })
  const dialog = await screen.findByRole('dialog', { name: 'Invite' })
  await within(dialog).findByRole('option', { name: 'Acme' })
  await user.click(within(dialog).getByRole('button', { name: 'Create invitation' }))
  expect(graph.asked('InviteDialogMutation')).toMatchObject([{ input: { organizationId: 'Organization:1' } }])
})

test.each([true, false])('an invitation for an address is mailed where mail is set up: %s', async (mailIsSetUp) => {
  const { user, graph } = renderRoute('/userorgassocoation?add=invitation', {
    resolvers: {
      Query: { viewer: admin, organizationTree: organizations, mailIsSetUp },
      Mutation: { createInvitation: { __typename: 'CreateInvitationSuccess', secret: 'AAAA', url: '/signup' } },
    },
  })
  const dialog = await screen.findByRole('dialog', { name: 'Invite' })
  await within(dialog).findByRole('option', { name: 'Acme' })
  expect(within(dialog).queryByRole('checkbox', { name: 'Send link by email' })).toBeNull()
  await user.type(within(dialog).getByLabelText(/Email/), 'mina@new.test')
  const box = within(dialog).queryByRole('checkbox', { name: 'Send link by email' })
  expect(Boolean(box)).toBe(mailIsSetUp)
  await user.click(within(dialog).getByRole('button', { name: 'Create invitation' }))
  const says = mailIsSetUp ? /^Link sent to mina@new\.test\./ : /mina@new\.test joins after you accept/
  expect(await screen.findByText(says)).toBeVisible()
  expect(graph.asked('InviteDialogMutation')).toMatchObject([{ input: { sendsMail: mailIsSetUp } }])
})
