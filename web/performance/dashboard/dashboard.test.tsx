import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listVariables } from '../../work/action/list/listFilter.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { between, dashboardFilter, openStates, rowsAt } from './dashboardSearch.ts'

const search = new URLSearchParams('organization=O&department=D&role=R&class=1&hide=hold')

test('a number leads to the list under the same filter', () => {
  const to = rowsAt(search, true, { state: openStates, is: 'late', created: between('2026-11-20T08:00:00.000Z', null) })
  const { filter } = listVariables(new URL(to, 'http://here').searchParams)
  expect(filter).toEqual({
    ...dashboardFilter(search, true),
    isOverdue: true,
    createdAt: { gte: '2026-11-20T08:00:00.000Z' },
    state: { in: ['QUEUED', 'STARTED', 'RESUMED', 'WAITING_INTERNAL', 'WAITING_EXTERNAL', 'ESCALATED', 'DELEGATED'] },
  })
  expect(to).not.toContain('hide')
})

describe('the dashboard', () => {
  test('of nothing says that there is no data, not 0', async () => {
    renderRoute('/dashboard', {
      resolvers: { Query: { dashboard: { throughput: { days: [], total: 0, mean: null } } } },
    })
    const numbers = within(await screen.findByRole('list', { name: 'Figures' }))
    expect(numbers.getAllByText('No data')).toHaveLength(5)
    expect(screen.getByText('No records completed in the last 28 days.')).toBeVisible()
    expect(screen.getByText('No open records.')).toBeVisible()
  })

  test('has its line as a table too, each day of which opens its rows', async () => {
    const days = [
      { day: '2026-11-19', from: '2026-11-19T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z', count: 3 },
      { day: '2026-11-20', from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z', count: 1 },
    ]
    const { user } = renderRoute('/dashboard', {
      resolvers: { Query: { dashboard: { throughput: { days, total: 4, mean: 2 } } } },
    })
    expect(
      await screen.findByRole('img', {
        name: 'Completed a day from 19 Nov to 20 Nov: 2 on average, at most 3, on 19 Nov.',
      }),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'As table' }))
    const link = within(screen.getByRole('row', { name: '19 Nov 3' })).getByRole('link', { name: '3' })
    expect(link).toHaveAttribute(
      'href',
      '/activerecords?state=COMPLETE&completed=2026-11-19T00%3A00%3A00.000Z..2026-11-20T00%3A00%3A00.000Z',
    )
  })
})
