import { describe, expect, test, vi } from 'vitest'
import {
  accessToken,
  forgetSignIn,
  isSignedIn,
  onSignInEnded,
  readKey,
  storeSignIn,
  storeTokens,
  takeEndOfSignIn,
} from '../../kernel/auth/tokens.ts'

const signIn = () => storeSignIn({ accessToken: 'A', refreshToken: 'R', userUuid: 'U', userId: 7 })

/** What happens in another tab: its storage changes, and this one is told. */
function signOutElsewhere() {
  localStorage.removeItem('access_token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
}

const refuse = () => {
  throw new DOMException('No storage here', 'SecurityError')
}

describe('a sign-in', () => {
  test('is kept under the keys that the product has always had', () => {
    signIn()
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      access_token: 'A',
      refresh_token: 'R',
      SAAS_PFUser_UUID: 'U',
      user_id: '7',
    })
    expect(isSignedIn()).toBe(true)
  })

  test('is forgotten whole, and whoever listens is told', () => {
    const ended = vi.fn<() => void>()
    signIn()
    const stop = onSignInEnded(ended)
    forgetSignIn()
    stop()
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({})
    expect(isSignedIn()).toBe(false)
    expect(ended).toHaveBeenCalledOnce()
  })

  test('says once why it ended, where it was not wanted', () => {
    signIn()
    forgetSignIn('The session was ended.')
    expect([takeEndOfSignIn(), takeEndOfSignIn()]).toEqual(['The session was ended.', null])
  })

  test('ends once, however many calls are refused after it, and needs no reason where it was wanted', () => {
    const ended = vi.fn<() => void>()
    signIn()
    const stop = onSignInEnded(ended)
    forgetSignIn()
    forgetSignIn('Sign in first.')
    stop()
    expect(ended).toHaveBeenCalledOnce()
    expect(takeEndOfSignIn()).toBeNull()
  })

  test('keeps its refresh token where a refresh brings none', () => {
    signIn()
    storeTokens('A2', null)
    expect([accessToken(), readKey('refresh_token')]).toEqual(['A2', 'R'])
  })
})

describe('another tab', () => {
  test('that signs out ends the sign-in here', () => {
    const ended = vi.fn<() => void>()
    signIn()
    const stop = onSignInEnded(ended)
    signOutElsewhere()
    stop()
    expect(isSignedIn()).toBe(false)
    expect(ended).toHaveBeenCalledOnce()
  })

  test('that gets a new token ends nothing', () => {
    const ended = vi.fn<() => void>()
    signIn()
    const stop = onSignInEnded(ended)
    localStorage.setItem('access_token', 'A2')
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
    stop()
    expect(accessToken()).toBe('A2')
    expect(ended).not.toHaveBeenCalled()
  })
})

describe('without a storage', () => {
  test('a sign-in lasts as long as the page', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    signIn()
    expect([accessToken(), readKey('user_id')]).toEqual(['A', '7'])
    forgetSignIn('Bye.')
    expect([isSignedIn(), takeEndOfSignIn()]).toEqual([false, null])
  })

  test('a storage that is full does not bring back the token before', () => {
    storeTokens('old', null)
    const { localStorage: storage } = globalThis
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.getItem(key),
      setItem: refuse,
      removeItem: (key: string) => storage.removeItem(key),
    })
    storeTokens('new', null)
    expect(accessToken()).toBe('new')
    forgetSignIn()
    expect(isSignedIn()).toBe(false)
  })
})
