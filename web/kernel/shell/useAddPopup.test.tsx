import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { board, boardOf, harbour } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { useAddPopup } from './useAddPopup.ts'

const popupAt = (path: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  )
  return renderHook(() => ({ ...useAddPopup(), search: useLocation().search }), { wrapper }).result
}

describe('the add popup', () => {
  test('opens by its name, and closes when the same name is set again', () => {
    const popup = popupAt('/home?class=1')
    act(() => popup.current.add('task'))
    expect(popup.current).toMatchObject({ name: 'task', search: '?class=1&add=task' })
    act(() => popup.current.add('task'))
    expect(popup.current).toMatchObject({ name: null, search: '?class=1' })
  })

  test('gives way to one of another name', () => {
    const popup = popupAt('/home?add=task&add.title=Gate')
    expect(popup.current.given).toEqual({ title: 'Gate' })
    act(() => popup.current.add('appointment', { date: '2026-11-21', zone: undefined }))
    expect(popup.current).toMatchObject({
      name: 'appointment',
      given: { date: '2026-11-21' },
      search: '?add=appointment&add.date=2026-11-21',
    })
  })

  test('closes with all that it was given', () => {
    const popup = popupAt('/home?text=dock&add=task&add.title=Gate&address=1')
    act(() => popup.current.close())
    expect(popup.current).toMatchObject({ name: null, given: {}, search: '?text=dock&address=1' })
  })
})

describe('a new record', () => {
  test('says that the organizations load, and waits for them', async () => {
    let answer!: (organizations: unknown) => void
    const organizations = new Promise((resolve) => (answer = resolve))
    const { graph, user } = renderRoute('/home?add=task&add.title=Gate', {
      resolvers: boardOf(
        {},
        { organizationTree: () => (graph.asked('OrganizationSelectQuery').length ? organizations : [harbour]) },
      ),
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Add record' }))
    const organization = dialog.getByRole('combobox', { name: 'Organization' })
    expect(organization).toHaveDisplayValue('Loading…')
    expect(organization).toHaveAttribute('aria-busy', 'true')
    await user.click(dialog.getByRole('button', { name: 'Add record' }))
    expect(organization).not.toHaveAttribute('aria-invalid')
    expect(graph.asked('AddRecordDialogMutation')).toEqual([])
    answer([harbour])
    await waitFor(() => expect(organization).toHaveDisplayValue('Harbour'))
    expect(organization).toHaveAttribute('aria-busy', 'false')
    expect(dialog.queryByRole('option', { name: 'Loading…' })).toBeNull()
    await waitFor(() => expect(graph.asked('AddRecordDialogMutation')).toHaveLength(1))
  })

  test('of who belongs to no organization says what to do first', async () => {
    renderRoute('/home?add=task', { resolvers: boardOf({}, { organizationTree: [] }) })
    const dialog = within(await screen.findByRole('dialog', { name: 'Add record' }))
    expect(await dialog.findByText('Join or create an organization first.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Add record' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('is asked for by a link, with what the link gives, and the board is not read again for it', async () => {
    let reads = 0
    const { user, at } = renderRoute('/home', { resolvers: boardOf({}, { board: () => (reads++, board({})()) }) })
    await screen.findByRole('region', { name: 'Next Up' })
    const before = reads
    await user.keyboard('n')
    expect(await screen.findByRole('dialog', { name: 'Add record' })).toBeVisible()
    expect(at()).toBe('/home?add=task')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(at()).toBe('/home')
    expect(reads).toBe(before)
  })

  test.each([
    ['add.title=Mend the gate&add.due=2026-11-24T08:30', 'Mend the gate', '2026-11-24T08:30'],
    ['add.due=someday', '', ''],
  ])('is filled from %s', async (given, title, due) => {
    renderRoute(`/home?add=task&${given}`, { resolvers: boardOf({}) })
    expect(await screen.findByLabelText(/Title/)).toHaveValue(title)
    expect(screen.getByLabelText(/Due/)).toHaveValue(due)
  })
})
