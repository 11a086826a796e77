import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

test('where a scroll answers with a Promise, as in later Chromiums, the palette is walked, closed and opened again', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve() as unknown as void)
  const { user } = renderRoute('/home', { resolvers: boardOf({}) })
  const connection = await screen.findByRole('status', { name: 'Connection' })
  for (let time = 0; time < 2; time++) {
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog', { name: 'Search everything' })
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(connection).toBeInTheDocument()
})
