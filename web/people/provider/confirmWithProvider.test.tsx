import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { acme, keptWay, started } from '../../testing/providerStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const message = 'Your sign-in is older than 10 minutes: confirm that it is you.'

test('what takes a recent proof is confirmed by the provider in another tab, and is done then', async () => {
  let isConfirmed = false
  const identity = { ...acme, email: 'jane@acme.test', connectedAt: '2026-01-14T12:00:00Z', isUsable: true }
  const user = {
    id: 'User:jane',
    providerIdentities: [identity],
    settings: { version: 1, theme: 'SYSTEM', toastMs: 5000 },
    notificationSettings: { version: 1, kinds: [] },
  }
  const page = renderRoute('/mysettings', {
    resolvers: {
      Query: { board: boardOf({}), viewer: { accessTokens: { nodes: [] }, user } },
      Mutation: {
        startProviderSignIn: started,
        createAccessToken: () =>
          isConfirmed
            ? { __typename: 'CreateAccessTokenSuccess', secret: 'ogp_secret' }
            : { __typename: 'StepUpError', code: 'STEP_UP', message },
      },
    },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Create token' }))
  await page.user.type(await screen.findByLabelText(/^Name/), 'Gateway{Enter}')
  const asked = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
  const setItem = vi.fn<(key: string, value: string) => void>()
  const assign = vi.fn<(url: string) => void>()
  const tab = { opener: window, sessionStorage: { setItem }, location: { assign }, close: vi.fn<() => void>() }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  await page.user.click(await asked.findByRole('button', { name: 'Confirm with Acme' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith(started.url))
  expect(tab.opener).toBeNull()
  expect(JSON.parse(setItem.mock.calls[0]![1])).toMatchObject({ purpose: 'CONFIRM', startToken: 'S-1' })
  expect(keptWay()).toBeNull()
  expect(screen.queryByLabelText('Secret')).toBeNull()
  isConfirmed = true
  window.dispatchEvent(new StorageEvent('storage', { key: 'identity_confirmed', newValue: '1' }))
  expect(await screen.findByLabelText('Secret')).toHaveValue('ogp_secret')
})
