import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../testing/renderRoute.tsx'

const organization = (allowed: boolean) => ({
  id: 'Organization:one', uuid: 'one', name: 'One',
  viewerCanAdminister: { allowed, reason: allowed ? null : 'To administer here takes Admin.' },
})

test('says how to connect to who administers the organization', async () => {
  renderRoute('/orgOverview/one/integrations', { resolvers: { Query: { organization: organization(true) } } })
  expect(await screen.findByRole('link', { name: 'Integrations' })).toHaveAttribute('aria-current', 'page')
  expect(await screen.findByLabelText('GraphQL')).toHaveValue(`${window.location.origin}/graphql`)
})

test('is no tab for anybody else, and its address says why', async () => {
  renderRoute('/orgOverview/one/integrations', { resolvers: { Query: { organization: organization(false) } } })
  expect(await screen.findByText('To administer here takes Admin.')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Integrations' })).toBeNull()
  expect(screen.queryByLabelText('GraphQL')).toBeNull()
})
