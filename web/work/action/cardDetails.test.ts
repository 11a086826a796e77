import { describe, expect, test } from 'vitest'
import { cardDetails } from './cardDetails.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

const details = (more: Partial<Parameters<typeof cardDetails>[0]>, viewerId?: string) =>
  cardDetails(
    {
      state: 'QUEUED',
      statusReason: '',
      schedule: { start: null, end: '2026-03-12T12:00:00Z' },
      resumeAt: null,
      actual: { start: null },
      serviceTimeMins: 30,
      escalation: null,
      organization: { timeZone: 'UTC' },
      delegate: null,
      ...more,
    },
    now,
    viewerId,
  )

describe('queued', () => {
  test('it says when it is due, and shows no progress', () => {
    expect(details({})).toEqual({ note: '', due: { text: 'Due 12 Mar', tone: 'plain' } })
  })

  test('why it was sent back is its note', () => {
    expect(details({ statusReason: 'Wrong part' }).note).toBe('Wrong part')
  })
})

describe('worked on', () => {
  test('it shows how far it has come', () => {
    const started = details({ state: 'STARTED', actual: { start: minutesAgo(12) } })
    expect(started).toMatchObject({ progress: 40, due: { text: '12 of 30 min' } })
  })

  test('past its service time the bar is full, it says by how much, and again when it is due', () => {
    const started = details({ state: 'RESUMED', actual: { start: minutesAgo(45) } })
    expect(started).toMatchObject({ progress: 100, overrun: '45 min, planned 30 min', due: { text: 'Due 12 Mar' } })
  })

  test('so far past it that a bar says nothing, there is none', () => {
    const started = details({ state: 'STARTED', actual: { start: minutesAgo(2 * 1440 + 5) }, serviceTimeMins: 10 })
    expect(started.overrun).toBe('2 d, planned 10 min')
    expect(started.progress).toBeUndefined()
    const long = details({ state: 'STARTED', actual: { start: minutesAgo(25 * 60) }, serviceTimeMins: 600 })
    expect(long).toMatchObject({ overrun: '25 h, planned 10 h' })
    expect(long.progress).toBeUndefined()
  })

  test('in time it says nothing of that', () => {
    expect(details({ state: 'STARTED', actual: { start: minutesAgo(30) } }).overrun).toBeUndefined()
  })

  test('that it is late matters more', () => {
    const late = details({
      state: 'STARTED',
      actual: { start: minutesAgo(12) },
      schedule: { start: null, end: minutesAgo(5) },
    })
    expect(late).toMatchObject({ progress: 40, due: { text: 'Late 5 min', tone: 'late' } })
  })

  test('it keeps the warning beside the minutes', () => {
    expect(
      details({ state: 'STARTED', actual: { start: minutesAgo(1) }, schedule: { start: null, end: minutesAgo(-30) } })
        .due,
    ).toEqual({
      text: '1 of 30 min',
      tone: 'warn',
    })
  })

  test('started by a clock that runs ahead, it is at nothing yet', () => {
    expect(details({ state: 'STARTED', actual: { start: minutesAgo(-3) } })).toMatchObject({
      progress: 0,
      due: { text: '0 of 30 min' },
    })
  })

  test('without a service time it shows no progress', () => {
    expect(details({ state: 'STARTED', actual: { start: minutesAgo(12) }, serviceTimeMins: 0 })).not.toHaveProperty(
      'progress',
    )
  })
})

describe('on hold', () => {
  test('it says why, and when it goes on', () => {
    const held = details({ state: 'WAITING_EXTERNAL', statusReason: 'No parts', resumeAt: '2026-03-14T08:00:00Z' })
    expect(held).toEqual({ note: 'No parts', due: { text: 'Resumes 14 Mar', tone: 'plain' } })
  })

  test('without a date it says so', () => {
    expect(details({ state: 'WAITING_INTERNAL' }).due).toEqual({ text: 'No date', tone: 'plain' })
  })

  test('late and without a date it says that', () => {
    expect(details({ state: 'WAITING_INTERNAL', schedule: { start: null, end: minutesAgo(90) } }).due).toEqual({
      text: 'Late 1 h',
      tone: 'late',
    })
  })
})

describe('with somebody else', () => {
  test('escalated, it names the level', () => {
    expect(details({ state: 'ESCALATED', escalation: { level: 'TACTICAL' } }).due.text).toBe(
      'Escalated to Tactical Mgt',
    )
    expect(details({ state: 'ESCALATED' }).due.text).toBe('Escalated to the next level')
  })

  test('delegated, it names who was asked', () => {
    expect(details({ state: 'DELEGATED', delegate: { name: 'Li Wei' } }).due.text).toBe('Asked Li Wei, pending')
  })

  test('to oneself, it names who asks', () => {
    const asked = { state: 'DELEGATED', delegate: { id: 'User:li', name: 'Li Wei' }, delegator: { name: 'Jane Roe' } }
    expect(details(asked, 'User:li').due.text).toBe('Asked by Jane Roe')
    expect(details(asked, 'User:jane').due.text).toBe('Asked Li Wei, pending')
    expect(details({ state: 'DELEGATED' }).due.text).toBe('Asked Unknown, pending')
  })
})
