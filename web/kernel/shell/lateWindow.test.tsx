import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

test('a window whose code does not come leaves the board as it is, and a toast offers to load the page again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const AddRecordDialog = () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  }
  vi.doMock('../../work/action/AddRecordDialog.tsx', () => ({ AddRecordDialog }))
  const { router, at } = renderRoute('/home', { resolvers: boardOf({}) })
  await screen.findByRole('region', { name: 'Next Up' })
  await router.navigate('/home?add=task')
  const said = await screen.findByText('Window not opened')
  const toast = said.closest<HTMLElement>('[role=alert]')!
  expect(within(toast).getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Next Up' })).toBeVisible()
  expect(at()).toBe('/home')
})
