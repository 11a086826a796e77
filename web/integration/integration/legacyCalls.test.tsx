import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const call = (path: string, calls: number, more: object = {}) => ({
  id: `LegacyCall:${path}`,
  method: 'GET',
  path,
  summary: 'Lists something.',
  twins: ['Query.things'],
  calls,
  days: Array.from({ length: 30 }, (_, i) => (i === 29 ? calls : 0)),
  lastAt: '2026-11-20T10:00:00Z',
  userAgents: ['handheld/2.11'],
  ...more,
})

const show = (legacyCalls: object[] | null, ancestors: object[] = []) =>
  renderRoute('/orgOverview/one/integrations', {
    resolvers: {
      Query: {
        organization: {
          id: btoa('Organization:one'),
          name: 'One',
          can: { administer: { allowed: true, reason: null } },
          legacyCalls,
          ancestors,
        },
      },
    },
  })

test('lists the calls in use, the most frequent first, and apart those that never were', async () => {
  show([
    call('/api/a', 2),
    call('/api/b', 1500),
    call('/api/c', 0, { userAgents: [''] }),
    call('/api/never', 0, { lastAt: null, userAgents: [] }),
  ])
  const table = within(await screen.findByRole('table', { name: /Legacy calls/ }))
  expect(table.getAllByRole('rowheader').map((row) => row.textContent)).toEqual([
    'GET /api/bLists something.',
    'GET /api/aLists something.',
    'GET /api/cLists something.',
  ])
  expect(table.getByText('1,500')).toBeInTheDocument()
  expect(table.getByRole('img', { name: '1,500 in 30 days, 1,500 a day at most, 1,500 today' })).toBeInTheDocument()
  expect(table.getByText('none')).toBeInTheDocument()
  expect(table.getByText('unnamed program')).toBeInTheDocument()
  expect(screen.getByText('1 call was never used')).toBeInTheDocument()
})

test('shows ten of many until all are asked for', async () => {
  const { user } = show(Array.from({ length: 12 }, (_, i) => call(`/api/${i}`, 12 - i)))
  await user.click(await screen.findByRole('button', { name: 'Show all 12' }))
  expect(screen.getAllByRole('rowheader')).toHaveLength(12)
})

test('says so where nobody uses any', async () => {
  show([call('/api/never', 0, { lastAt: null })])
  expect(await screen.findByText(/No legacy calls in use/)).toBeInTheDocument()
})

test('names the root below it', async () => {
  show(null, [{ id: 'root', name: 'The root' }])
  expect(await screen.findByRole('link', { name: 'The root' })).toHaveAttribute(
    'href',
    '/orgOverview/root/integrations',
  )
})
