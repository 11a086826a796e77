import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useForm } from './useForm.ts'

const none = {}

function Asking({ isLoading, onSend }: { isLoading: boolean; onSend: () => void }) {
  const form = useForm(none, { draft: null })
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <select aria-label="Organization" aria-busy={isLoading} />
      <button type="submit">Send</button>
    </form>
  )
}

test('what is sent while a list loads is sent once it has loaded, and once', async () => {
  const send = vi.fn()
  const { rerender } = render(<Asking isLoading onSend={send} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(send).not.toHaveBeenCalled()
  rerender(<Asking isLoading={false} onSend={send} />)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(send).toHaveBeenCalledTimes(2)
})
