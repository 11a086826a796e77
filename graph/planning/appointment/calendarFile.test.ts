// An appointment as other programs read it.
import { describe, expect, test } from 'vitest'
import { calendarFile, type CalendarSubject } from './calendarFile.ts'
import { vtimezone } from '../../kernel/ics/vtimezone.ts'

const subject: CalendarSubject = {
  id: '019aa000-0000-7000-8000-000000000001',
  version: 3,
  name: 'Dock review; doors, and "waits"',
  description: 'Bring the counts.',
  objective: 'Fewer waits',
  locationMode: 'VIDEO',
  place: 'https://meet.test/1',
  status: 'CONFIRMED',
  cancelledAt: null,
  updatedAt: new Date('2026-03-20T10:00:00Z'),
  date: new Date('2026-03-30'),
  startMins: 540,
  endMins: 600,
  timeZone: 'Europe/Oslo',
  startsAt: new Date('2026-03-30T07:00:00Z'),
  endsAt: new Date('2026-03-30T08:00:00Z'),
  creator: { name: 'Ada', email: 'ada@x.test' },
  location: null,
  attendees: [
    { name: 'Bo', email: 'bo@x.test', response: 'ACCEPTED' },
    { name: 'Eve', email: 'eve@x.test', response: 'PENDING' },
  ],
}

/** The lines as they are before they are folded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('the file', () => {
  test('has a lasting UID, its version, and the time on the wall', () => {
    const lines = linesOf(calendarFile(subject, 'REQUEST'))
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        `UID:${subject.id}@opsgraph`,
        'SEQUENCE:3',
        'DTSTART;TZID=Europe/Oslo:20260330T090000',
        'DTEND;TZID=Europe/Oslo:20260330T100000',
        'SUMMARY:Dock review\\; doors\\, and "waits"',
        'LOCATION:By video\\, https://meet.test/1',
        'STATUS:CONFIRMED',
        'DESCRIPTION:Fewer waits\\n\\nBring the counts.',
      ]),
    )
  })

  test('says what each has answered', () => {
    const lines = linesOf(calendarFile(subject, 'REQUEST')).filter((line) => /^(ATTENDEE|ORGANIZER)/.test(line))
    expect(lines[0]).toMatch(/^ORGANIZER;CN="Ada":.*mailto:ada@x\.test$/)
    expect(lines[1]).toMatch(/PARTSTAT=ACCEPTED;.*(?:mailto|MAILTO):bo@x\.test$/)
    expect(lines[2]).toMatch(/PARTSTAT=NEEDS-ACTION;RSVP=TRUE.*(?:mailto|MAILTO):eve@x\.test$/)
  })

  test.each([
    ['PENDING', null, 'TENTATIVE'],
    ['SCHEDULED', null, 'CONFIRMED'],
    ['COMPLETED', null, 'CONFIRMED'],
    ['CONFIRMED', new Date(), 'CANCELLED'],
  ] as const)('of %s is %s %s', (status, cancelledAt, shown) => {
    expect(linesOf(calendarFile({ ...subject, status, cancelledAt }, 'PUBLISH'))).toContain(`STATUS:${shown}`)
  })

  test('is in lines of at most 75 bytes', () => {
    for (const line of calendarFile({ ...subject, description: 'ø'.repeat(400) }, 'PUBLISH').split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })
})

describe('its zone', () => {
  const during = (zone: string, from: string, to = from) => vtimezone(zone, new Date(from), new Date(to)).split('\r\n')

  test('is the one that holds, from when it began to hold by the clock before', () => {
    expect(during('Europe/Oslo', '2026-03-30T07:00:00Z').slice(0, 8)).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Oslo',
      'BEGIN:DAYLIGHT',
      'DTSTART:20260329T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'TZNAME:GMT+2',
      'END:DAYLIGHT',
    ])
    expect(during('America/New_York', '2026-11-02T12:00:00Z')).toEqual(
      expect.arrayContaining([
        'BEGIN:STANDARD',
        'DTSTART:20261101T020000',
        'TZOFFSETFROM:-0400',
        'TZOFFSETTO:-0500',
        'TZNAME:EST',
      ]),
    )
  })

  test('has each change within', () => {
    expect(
      during('Europe/Oslo', '2026-01-01T00:00:00Z', '2026-12-31T00:00:00Z').filter((line) =>
        line.startsWith('DTSTART'),
      ),
    ).toEqual(['DTSTART:20251026T030000', 'DTSTART:20260329T020000', 'DTSTART:20261025T030000'])
  })

  test.each([
    ['UTC', '+0000'],
    ['Asia/Kolkata', '+0530'],
    ['Asia/Kathmandu', '+0545'],
  ])('of %s is %s', (zone, offset) => {
    expect(during(zone, '2026-05-01T00:00:00Z')).toContain(`TZOFFSETTO:${offset}`)
  })
})
