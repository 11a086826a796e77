import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Toasts } from './Toasts.tsx'
import { toast } from './toast.ts'

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** It slides away, and then its place closes: a second and a half. */
async function fade() {
  await pass(500)
  await pass(500)
  await pass(500)
}

beforeEach(async () => {
  vi.useFakeTimers()
  render(<Toasts />)
  act(() => toast('error', 'Signup failed', 'Too many requests.'))
  await pass(0)
})

const shown = () => screen.queryByRole('alert')

describe('a toast', () => {
  test('says what happened and why, and interrupts a screen reader where it is pressing', async () => {
    act(() => toast('success', 'Done'))
    await pass(0)
    expect(shown()).toHaveTextContent('Signup failedToo many requests.')
    expect(screen.getByRole('status')).toHaveTextContent('Done')
  })

  test('goes after 5 seconds', async () => {
    await pass(3_400)
    await fade()
    expect(shown()).toBeInTheDocument()
    await pass(100)
    await fade()
    expect(shown()).toBeNull()
  })

  test.each([
    ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ])('stays while %s is on it, and goes 5 seconds after', async (_case, enter, leave) => {
    const button = screen.getByRole('button', { name: 'Close' })
    enter(button)
    await pass(60_000)
    await fade()
    expect(shown()).toBeInTheDocument()
    leave(button)
    await pass(5_000)
    await fade()
    expect(shown()).toBeNull()
  })

  test('goes at once where it is closed', async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await fade()
    expect(shown()).toBeNull()
  })
})
