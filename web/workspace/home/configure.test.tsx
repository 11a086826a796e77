import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

test('a window over the board whose code does not come says so, and the board stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.doMock('./ConfigureDialog.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { user, router, at } = renderRoute('/home', { resolvers: boardOf({}) })
  await screen.findByRole('region', { name: 'Next Up' })
  await router.navigate('/home/configure')
  const window = await screen.findByRole('dialog', { name: 'Configure toolbar' })
  expect(within(window).getByRole('alert')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Next Up', hidden: true })).toBeInTheDocument()
  await user.click(within(window).getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('region', { name: 'Next Up' })).toBeVisible()
  expect(at()).toBe('/home')
})
