import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { boardOf, record } from '../../testing/boardStub.ts'
import { jane, renderRoute } from '../../testing/renderRoute.tsx'

test('what was taken away is offered no more once the stream is back, without a reload', async () => {
  let may = true
  const viewer = () => ({
    user: jane,
    capabilities: may ? ['tasks.edit'] : [],
    can: { createRecords: { allowed: may } },
  })
  const { graph } = renderRoute('/home', { resolvers: boardOf({ NEXT: [record(8001)] }, { viewer }) })
  expect(await screen.findByRole('button', { name: 'Add record' })).toBeVisible()
  may = false
  // The server ends the stream of whose rights have changed, and the browser connects again; what hears of it comes
  // behind the first screen.
  const offered = () => {
    act(() => graph.turnStream('lost'))
    act(() => graph.turnStream('live'))
    return screen.queryByRole('button', { name: 'Add record' })
  }
  await expect.poll(offered, { interval: 500 }).toBeNull()
})
