import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

test('a tool whose code does not come says so in its window, and the board stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.doMock('../../planning/planner/PlannerTool.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  vi.doMock('../../__generated__/PlannerSectionQuery.graphql.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { user, router, at } = renderRoute('/home', { resolvers: boardOf({}) })
  await screen.findByRole('region', { name: 'Next Up' })
  await router.navigate('/home/planner')
  const tool = await screen.findByRole('dialog', { name: 'Planner' })
  expect(within(tool).getByRole('alert')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Next Up', hidden: true })).toBeInTheDocument()
  await user.click(within(tool).getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('region', { name: 'Next Up' })).toBeVisible()
  expect(at()).toBe('/home')
})
