import { act, renderHook, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useNarrowing } from './useNarrowing.ts'

/** The hook on a screen that takes its time to be read for another address. */
function onSlowScreen(options?: { isStep: boolean }) {
  const waiting: (() => void)[] = []
  const loader = () => new Promise<null>((resolve) => void waiting.push(() => resolve(null)))
  const narrowing = vi.fn<() => ReturnType<typeof useNarrowing>>()
  const Screen = () => {
    const now = useNarrowing(options)
    useEffect(() => {
      narrowing.mockReturnValue(now)
    })
    return null
  }
  const router = createMemoryRouter([{ path: '/list', Component: Screen, loader, HydrateFallback: () => null }], {
    initialEntries: ['/list?kept=1'],
  })
  renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> })
  const read = async () => {
    await waitFor(() => expect(waiting).not.toHaveLength(0))
    await act(async () => {
      for (const done of waiting.splice(0)) done()
      await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    })
  }
  return { router, read, narrowing }
}

test('a change comes on top of one that is still on its way', async () => {
  const { router, read, narrowing } = onSlowScreen()
  await read()
  act(() => narrowing().set({ first: 'a' }))
  act(() => narrowing().toggle('second')('b'))
  await read()
  expect(router.state.location.search).toBe('?kept=1&first=a&second=b')
})

test('so does one that is made before the first is seen to be on its way', async () => {
  const { router, read, narrowing } = onSlowScreen()
  await read()
  act(() => {
    narrowing().set({ first: 'a' })
    narrowing().toggle('second')('b')
  })
  await read()
  expect(router.state.location.search).toBe('?kept=1&first=a&second=b')
})

test('what follows from where one is goes by the address last asked for', async () => {
  const { router, read, narrowing } = onSlowScreen()
  await read()
  const next = () => narrowing().set((latest) => ({ page: String(Number(latest.get('page') ?? 1) + 1) }))
  act(next)
  act(next)
  await read()
  expect(router.state.location.search).toBe('?kept=1&page=3')
})

test('what was given up on the way is not taken up again', async () => {
  const { router, read, narrowing } = onSlowScreen({ isStep: true })
  await read()
  act(() => narrowing().set({ first: 'a' }))
  await read()
  act(() => narrowing().set({ lost: 'b' }))
  act(() => void router.navigate(-1))
  await read()
  act(() => void router.navigate(1))
  await read()
  act(() => narrowing().set({ second: 'c' }))
  await read()
  expect(router.state.location.search).toBe('?kept=1&first=a&second=c')
})

test.each([
  [false, 'REPLACE'],
  [true, 'PUSH'],
])('the way back leads to what was before a change where each is a step: %s', async (isStep, action) => {
  const { router, read, narrowing } = onSlowScreen({ isStep })
  await read()
  act(() => narrowing().choose('kept')(''))
  await read()
  expect([router.state.historyAction, router.state.location.search]).toEqual([action, ''])
})
