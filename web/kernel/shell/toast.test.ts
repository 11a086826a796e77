import { beforeEach, describe, expect, test, vi } from 'vitest'
import { storeTokens } from '../auth/tokens.ts'
import { onToast, toast, type ToastMessage } from './toast.ts'

const shown = vi.fn<(message: ToastMessage) => void>()
beforeEach(() => void shown.mockReset())

describe('where a toast shows', () => {
  test.each([
    ['on a public page top-right', false, { vertical: 'top', horizontal: 'right' }],
    ['when signed in bottom-right', true, { vertical: 'bottom', horizontal: 'right' }],
  ])('%s', (_case, isSignedIn, anchorOrigin) => {
    if (isSignedIn) storeTokens('access', null)
    const stop = onToast(shown)
    toast('error', 'Signup failed', 'Try again.')
    stop()
    expect(shown.mock.calls).toEqual([
      [{ variant: 'error', title: 'Signup failed', detail: 'Try again.', anchorOrigin }],
    ])
  })
})

describe('before anything can show toasts', () => {
  test('they wait, and are then shown once, in their order', () => {
    toast('info', 'one')
    toast('info', 'two')
    onToast(shown)()
    expect(shown.mock.calls.map(([{ title }]) => title)).toEqual(['one', 'two'])
    onToast(shown)()
    expect(shown).toHaveBeenCalledTimes(2)
  })

  test('so do those of a moment in which nothing does', () => {
    onToast(shown)()
    toast('info', 'in between')
    expect(shown).not.toHaveBeenCalled()
    onToast(shown)()
    expect(shown).toHaveBeenCalledOnce()
  })
})
