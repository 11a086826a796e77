// The library of metrics: whose each is, where it could be taken for another's.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const metric = (id: string, root: string) => ({
  __typename: 'Metric',
  id: `Metric:${id}`,
  name: 'On-time delivery',
  category: 'FACILITIES',
  status: 'ACTIVE',
  organization: { id: `Organization:${root}`, name: root },
  series: { timeZone: 'UTC', points: [] },
})
const show = (...metrics: object[]) =>
  renderRoute('/metricslibrary', {
    resolvers: {
      Query: {
        metrics: {
          edges: metrics.map((node, i) => ({ node, cursor: String(i) })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    },
  })

test('the same standard metric of two root organizations is named by whose it is', async () => {
  show(metric('1', 'Northway'), metric('2', 'Halden'))
  expect(await screen.findByRole('rowheader', { name: 'On-time delivery Northway' })).toBeVisible()
  expect(screen.getByRole('rowheader', { name: 'On-time delivery Halden' })).toBeVisible()
})

test('metrics of one owner do not repeat it', async () => {
  show(metric('1', 'Northway'))
  expect(await screen.findByRole('rowheader', { name: 'On-time delivery' })).toBeVisible()
  expect(screen.queryByText('Northway')).toBeNull()
})
