import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

test('where a screen in the shell has no code, the shell stays, and it can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.doMock('../../app/home/screens.ts', () => {
    throw new Error('The code did not come.')
  })
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const { user } = renderRoute('/home', { resolvers: boardOf({}) })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Screen not loaded')
  expect(screen.getByRole('link', { name: 'Board' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Not loaded' })).toBeVisible()
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})
