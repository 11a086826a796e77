import { act, cleanup, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { forgetSignIn, storeSignIn } from '../auth/tokens.ts'
import { useDraft } from './useDraft.ts'

const signIn = (userUuid: string) => {
  forgetSignIn()
  storeSignIn({ accessToken: 'access', refreshToken: 'refresh', userUuid, userId: 1 })
}

const open = <Value,>(initial: Value, begin?: (kept: Value | undefined) => Value) => {
  cleanup()
  return renderHook(() => useDraft('form', initial, begin)).result
}

beforeEach(() => {
  sessionStorage.clear()
  signIn('jane')
})

test('a draft is there again after a reload, until it is as it began', () => {
  const form = open({ name: '', mins: 5 })
  act(() => {
    form.current[1]((before) => ({ ...before, name: 'Gate' }))
    form.current[1]((before) => ({ ...before, mins: 10 }))
  })
  expect(open({ name: '', mins: 5 }).current[0]).toEqual({ name: 'Gate', mins: 10 })
  const again = open({ name: '', mins: 5 })
  act(() => again.current[1]({ name: '', mins: 5 }))
  expect(sessionStorage).toHaveLength(0)
})

test('what a form is opened with stands above what was kept', () => {
  const form = open({ name: '', date: '' })
  act(() => form.current[1]({ name: 'Gate', date: '2026-01-01' }))
  expect(open({ name: '', date: '' }, (kept) => ({ name: '', ...kept, date: '2026-02-02' })).current[0]).toEqual({
    name: 'Gate',
    date: '2026-02-02',
  })
})

test('each person has drafts of their own, also of answers that come after somebody else has signed in', () => {
  const late = open('')
  act(() => late.current[1]('of Jane'))
  signIn('sam')
  act(() => late.current[1]('of Jane, later'))
  const other = open('')
  expect(other.current[0]).toBe('')
  act(() => other.current[1]('of Sam'))
  signIn('jane')
  expect(open('').current[0]).toBe('of Jane, later')
  signIn('sam')
  expect(open('').current[0]).toBe('of Sam')
})

test('what is kept and can not be read is as nothing', () => {
  sessionStorage.setItem('draft jane form', '{')
  expect(open('').current[0]).toBe('')
})
