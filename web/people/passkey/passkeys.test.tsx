import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const passkey = {
  __typename: 'Passkey',
  id: 'Passkey:1',
  name: 'iPhone',
  isSynced: true,
  createdAt: '2026-01-14T12:00:00Z',
  lastUsedAt: null,
}

/** A profile with a passkey, in a browser that knows passkeys or one that doesn't. */
function visit(knows: boolean, Mutation: Record<string, unknown> = {}) {
  vi.stubGlobal('isSecureContext', knows)
  if (knows) vi.stubGlobal('PublicKeyCredential', vi.fn())
  const user = { id: 'User:jane', passkeys: [passkey], secondFactor: { isSetUp: true, passkeys: 1 } }
  return renderRoute('/myprofile', { resolvers: { Query: { board: boardOf({}), viewer: { user } }, Mutation } })
}

const section = async () => within(await screen.findByRole('region', { name: 'Passkeys' }))

test('passkeys are listed, and renamed', async () => {
  const user = { id: 'User:jane', passkeys: [{ ...passkey, name: 'The old phone' }] }
  const page = visit(true, { updatePasskey: { __typename: 'UpdatePasskeySuccess', user } })
  const list = await section()
  expect(await list.findByRole('row', { name: /^iPhone Synced .* Never/ })).toBeVisible()
  await page.user.click(list.getByRole('button', { name: 'Edit iPhone' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename iPhone' }))
  await page.user.clear(dialog.getByLabelText(/Name/))
  await page.user.type(dialog.getByLabelText(/Name/), 'The old phone{Enter}')
  expect(await list.findByRole('row', { name: /^The old phone/ })).toBeVisible()
  expect(page.graph.asked('RenamePasskeyDialogMutation')).toEqual([
    { input: { id: 'Passkey:1', name: 'The old phone' } },
  ])
})

test('a browser without them adds none, and says why', async () => {
  visit(false)
  const list = await section()
  expect(await list.findByText(/^This browser has no passkeys/)).toBeVisible()
  expect(list.queryByRole('button', { name: 'Add passkey' })).toBeNull()
  expect(list.getByRole('button', { name: 'Delete iPhone' })).toBeEnabled()
})

test('what the browser does not make is said, and nothing is kept', async () => {
  const page = visit(true, {
    startPasskeySetup: {
      __typename: 'StartPasskeySetupSuccess',
      setupToken: 't',
      options: { challenge: 'AA', user: { id: 'AA' } },
    },
  })
  const create = vi.fn<() => Promise<never>>(() => Promise.reject(new DOMException('No.', 'NotAllowedError')))
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'))
  await page.user.click((await section()).getByRole('button', { name: 'Add passkey' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }))
  await page.user.type(dialog.getByLabelText(/Code/), '123456')
  await page.user.type(dialog.getByLabelText(/Your password/), 'good one{Enter}')
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('No passkey was used'))
  expect(page.graph.asked('AddPasskeyDialogMutation')).toEqual([])
})
