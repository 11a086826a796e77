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

test.each([
  ['is loaded anew', 61_000, 1],
  ['has just been loaded and is told so', 1_000, 0],
])('a page that the server has a newer version of %s', async (_name, age, times) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  reload.mockClear()
  const { router, graph } = renderRoute('/settings')
  await screen.findByRole('heading', { level: 1 })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (!(init.body as string).includes('Responses')) return graph.fetch(path, init)
    const extensions = { code: 'PERSISTED_OPERATION_NOT_FOUND' }
    return Promise.resolve(Response.json({ errors: [{ message: 'Not known here.', extensions }] }, { status: 404 }))
  })
  const now = vi.spyOn(performance, 'now').mockReturnValue(age)
  await router.navigate('/responses')
  const alert = await screen.findByRole('alert')
  now.mockRestore()
  expect(reload).toHaveBeenCalledTimes(times)
  expect(alert).toHaveTextContent('Not known here.')
})
