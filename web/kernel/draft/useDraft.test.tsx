import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { forgetSignIn, storeSignIn } from '../auth/tokens.ts'
import { allDrafts, fillDraft, forgetDrafts } from './draftStore.ts'
import { newIn, useDraft, useDraftState } from './useDraft.ts'

const signIn = (userUuid: string) => {
  forgetSignIn()
  storeSignIn({ accessToken: 'access', refreshToken: 'refresh', userUuid, userId: 1 })
}

interface Options<Value> {
  subject?: string
  version?: number
  given?: Partial<Value>
}

const open = <Value,>(initial: Value, { subject = newIn(null), version, given }: Options<Value> = {}) => {
  cleanup()
  return renderHook(() => {
    const draft = useDraft('form', subject, version)
    const [value, set] = useDraftState<Value>(draft, 'part', initial, given)
    return { draft, value, set }
  }).result
}
type Shown<Value> = ReturnType<typeof open<Value>>

/** Something is typed, by a person. */
const type = <Value,>(form: Shown<Value>, next: Value | ((before: Value) => Value)) =>
  act(() => {
    fireEvent.keyDown(document.body, { key: 'a' })
    form.current.set(next)
  })

const kept = () => allDrafts().length

beforeEach(() => signIn('jane'))

test('a draft is there again when the form is opened again, until it is as it began', () => {
  const form = open({ name: '', mins: 5 })
  type(form, (before) => ({ ...before, name: 'Gate' }))
  type(form, (before) => ({ ...before, mins: 10 }))
  const again = open({ name: '', mins: 5 })
  expect(again.current.value).toEqual({ name: 'Gate', mins: 10 })
  expect(again.current.draft.keptAt).toBeGreaterThan(Date.now() - 60_000)
  type(again, { name: '', mins: 5 })
  expect(kept()).toBe(0)
})

test('what was sent is kept no more, and what was thrown away is as it began', async () => {
  const sent = open('')
  type(sent, 'Gate')
  act(() => sent.current.draft.clear())
  expect(sent.current.value).toBe('Gate')
  expect(kept()).toBe(0)
  type(open(''), 'Gate')
  const thrown = open('')
  act(() => thrown.current.draft.discard())
  expect(thrown.current.value).toBe('')
  expect(kept()).toBe(0)
  // What the form fills in again at once is not typed.
  type(thrown, 'acme')
  expect(kept()).toBe(0)
  await new Promise((resolve) => setTimeout(resolve))
  type(thrown, 'Dock')
  expect(kept()).toBe(1)
})

test('what is filled in by itself is no draft, and what it brings begins with it', async () => {
  const form = open({ organization: '', name: '' })
  // What was pressed before has been told by then.
  await new Promise((resolve) => setTimeout(resolve))
  act(() => form.current.set((before) => ({ ...before, organization: 'acme' })))
  expect(kept()).toBe(0)
  type(form, (before) => ({ ...before, name: 'Gate' }))
  expect(kept()).toBe(1)
  type(form, (before) => ({ ...before, name: '' }))
  expect(kept()).toBe(0)
})

test('what a form is opened with stands above what was kept', () => {
  type(open({ name: '', date: '' }), { name: 'Gate', date: '2026-01-01' })
  const again = open({ name: '', date: '' }, { given: { date: '2026-02-02' } })
  expect(again.current.value).toEqual({ name: 'Gate', date: '2026-02-02' })
})

test('two records have a draft each', () => {
  type(open('Gate', { subject: 'a' }), 'Gate 1')
  type(open('Dock', { subject: 'b' }), 'Dock 1')
  expect(open('Gate', { subject: 'a' }).current.value).toBe('Gate 1')
  expect(open('Dock', { subject: 'b' }).current.value).toBe('Dock 1')
})

test('each person has drafts of their own, and takes them along when they sign out', () => {
  const late = open('')
  type(late, 'of Jane')
  signIn('sam')
  type(open(''), 'of Sam')
  signIn('jane')
  expect(open('').current.value).toBe('of Jane')
  forgetDrafts()
  forgetSignIn()
  // An answer that comes now is of nobody.
  act(() => late.current.set('of Jane, later'))
  signIn('jane')
  expect(open('').current.value).toBe('')
  signIn('sam')
  expect(open('').current.value).toBe('of Sam')
})

test('of nobody it is kept in the tab alone', () => {
  forgetSignIn()
  type(open(''), 'Jane Roe')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft'))).toEqual([])
  expect(open('').current.value).toBe('Jane Roe')
})

test('a text that is filled in is shown when the form is opened', () => {
  type(open('', { subject: 'new a' }), 'mine')
  fillDraft('form', 'new a', { part: 'the template' })
  const form = open('', { subject: 'new a' })
  expect(form.current.value).toBe('the template')
  act(() => form.current.draft.discard())
  expect(form.current.value).toBe('')
})

test('what this browser does not keep would be lost, which is asked about', () => {
  const form = open('')
  type(form, 'x'.repeat(300_000))
  expect(form.current.draft.isLost()).toBe(true)
  type(form, 'short')
  expect(form.current.draft.isLost()).toBe(false)
  expect(form.current.draft.isKept()).toBe(true)
})

interface Gate {
  name: string
  type: string
}

test('what only one of two has changed is merged, and sent with the version of now', () => {
  const before: Gate = { name: 'Gate', type: 'Yard' }
  type(open(before, { subject: 'a', version: 1 }), { name: 'Gate 2', type: 'Yard' })
  const form = open<Gate>({ name: 'Gate', type: 'Dock' }, { subject: 'a', version: 2 })
  expect(form.current.draft.version).toBe(1)
  expect(form.current.draft.settle()).toEqual([])
  expect(form.current.value).toEqual({ name: 'Gate 2', type: 'Dock' })
  expect(form.current.draft.version).toBe(2)
  // It goes on from there, the next time too.
  expect(open<Gate>({ name: 'Gate', type: 'Dock' }, { subject: 'a', version: 2 }).current.draft.settle()).toEqual([])
})

test.each([
  ['MINE', 'Gate 2'],
  ['THEIRS', 'Gate 3'],
] as const)('what both have changed is asked about: %s is %s', (choice, name) => {
  const before: Gate = { name: 'Gate', type: 'Yard' }
  type(open(before, { subject: 'a', version: 1 }), { name: 'Gate 2', type: 'Dock' })
  const now: Gate = { name: 'Gate 3', type: 'Yard' }
  // Undecided, the server is to say so, and it is asked about again.
  const undecided = open(now, { subject: 'a', version: 2 })
  expect(undecided.current.draft.settle()).toHaveLength(1)
  expect(undecided.current.draft.version).toBe(1)
  const form = open(now, { subject: 'a', version: 2 })
  const [clash] = form.current.draft.settle()
  expect(clash).toEqual({ part: 'part', path: ['name'], mine: 'Gate 2', current: 'Gate 3' })
  act(() => form.current.draft.resolve(choice))
  expect(form.current.value).toEqual({ name, type: 'Dock' })
  expect(form.current.draft.version).toBe(2)
  expect(open(now, { subject: 'a', version: 2 }).current.value).toEqual({ name, type: 'Dock' })
})

test('a draft that says what was saved meanwhile is none any more', () => {
  type(open('Gate', { subject: 'a', version: 1 }), 'Gate 2')
  const form = open('Gate 2', { subject: 'a', version: 2 })
  expect(form.current.draft.settle()).toEqual([])
  expect(form.current.draft.keptAt).toBeUndefined()
  expect(kept()).toBe(0)
})
