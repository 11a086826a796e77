import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { insufficiencyOf } from './ObservationRow.tsx'
import { renderRoute } from '../../testing/renderRoute.tsx'

const metric = {
  __typename: 'Metric',
  id: 'Metric:one',
  name: 'Fuel',
  unit: 'km/L',
  peers: null,
  observations: { edges: [] },
}

test.each([
  ['Organization', 'organization', { name: 'Northway' }, 'Northway and sub-organizations'],
  ['Location', 'location', { name: 'Yard' }, 'Yard'],
  ['Vehicle', 'vehicle', { unitNumber: 'T-1' }, 'Unit T-1'],
  ['User', 'person', { name: 'Dana Reyes' }, 'Dana Reyes'],
])('of a number of a scope that is a %s its %s alone is asked for, and named', async (type, field, more, name) => {
  const id = btoa(`${type}:one`)
  const nodeOf = ({ id: asked }: { id: string }) =>
    [metric, { __typename: type, id, ...more }].find((one) => one.id === asked)
  const { graph } = renderRoute(`/metricslibrary?metric=Metric:one&scope=${encodeURIComponent(id)}&rows=1`, {
    resolvers: { Query: { node: nodeOf } },
  })
  await screen.findByText(name)
  expect(graph.asked('ObservationsSectionQuery')).toMatchObject([
    { filter: { [field]: { [type === 'Organization' ? 'below' : 'eq']: id } } },
  ])
})

test('an observation without a value says whether something is missing or there is nothing to divide by', () => {
  const of = (hours: number | null, failures: number | null) =>
    insufficiencyOf({
      denominator: failures,
      values: [
        { name: 'operating_hours', value: hours },
        { name: 'failures', value: failures },
      ],
    })
  expect(of(400, 0)).toBe('insufficient data: the denominator is 0')
  expect(of(400, null)).toBe('insufficient data: failures is missing')
})
