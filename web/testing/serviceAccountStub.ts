// Service accounts of a stub graph, and the section that shows them.
import { screen, within } from '@testing-library/react'
import { renderRoute } from './renderRoute.tsx'
import type { Resolvers } from './stubGraph.ts'

export const token = (n: number, more: object = {}) => ({
  __typename: 'AccessToken',
  id: `AccessToken:${n}`,
  name: 'Production',
  scopes: ['READ'],
  expiresAt: '2027-06-01T12:00:00Z',
  state: 'ACTIVE',
  lastUsedAt: '2026-01-14T12:00:00Z',
  lastUsedBy: 'curl',
  lastUsedFrom: '203.0.113.24',
  ...more,
})
export const gate = {
  __typename: 'ServiceAccount',
  id: 'ServiceAccount:gate',
  name: 'Gate control',
  purpose: 'Opens the gate for planned tours.',
  state: 'ACTIVE',
  owner: { id: 'User:bo', name: 'Bo Berg' },
  needsOwner: false,
  expiresAt: null as string | null,
  version: 3,
  user: {
    id: 'User:gate',
    memberships: [
      {
        id: 'Membership:gate',
        accessLevelName: 'Transactional',
        organization: { id: 'Organization:acme', name: 'Acme' },
        department: { id: 'Department:1', name: 'Yard' },
        group: null,
      },
    ],
  },
  accessTokens: { nodes: [token(1), token(2, { state: 'EXPIRED', lastUsedAt: '2026-01-10T12:00:00Z' })] },
}
export const organization = (accounts: readonly object[] | null, more: object = {}) => ({
  id: 'Organization:acme',
  name: 'Acme',
  path: '/acme/',
  parent: null,
  serviceAccounts: ({ ended }: { ended?: boolean }) => (ended ? [] : accounts),
  ...more,
})

export const opened = (accounts: readonly object[] | null, Mutation: Resolvers[string] = {}, more: object = {}) =>
  renderRoute('/orgOverview/Organization:acme', {
    resolvers: { Query: { organization: organization(accounts, more) }, Mutation },
  })
export const section = async () => within(await screen.findByRole('region', { name: 'Service accounts' }))
export const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

export async function begun(action: string, account: object = gate, Mutation: Resolvers[string] = {}) {
  const page = opened([account], Mutation)
  await page.user.click((await section()).getByRole('button', { name: 'Actions for Gate control' }))
  await page.user.click(await screen.findByRole('menuitem', { name: action }))
  return page
}
