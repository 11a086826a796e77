import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { jane, renderRoute } from '../../testing/renderRoute.tsx'
import type { Fields } from '../../testing/stubGraph.ts'

const may = { allowed: true, reason: null, whoCan: [] }
const organization = (name: string, more: Fields = {}): Fields => ({
  __typename: 'Organization',
  id: `Organization:${name}`,
  name,
  type: 'DIVISION',
  path: `/1/${name}/`,
  version: 1,
  childCount: 0,
  childTypes: ['LOCATION', 'BRANCH'],
  can: { move: may, addChild: may, edit: may },
  ...more,
})
const root = organization('Acme', {
  type: 'CORPORATION',
  path: '/1/',
  childCount: 2,
  childTypes: ['CORPORATION', 'DIVISION', 'LOCATION', 'BRANCH'],
})
const listOf = (...rows: Fields[]) => ({
  edges: rows.map((node) => ({ node, cursor: node.id })),
  pageInfo: { hasNextPage: false, endCursor: null },
})
const nobody = () => listOf()

describe('/organizations', () => {
  test('without any organization says how to come by the first', async () => {
    renderRoute('/organizations', { resolvers: { Query: { organizationRoots: [], organizations: nobody } } })
    expect(await screen.findAllByText('No organizations')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Create organization' })).toHaveAttribute('href', '/createorganization')
  })

  test('that finds nothing says so of the search, and asks once for what was typed', async () => {
    const { user, graph, at } = renderRoute('/organizations', {
      resolvers: { Query: { organizationRoots: [root], organizations: nobody } },
    })
    await user.type(await screen.findByRole('searchbox', { name: 'Find organization' }), 'nowhere')
    expect(await screen.findByText('No match')).toBeInTheDocument()
    expect(at()).toBe('/organizations?search=nowhere')
    expect(graph.asked('OrganizationsPageQuery')).toEqual([
      { search: '', isArchived: false },
      { search: 'nowhere', isArchived: false },
    ])
  })

  test('reads a level when it is opened; one that fails says so in its place, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let tries = 0
    const node = () => {
      if (!tries++) throw new Error('The database is asleep.')
      return { ...root, children: () => listOf(organization('East'), organization('West')) }
    }
    const { user } = renderRoute('/organizations', {
      resolvers: { Query: { organizationRoots: [root], organizations: () => listOf(root), node } },
    })
    expect(await screen.findByText('The database is asleep.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    const east = await screen.findByRole('treeitem', { name: 'East, Division' })
    expect(east).toHaveAttribute('aria-level', '2')
    expect(east).toHaveAttribute('aria-posinset', '1')
    expect(east).toHaveAttribute('aria-setsize', '2')
    expect(screen.getByRole('treeitem', { name: 'Acme, Corporation' })).toHaveAttribute('aria-expanded', 'true')
  })

  test('says where the rest of a level could not be read, and that can be tried again', async () => {
    let tries = 0
    const children = ({ after }: { after?: string }) => {
      if (!after) return { ...listOf(organization('East')), pageInfo: { hasNextPage: true, endCursor: 'East' } }
      if (!tries++) throw new Error('The database is asleep.')
      return listOf(organization('West'))
    }
    const node = { ...root, children }
    const { user } = renderRoute('/organizations', {
      resolvers: { Query: { organizationRoots: [root], organizations: () => listOf(root), node } },
    })
    await user.click(await screen.findByRole('button', { name: 'Show more (1)' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Loading more failed. The database is asleep.')
    expect(screen.getByRole('treeitem', { name: 'East, Division' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('treeitem', { name: 'West, Division' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says in the menu why something can’t be done', async () => {
    const reason = 'To edit organizations here takes Admin.'
    const refused = { allowed: false, reason, whoCan: ['Admin'] }
    const node = {
      ...root,
      can: { edit: refused, move: refused, addChild: refused, archive: refused, restore: refused, delete: refused },
      children: nobody,
    }
    const { user } = renderRoute('/organizations', {
      resolvers: { Query: { organizationRoots: [root], organizations: nobody, node } },
    })
    await user.click(await screen.findByRole('button', { name: 'Actions for Acme' }))
    for (const label of ['Add sub-organization', 'Edit', 'Move…', 'Archive…', 'Delete…']) {
      const entry = await screen.findByRole('menuitem', { name: `${label} ${reason}` })
      expect(entry).toHaveAttribute('aria-disabled', 'true')
    }
  })
})

describe('/createorganization', () => {
  test('opens the step of what the server refuses, with the words at its field', async () => {
    const fields = [{ path: 'input.registrantAddress.postalCode', message: 'Use at most 20 characters.' }]
    const Mutation = {
      createOrganization: { __typename: 'ValidationError', code: 'VALIDATION', message: 'No.', fields },
    }
    const { user, at } = renderRoute('/createorganization?step=identity', { resolvers: { Mutation } })
    await user.type(await screen.findByRole('textbox', { name: 'Legal name' }), 'Acme')
    await user.click(screen.getByRole('button', { name: /Review/ }))
    await user.click(await screen.findByRole('button', { name: 'Create organization' }))
    const field = await screen.findByRole('textbox', { name: 'Postal code' })
    expect(field).toHaveAccessibleDescription('Use at most 20 characters.')
    await waitFor(() => expect(field).toHaveFocus())
    expect(at()).toBe('/createorganization?step=addresses')
    expect(screen.getByRole('button', { name: /Addresses/ })).toHaveTextContent('Needs attention')
  })

  test('keeps what was typed for this form, until it is discarded', async () => {
    const { user } = renderRoute('/createorganization')
    await user.type(await screen.findByRole('textbox', { name: 'Legal name' }), 'Acme')
    expect(localStorage.getItem('draft jane organization new')).toContain('"legalName":"Acme"')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.getByRole('textbox', { name: 'Legal name' })).toHaveValue('')
    expect(localStorage.getItem('draft jane organization new')).toBeNull()
  })

  test('below one where nothing can be added says why', async () => {
    const parent = organization('Branch', {
      can: { addChild: { allowed: false, reason: 'A Branch cannot have sub-organizations.', whoCan: [] } },
    })
    renderRoute('/createorganization?parent=branch', { resolvers: { Query: { organization: parent } } })
    expect(
      await screen.findByText('Branch cannot have sub-organizations here. A Branch cannot have sub-organizations.'),
    ).toBeVisible()
  })
})

test('/editorganization of one that is not there offers to choose another', async () => {
  renderRoute('/editorganization?id=gone', { resolvers: { Query: { organization: null } } })
  expect(await screen.findByText('Organization not found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose another' })).toHaveAttribute('href', '/editorganization')
})

describe('the shell', () => {
  const viewer = (capabilities: string[], user: Fields = jane) => ({ viewer: { capabilities, user } })

  test('leads to the role matrix only who may change it', async () => {
    renderRoute('/home', { resolvers: boardOf({}, viewer([])) })
    const places = within(await screen.findByRole('navigation', { name: 'Navigation' }))
    expect(places.getByRole('link', { name: 'Organizations' })).toBeVisible()
    expect(places.queryByRole('link', { name: 'Role matrix' })).toBeNull()
  })

  test('leads an Admin there too', async () => {
    renderRoute('/home', { resolvers: boardOf({}, viewer(['organization.administer'])) })
    expect(await screen.findByRole('link', { name: 'Role matrix' })).toHaveAttribute('href', '/config/manageroles')
  })

  test('forgets an organization that is no longer there', async () => {
    localStorage.setItem('selected_org', JSON.stringify({ by: 'jane', id: 'Organization:9', name: 'Gone' }))
    const { at } = renderRoute('/home', { resolvers: boardOf({}, { ...viewer([]), organization: null }) })
    expect(await screen.findByRole('button', { name: 'Organization: Acme' })).toBeVisible()
    await waitFor(() => expect(at()).toBe('/home'))
    expect(localStorage.getItem('selected_org')).toBeNull()
  })

  test('does not take over what somebody else chose in this browser', async () => {
    localStorage.setItem('selected_org', JSON.stringify({ by: 'john', id: 'Organization:9', name: 'Johns' }))
    const { at } = renderRoute('/home', { resolvers: boardOf({}, viewer([])) })
    expect(await screen.findByRole('button', { name: 'Organization: Acme' })).toBeVisible()
    expect(at()).toBe('/home')
  })

  test('shows who belongs nowhere the two ways in', async () => {
    renderRoute('/home', { resolvers: boardOf({}, viewer([], { ...jane, memberships: [] })) })
    expect(await screen.findByText('You are not in an organization yet')).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Join organization' })).toHaveAttribute('href', '/userorgassocoation')
  })
})
