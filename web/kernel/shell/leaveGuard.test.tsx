import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const asked = () => screen.findByRole('alertdialog', { name: 'Discard changes?' })
const notAsked = () => expect(screen.queryByRole('alertdialog')).toBeNull()

/** Whether the browser would ask before the page is loaded anew. */
function asksBrowser() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

const organizations = {
  organizationTree: [{ id: 'Organization:2', name: 'Harbour', path: '/1/2/', timeZone: 'Europe/Berlin' }],
}

async function openForm(mutation = {}) {
  const shown = renderRoute('/home', { resolvers: { ...boardOf({}, organizations), Mutation: mutation } })
  // Behind the first screen comes what asks.
  await screen.findByRole('status', { name: 'Connection' })
  await shown.router.navigate('/home?add=task')
  const dialog = await screen.findByRole('dialog', { name: 'Add record' })
  return { ...shown, dialog, title: within(dialog).getByRole('textbox', { name: /What is to be done/ }) }
}

describe('a form with something typed', () => {
  let shown: Awaited<ReturnType<typeof openForm>>

  beforeEach(async () => {
    shown = await openForm()
    await shown.user.type(shown.title, 'Mend the gate')
  })

  test('asks on Escape: what was typed stays, or is given up', async () => {
    const { user, title, at } = shown
    await user.keyboard('{Escape}')
    await user.click(within(await asked()).getByRole('button', { name: 'Keep editing' }))
    await waitFor(notAsked)
    expect(title).toHaveValue('Mend the gate')
    await user.click(title)
    await user.keyboard('{Escape}')
    await user.click(within(await asked()).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(at()).toBe('/home')
  })

  test('asks on the way back', async () => {
    const { user, router, title, at } = shown
    await router.navigate(-1)
    await user.click(within(await asked()).getByRole('button', { name: 'Keep editing' }))
    await waitFor(notAsked)
    expect(title).toHaveValue('Mend the gate')
    expect(at()).toBe('/home?add=task')
    await router.navigate(-1)
    await user.click(within(await asked()).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(at()).toBe('/home'))
  })

  test('asks on the way to another screen', async () => {
    const { user, router, at } = shown
    await router.navigate('/tasks')
    await user.click(within(await asked()).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(at()).toBe('/tasks'))
  })

  test('asks before the page is loaded anew', () => {
    expect(asksBrowser()).toBe(true)
  })

  test('does not ask where it is cancelled, nor where what was typed is taken back', async () => {
    const { user, dialog, title } = shown
    await user.clear(title)
    expect(asksBrowser()).toBe(false)
    await user.type(title, 'Again')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    notAsked()
  })
})

test('what was pasted at once is not lost either', async () => {
  const { user, title } = await openForm()
  await user.click(title)
  await user.paste('Mend the gate')
  await user.keyboard('{Escape}')
  await asked()
})

test('an untouched form never asks', async () => {
  const { user } = await openForm()
  expect(asksBrowser()).toBe(false)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  notAsked()
})

test('what was saved is closed without a question', async () => {
  const { user, dialog, title, at } = await openForm({
    createAction: { __typename: 'CreateActionSuccess', action: { key: 'AR-9', title: 'Mend the gate' } },
  })
  await user.type(title, 'Mend the gate')
  await within(dialog).findByRole('option', { name: 'Harbour' })
  await user.click(within(dialog).getByRole('button', { name: 'Add record' }))
  await waitFor(() => expect(at()).toBe('/home'))
  notAsked()
})

test('what was refused asks again', async () => {
  const { user, dialog, title } = await openForm({
    createAction: {
      __typename: 'ValidationError',
      message: 'Wrong.',
      fields: [{ path: 'input.title', message: 'Say it otherwise.' }],
    },
  })
  await user.type(title, 'Mend the gate')
  await within(dialog).findByRole('option', { name: 'Harbour' })
  await user.click(within(dialog).getByRole('button', { name: 'Add record' }))
  await within(dialog).findByText('Say it otherwise.')
  await user.keyboard('{Escape}')
  await asked()
})

test('a form that is a screen asks when it is left, not when its own address changes', async () => {
  const { user, router, at } = renderRoute('/tasks/checklist/new')
  await screen.findByRole('status', { name: 'Connection' })
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Gate')
  await router.navigate(`${at()}?panel=1`)
  notAsked()
  await user.click(screen.getByRole('link', { name: 'Board' }))
  await user.click(within(await asked()).getByRole('button', { name: 'Keep editing' }))
  await waitFor(notAsked)
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Gate')
})
