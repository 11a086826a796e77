import { describe, expect, test } from 'vitest'
import { allBefore, firstRunning, hasSeenAll, isSeen, parseSnapshot, readPosition, writePosition } from './snapshot.ts'

const seen = parseSnapshot('10:20:10,14')

describe('a snapshot', () => {
  test('is read as PostgreSQL writes it', () => {
    expect(seen).toEqual({ xmax: 20, running: [10, 14] })
    expect(parseSnapshot('7:7:')).toEqual({ xmax: 7, running: [] })
  })

  test('has seen what was over, and nothing that ran or had not begun', () => {
    expect([9, 10, 13, 14, 19, 20].filter((xid) => isSeen(seen, xid))).toEqual([9, 13, 19])
    expect([firstRunning(seen), firstRunning(allBefore(5))]).toEqual([10, 5])
  })

  test('has seen all of an earlier one, not of a later, and not of one by which what it misses was over', () => {
    const [sameEnd, later] = [parseSnapshot('14:20:14'), parseSnapshot('10:21:10')]
    expect([hasSeenAll(seen, seen), hasSeenAll(sameEnd, seen), hasSeenAll(later, seen)]).toEqual([true, true, true])
    expect([hasSeenAll(seen, sameEnd), hasSeenAll(seen, later)]).toEqual([false, false])
    expect([hasSeenAll(seen, allBefore(10)), hasSeenAll(seen, allBefore(11))]).toEqual([true, false])
  })
})

describe('a position', () => {
  test('is the same snapshot when it is read again', () => {
    expect(readPosition('log', writePosition('log', seen))).toEqual(seen)
    expect(readPosition('log', writePosition('log', allBefore(7)))).toEqual(allBefore(7))
  })

  test('has nothing that parts several', () => {
    expect(writePosition('log', seen)).toBe('log:k:a.6')
  })

  test.each([
    '',
    'log',
    'log:',
    'log::',
    'log:k',
    'other:k:',
    'log:k:a.',
    'log:-1:',
    'log:k:a,6',
    `log:${'9'.repeat(50)}:`,
  ])('of another log, or none at all, is not known: %s', (text) => {
    expect(readPosition('log', text)).toBeUndefined()
  })
})
