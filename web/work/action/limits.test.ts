import { expect, test } from 'vitest'
import { limitsIn, withLimits } from './limits.ts'

const read = (text: string) => Object.fromEntries(limitsIn(new URLSearchParams({ limits: text })))

test('limits stand in the address, each by the name of its column', () => {
  expect(read('work:40,hold:8')).toEqual({ WORK: 40, HOLD: 8 })
})

test('what is no limit is none: another column, no hours, half an hour, too many', () => {
  expect(read('work:0,hold:1.5,esc:10000,elsewhere:4,next')).toEqual({})
})

test('what was typed stands beside what else the address says; emptied, nothing of it does', () => {
  const start = new URLSearchParams('text=gate')
  const limited = withLimits(start, { WORK: ' 40', HOLD: '8', ESC: '' })
  expect(`${limited}`).toBe('text=gate&limits=work%3A40%2Chold%3A8')
  expect(Object.fromEntries(limitsIn(limited))).toEqual({ WORK: 40, HOLD: 8 })
  expect(`${withLimits(limited, {})}`).toBe('text=gate')
})
