import { beforeEach, expect, test, vi } from 'vitest'
import { storeSignIn } from '../auth/tokens.ts'
import { allDrafts, draftKey, keepDraft, nodeOf, readDraft, type KeptDraft } from './draftStore.ts'
import { draftText } from './draftText.ts'

const draft = (values: Record<string, unknown>, more: Partial<KeptDraft> = {}): KeptDraft => ({
  at: Date.now(),
  title: 'Edit T-12',
  version: 1,
  base: {},
  values,
  ...more,
})

beforeEach(() => storeSignIn({ accessToken: 'access', refreshToken: 'refresh', userUuid: 'jane', userId: 1 }))

test('no password, token or secret is kept, no file, and nothing of how something was read', () => {
  const key = draftKey('form', 'new')
  const values = {
    name: 'Gate',
    password: 'pw-1',
    currentPassword: 'pw-2',
    auth: { accessToken: 'pw-3', clientSecret: 'pw-4', note: 'n' },
    photo: new Blob(['pw-5']),
    item: { id: 'a', __fragments: { pw: 'pw-6' } },
  }
  expect(keepDraft(key, draft(values, { base: { password: 'pw-7' } }))).toBe(true)
  expect(localStorage.getItem(key)).not.toContain('pw-')
  expect(readDraft(key)?.values).toEqual({ name: 'Gate', auth: { note: 'n' }, item: { id: 'a' } })
})

test('the latest hundred are kept, none for longer than thirty days, none that is too long', () => {
  for (let i = 0; i < 103; i++) keepDraft(draftKey('form', `s${i}`), draft({ i }, { at: Date.now() - 1_000 + i }))
  expect(allDrafts()).toHaveLength(100)
  expect(readDraft(draftKey('form', 's2'))).toBeUndefined()
  expect(readDraft(draftKey('form', 's3'))?.values).toEqual({ i: 3 })
  const long = draftKey('form', 's3')
  expect(keepDraft(long, draft({ text: 'x'.repeat(200_001) }))).toBe(false)
  // Half of what is typed is not what is shown the next time.
  expect(readDraft(long)).toBeUndefined()
  vi.setSystemTime(Date.now() + 31 * 24 * 3_600_000)
  expect(allDrafts()).toEqual([])
  keepDraft(draftKey('form', 'late'), draft({ i: 1 }))
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft '))).toHaveLength(1)
})

test('where there is no room, it says so', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const { localStorage: storage } = globalThis
  vi.stubGlobal('localStorage', { getItem: (name: string) => storage.getItem(name), setItem, length: 0 })
  expect(keepDraft(draftKey('form', 'new'), draft({ name: 'Gate' }))).toBe(false)
})

test.each(['{', '1', 'null', '{"at":1}'])('%s is no draft', (text) => {
  localStorage.setItem(draftKey('form', 'new'), text)
  expect(readDraft(draftKey('form', 'new'))).toBeUndefined()
})

test.each([
  [btoa('Vehicle:0198c0de'), btoa('Vehicle:0198c0de')],
  [`new ${btoa('Organization:1')}`, btoa('Organization:1')],
  [`new stop-1 ${btoa('Tour:1')}`, btoa('Tour:1')],
  ['new', undefined],
  ['new ORGANIZATION', undefined],
])('what %s is about', (subject, node) => expect(nodeOf(draftKey('form', subject))).toBe(node))

test('a draft as text has what was typed, and no ids', () => {
  const base = {
    fields: { unitNumber: 'T-12', type: 'Tractor', typeId: 'a' },
    location: null,
    steps: [{ key: 'step-0', title: 'Lift', text: '' }],
    isMine: true,
  }
  const values = {
    fields: { unitNumber: 'T-12', type: 'Day cab', typeId: 'b' },
    location: { id: 'x', name: 'Dock 3' },
    steps: [
      { key: 'step-0', title: 'Lift', text: '' },
      { key: 'f1', title: 'Lower', text: 'Slowly.' },
    ],
    isMine: false,
  }
  expect(draftText(draft(values, { base })).split('\n')).toEqual([
    'Type: Day cab',
    'Location: Dock 3',
    'Title: Lift',
    'Title: Lower',
    'Text: Slowly.',
  ])
})
