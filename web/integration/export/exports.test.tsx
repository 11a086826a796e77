import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { boardOf, record } from '../../testing/boardStub.ts'
import { jane, renderRoute } from '../../testing/renderRoute.tsx'
import type { Fields, Resolvers } from '../../testing/stubGraph.ts'

const viewer = { user: jane, capabilities: ['export', 'organization.administer', 'associations.accept'] }
const none = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } }
const acme = {
  __typename: 'Organization',
  id: 'Organization:1',
  name: 'Acme',
  departmentUses: [],
  departments: { nodes: [] },
}
const depot = { ...acme, departments: { nodes: [{ id: 'Department:1', name: 'Yard', status: 'ACTIVE', groups: [] }] } }
const metric = { __typename: 'Metric', id: 'Metric:one', name: 'Fuel', unit: 'km/L', peers: null, observations: none }
const vehicle = btoa('Vehicle:one')
const nodeOf = ({ id }: { id: string }) =>
  id === metric.id ? metric : { __typename: 'Vehicle', id, unitNumber: 'T-1' }
const gate = record(1, {
  id: 'Action:1',
  history: none,
  notes: {
    edges: [
      {
        cursor: '1',
        node: { id: 'Note:1', text: 'Bring the long ladder.', author: { id: 'User:li', name: 'Li Wei' } },
      },
    ],
    pageInfo: none.pageInfo,
  },
})
const board = boardOf({ NEXT: [gate] }, { action: gate })

const from = '2026-01-01T00:00:00Z'
const lists: [label: string, path: string, resolvers: Resolvers, list: string, given: Fields][] = [
  [
    'observations',
    `/metricslibrary?metric=Metric:one&scope=${vehicle}&from=${from}&voided=1`,
    { Query: { node: nodeOf } },
    'OBSERVATIONS',
    {
      of: 'Metric:one',
      filter: {
        organization: null,
        location: null,
        vehicle: { eq: vehicle },
        person: null,
        at: { gte: from, lt: null },
        voidedAt: null,
      },
    },
  ],
  ['history', '/home/record/AR-1?panel=changes', board, 'HISTORY', { of: 'Action:1' }],
  ['notes', '/home/record/AR-1?panel=conversation', board, 'NOTES', { of: 'Action:1' }],
  [
    'requests',
    '/userorgassocoation?status=declined',
    {},
    'ASSOCIATION_REQUESTS',
    { filter: { status: { eq: 'DECLINED' } } },
  ],
  ['invitations', '/userorgassocoation', {}, 'INVITATIONS', {}],
  [
    'departments',
    '/deptrole?org=acme',
    { Query: { organization: depot, organizationRoots: [acme] } },
    'DEPARTMENTS',
    { organizationId: 'Organization:1', includeInactive: true },
  ],
  [
    'departments',
    '/orgOverview/acme/departments',
    { Query: { organization: acme } },
    'DEPARTMENTS',
    { usedBy: 'Organization:1', includeInactive: true },
  ],
  ['practices', '/bestpractices', {}, 'PRACTICES', {}],
]

test.each(lists)('%s of %s leave as a file with what narrows them', async (label, path, resolvers, list, given) => {
  const leave = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const Mutation = { createExport: { __typename: 'CreateExportSuccess', url: '/export?ticket=one' } }
  const { user, graph } = renderRoute(path, {
    resolvers: { ...resolvers, Query: { ...resolvers.Query, viewer }, Mutation },
  })
  await user.click(await screen.findByRole('button', { name: `Export ${label}` }, { timeout: 15_000 }))
  await user.click(await screen.findByRole('menuitem', { name: 'JSON (programs)' }))
  await waitFor(() => expect(leave).toHaveBeenCalled())
  expect(graph.asked('useExportMutation')).toEqual([{ input: { list, arguments: given, format: 'JSON' } }])
})
