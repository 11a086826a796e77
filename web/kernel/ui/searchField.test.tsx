// The field that narrows a screen: what is typed stays, however long the screen takes to follow.
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SearchField } from './SearchField.tsx'

/** A screen that is shown for an address only once it is let go there. */
function show() {
  const waiting: (() => void)[] = []
  const router = createMemoryRouter(
    [
      {
        path: '/',
        loader: ({ request }) =>
          new URL(request.url).search && new Promise<null>((resolve) => waiting.push(() => resolve(null))),
        Component: () => (
          <>
            <SearchField param="text" label="Find" />
            <Link to="/">All</Link>
          </>
        ),
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/'] },
  )
  render(<RouterProvider router={router} />)
  const follow = () => act(async () => waiting.splice(0).forEach((letGo) => letGo()))
  return {
    router,
    user: userEvent.setup(),
    follow,
    waiting,
    field: () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Find' }),
  }
}

test('keeps what was typed while the screen of what was typed before was on its way', async () => {
  const { router, user, follow, waiting, field } = show()
  await user.type(await field(), 'gate')
  await waitFor(() => expect(waiting).toHaveLength(1))
  expect(await field()).toHaveValue('gate')
  await user.type(await field(), ' of')
  await follow()
  expect(await field()).toHaveValue('gate of')
  await waitFor(() => expect(waiting).toHaveLength(1))
  await user.type(await field(), ' the')
  await follow()
  expect([router.state.location.search, (await field()).value]).toEqual(['?text=gate+of', 'gate of the'])
  await waitFor(() => expect(waiting).toHaveLength(1))
  await follow()
  expect(router.state.location.search).toBe('?text=gate+of+the')
})

test('follows the address where something else has changed it', async () => {
  const { user, follow, waiting, field } = show()
  await user.type(await field(), 'gate')
  await waitFor(() => expect(waiting).toHaveLength(1))
  await follow()
  await user.click(screen.getByRole('link', { name: 'All' }))
  await waitFor(async () => expect(await field()).toHaveValue(''))
})
