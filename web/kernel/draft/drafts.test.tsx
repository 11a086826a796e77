// What is typed into forms, over Escape, other screens and a reload: in windows and on pages.
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { allDrafts } from './draftStore.ts'

const organizations = {
  organizationTree: [{ id: 'Organization:2', name: 'Harbour', path: '/1/2/', timeZone: 'Europe/Berlin' }],
}
const notAsked = () => expect(screen.queryByRole('alertdialog')).toBeNull()
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function openRecord(mutation = {}, path = '/home?add=task') {
  const shown = renderRoute(path, { resolvers: { ...boardOf({}, organizations), Mutation: mutation } })
  const dialog = within(await screen.findByRole('dialog', { name: 'Add record' }))
  await dialog.findByRole('option', { name: 'Harbour' })
  return { ...shown, dialog, title: dialog.getByRole('textbox', { name: /Title/ }) }
}

describe('a new record', () => {
  let shown: Awaited<ReturnType<typeof openRecord>>

  beforeEach(async () => {
    shown = await openRecord()
    await shown.user.type(shown.title, 'Mend the gate')
    await shown.user.type(shown.dialog.getByLabelText('Due'), '2026-02-03T08:00')
  })

  test('stays over Escape without a question, and over a reload; it says from when it is', async () => {
    await shown.user.keyboard('{Escape}')
    await closed()
    notAsked()
    cleanup()
    const { dialog, title } = await openRecord()
    expect(title).toHaveValue('Mend the gate')
    expect(dialog.getByLabelText('Due')).toHaveValue('2026-02-03T08:00')
    expect(dialog.getByText(/^Draft from \d\d:\d\d$/)).toBeVisible()
  })

  test('stays over the way back and to another screen', async () => {
    const { router, at } = shown
    await router.navigate('/tasks')
    expect(at()).toBe('/tasks')
    notAsked()
    await router.navigate('/home?add=task')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add record' }))
    expect(dialog.getByRole('textbox', { name: /Title/ })).toHaveValue('Mend the gate')
  })

  test('begins anew where the draft is thrown away, by its line or by Cancel', async () => {
    await shown.user.keyboard('{Escape}')
    await closed()
    cleanup()
    const again = await openRecord()
    await again.user.click(again.dialog.getByRole('button', { name: 'Discard' }))
    expect(again.title).toHaveValue('')
    expect(again.dialog.getByLabelText('Due')).toHaveValue('')
    expect(again.dialog.queryByText(/^Draft from/)).toBeNull()
    expect(allDrafts()).toEqual([])
    await again.user.type(again.title, 'Mend the door')
    expect(allDrafts()).toHaveLength(1)
    await again.user.click(again.dialog.getByRole('button', { name: 'Cancel' }))
    expect(allDrafts()).toEqual([])
  })

  test('is begun with what the address says, over what was kept; what is typed over that stays over a reload', async () => {
    cleanup()
    const address = '/home?add=task&add.due=2026-05-06T10:00'
    const { user, title, dialog } = await openRecord({}, address)
    expect(title).toHaveValue('Mend the gate')
    expect(dialog.getByLabelText('Due')).toHaveValue('2026-05-06T10:00')
    await user.clear(dialog.getByLabelText('Due'))
    await user.type(dialog.getByLabelText('Due'), '2026-07-08T10:00')
    cleanup()
    expect((await openRecord({}, address)).dialog.getByLabelText('Due')).toHaveValue('2026-07-08T10:00')
  })

  test('is kept no more once it is sent', async () => {
    cleanup()
    const { user, dialog, at } = await openRecord({
      createAction: { __typename: 'CreateActionSuccess', action: { key: 'AR-9', title: 'Mend the gate' } },
    })
    await user.click(dialog.getByRole('button', { name: 'Add record' }))
    await waitFor(() => expect(at()).toBe('/home'))
    expect(allDrafts()).toEqual([])
  })

  test('is kept where it was refused', async () => {
    cleanup()
    const fields = [{ path: 'input.title', message: 'Say it otherwise.' }]
    const { user, dialog } = await openRecord({
      createAction: { __typename: 'ValidationError', message: 'Wrong.', fields },
    })
    await user.click(dialog.getByRole('button', { name: 'Add record' }))
    await dialog.findByText('Say it otherwise.')
    await user.keyboard('{Escape}')
    await closed()
    expect(allDrafts()).toHaveLength(1)
  })

  test('is gone once the person signs out', async () => {
    const { user } = shown
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: /^Jane Roe/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('draft'))).toEqual([]))
  })
})

test('a form that was only opened keeps nothing', async () => {
  const { user, title } = await openRecord()
  await user.click(title)
  await user.keyboard('{Escape}')
  await closed()
  expect(allDrafts()).toEqual([])
})

test('a page keeps what is typed, with what its lists hold', async () => {
  const open = async () => {
    const shown = renderRoute('/tasks/checklist/new')
    await shown.user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Gate')
    return shown
  }
  const { user, router, at } = await open()
  await user.click(screen.getByRole('button', { name: 'Add item' }))
  expect(within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem')).toHaveLength(2)
  await router.navigate('/tasks')
  expect(at()).toBe('/tasks')
  notAsked()
  cleanup()
  renderRoute('/tasks/checklist/new')
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Gate')
  expect(within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText(/^Draft from/)).toBeVisible()
})
