import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

let opened = 0
vi.mock('../../workspace/search/Palette.tsx', () => ({
  Palette() {
    opened++
    throw new Error('The palette is broken.')
  },
}))

test('a palette that breaks takes neither the connection nor the keys with it, and is tried again when it is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = renderRoute('/home', { resolvers: boardOf({}) })
  const connection = await screen.findByRole('status', { name: 'Connection' })
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(opened).toBeGreaterThan(0))
  const before = opened
  expect(connection).toBeInTheDocument()
  // It may still be failing when it is asked for again.
  await waitFor(async () => {
    await user.keyboard('{Control>}k{/Control}')
    expect(opened).toBeGreaterThan(before)
  })
  // As long as it is, what is typed is meant for it.
  await waitFor(async () => {
    await user.keyboard('?')
    expect(screen.getByRole('dialog')).toBeVisible()
  })
  expect(connection).toBeInTheDocument()
})
