import { describe, expect, test } from 'vitest'
import { toggled, withParams } from './address.ts'

describe('changing the address', () => {
  const after = (address: string, change: (search: URLSearchParams) => URLSearchParams) =>
    change(new URLSearchParams(address)).toString()

  test('a condition is set, or taken away by an empty value; the rest stays', () => {
    expect(after('text=a&group=G', (search) => withParams(search, { text: 'b' }))).toBe('text=b&group=G')
    expect(after('text=a&group=G', (search) => withParams(search, { text: null }))).toBe('group=G')
  })

  test('the address it came from is left alone', () => {
    const search = new URLSearchParams('text=a')
    withParams(search, { text: 'b' })
    expect(search.get('text')).toBe('a')
  })

  test('a value is added to a list, and taken out again', () => {
    expect(after('', (search) => toggled(search, 'priority', '1'))).toBe('priority=1')
    expect(after('priority=1', (search) => toggled(search, 'priority', '2'))).toBe('priority=1%2C2')
    expect(after('priority=1,2', (search) => toggled(search, 'priority', '1'))).toBe('priority=2')
    expect(after('priority=2', (search) => toggled(search, 'priority', '2'))).toBe('')
  })
})
