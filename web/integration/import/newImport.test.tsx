import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const viewer = (capabilities: string[]) => ({ user: { id: 'User:1', name: 'Dana Reyes' }, capabilities })
const may = { allowed: true, reason: null }

test('an import without an organization asks which', async () => {
  const node = {
    __typename: 'Organization',
    id: 'Organization:one',
    name: 'Northway',
    type: 'CORPORATION',
    path: '/1/',
    isArchived: false,
    childTypes: [],
    parent: null,
    can: { addChild: may, edit: may, administer: may },
    importables: [],
  }
  const { router, graph } = renderRoute('/imports/new', {
    resolvers: {
      Query: {
        viewer: viewer(['organization.administer']),
        organization: null,
        organizationDirectory: { edges: [{ node }] },
      },
    },
  })
  await screen.findByText('Choose an organization to import into')
  await userEvent.click(await screen.findByRole('combobox', { name: /^Organization/ }))
  await userEvent.click(await screen.findByRole('option', { name: /^Northway/ }))
  expect(router.state.location.search).toContain('organization=Organization%3Aone')
  expect(graph.asked('NewImportPageQuery').at(-1)).toMatchObject({ id: 'Organization:one' })
})

test('who administers no organization reads who imports', async () => {
  renderRoute('/imports/new', { resolvers: { Query: { viewer: viewer([]), organization: null } } })
  expect(await screen.findByText('Imports need Admin access')).toBeTruthy()
})
