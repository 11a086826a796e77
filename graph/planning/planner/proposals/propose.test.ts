// Who is proposed for which work and when.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlap } from '../../../people/schedule/spans.ts'
import { propose, travelBetween, type Job, type Person, type Taken } from './propose.ts'

const hour = 3_600_000
const dayLength = 24 * hour
/** Monday to Friday, in hours since Monday begins. */
const days = Array.from({ length: 5 }, (_, i) => ({ from: i * dayLength, to: (i + 1) * dayLength }))
const nine = (day: number) => day * dayLength + 9 * hour
const week = days.map((_, i) => ({ from: nine(i), to: nine(i) + 8 * hour }))

const job = (more: Partial<Job> = {}): Job => ({
  id: 'job',
  path: '/1/2/',
  groupId: null,
  departmentId: null,
  jobRoleIds: [],
  assigneeId: null,
  length: hour,
  earliest: null,
  due: null,
  at: null,
  canPlan: true,
  canAssign: true,
  ...more,
})
const person = (userId: string, more: Partial<Person> = {}): Person => ({
  userId,
  paths: ['/1/'],
  groupIds: [],
  departmentIds: [],
  jobRoleIds: [],
  working: week,
  taken: [],
  ...more,
})
const taken = (from: number, length: number, at: Taken['at'] = null): Taken => ({
  from,
  to: from + length,
  load: length,
  at,
})
const one = (work: Job, people: Person[], now = 0) => propose([work], people, { days, now })[0]!

describe('who', () => {
  const ada = person('ada')
  test('whoever has it, though somebody of its group is free before', () => {
    const busy = person('ada', { taken: [taken(nine(0), 3 * hour)] })
    const found = one(job({ assigneeId: 'ada', groupId: 'yard' }), [person('bo', { groupIds: ['yard'] }), busy])
    expect(found.slot).toMatchObject({ userId: 'ada', fit: 'ASSIGNEE', from: nine(0) + 3 * hour })
  })
  test('else somebody of its group, then of its department, then with a job role of that, then of its organization or one above it', () => {
    const inGroup = person('group', { groupIds: ['yard'] })
    const inDepartment = person('department', { departmentIds: ['dock'] })
    const withRole = person('role', { jobRoleIds: ['mechanic'] })
    const work = job({ groupId: 'yard', departmentId: 'dock', jobRoleIds: ['mechanic'] })
    expect(one(work, [ada, inDepartment, inGroup]).slot).toMatchObject({ userId: 'group', fit: 'GROUP' })
    expect(one(work, [ada, inDepartment]).slot).toMatchObject({ userId: 'department', fit: 'DEPARTMENT' })
    expect(one(work, [ada, withRole]).slot).toMatchObject({ userId: 'role', fit: 'JOB_ROLE' })
    expect(one(work, [ada]).slot).toMatchObject({ userId: 'ada', fit: 'ORGANIZATION' })
  })
  test('in time before near', () => {
    const full = person('group', { groupIds: ['yard'], working: [week[1]!] })
    const work = job({ groupId: 'yard', due: nine(0) + 2 * hour })
    expect(one(work, [full, ada]).slot).toMatchObject({ userId: 'ada', isAfterDue: false })
    expect(one(work, [full]).slot).toMatchObject({ userId: 'group', isAfterDue: true })
  })
  test('of two who are free, who has less to do', () => {
    const busy = person('busy', { taken: [taken(nine(3), hour)] })
    expect(one(job(), [busy, ada]).slot!.userId).toBe('ada')
  })
  test.each([
    ['it is not theirs to plan', job({ canPlan: false }), 'FORBIDDEN'],
    ['it may not be given to anybody', job({ canAssign: false }), 'NOBODY'],
    ['it is of another organization', job({ path: '/9/' }), 'NOBODY'],
    ['somebody else has it', job({ assigneeId: 'bo' }), 'NOBODY'],
    ['it is longer than a day', job({ length: 9 * hour }), 'NO_ROOM'],
    ['it may not begin in the week', job({ earliest: 6 * dayLength }), 'NO_ROOM'],
  ] as const)('nobody where %s', (_why, work, obstacle) => {
    expect(one(work, [ada])).toEqual({ job: work, obstacle })
  })
})

describe('when', () => {
  test('at the next quarter of an hour, and not before it may begin', () => {
    expect(one(job(), [person('ada')], nine(0) + 1).slot!.from).toBe(nine(0) + hour / 4)
    expect(one(job({ earliest: nine(2) + 1 }), [person('ada')]).slot!.from).toBe(nine(2) + hour / 4)
  })
  test('in the first gap that is long enough', () => {
    const ada = person('ada', { taken: [taken(nine(0) + hour / 2, hour), taken(nine(0) + 4 * hour, hour)] })
    expect(one(job(), [ada]).slot).toMatchObject({ from: nine(0) + 1.5 * hour, to: nine(0) + 2.5 * hour })
  })
  test('on another day where one is full by its service times, though its hours have gaps', () => {
    const full = { ...taken(nine(0), hour), load: 7.5 * hour }
    expect(one(job(), [person('ada', { taken: [full] })]).slot!.from).toBe(nine(1))
  })
  test('with the ways from the work before it and to the work after it', () => {
    // Ten kilometres as the crow flies are twenty minutes by road, at 40 km/h.
    const [reno, north] = [
      { latitude: 39.5, longitude: -119.8 },
      { latitude: 39.59, longitude: -119.8 },
    ]
    expect(travelBetween(reno, north)).toBe(20 * 60_000)
    const work = job({ at: north })
    const before = person('ada', { taken: [taken(nine(0), hour, reno)] })
    expect(one(work, [before]).slot).toMatchObject({ from: nine(0) + 1.5 * hour, travel: 20 * 60_000 })
    const after = person('ada', { taken: [taken(nine(0) + 1.25 * hour, hour, reno)] })
    expect(one(work, [after]).slot!.from).toBe(nine(0) + 2.75 * hour)
    expect(one(job({ at: reno }), [after]).slot!.from).toBe(nine(0))
  })
})

test('none is before now, outside of working hours, over other work or without its way; no day is overfull', () => {
  const point = fc.record({
    latitude: fc.double({ min: 39, max: 39.5, noNaN: true }),
    longitude: fc.double({ min: -120, max: -119.5, noNaN: true }),
  })
  const at = fc.option(point)
  const quarters = (min: number, max: number) => fc.integer({ min, max }).map((n) => (n * hour) / 4)
  const jobs = fc.array(
    fc.record({
      length: quarters(1, 20),
      at,
      earliest: fc.option(quarters(0, 480)),
      due: fc.option(quarters(0, 480)),
      groupId: fc.option(fc.constantFrom('yard', 'dock')),
      assigneeId: fc.option(fc.constantFrom('0', '1')),
    }),
    { maxLength: 40 },
  )
  const people = fc.array(
    fc.record({
      taken: fc.array(
        fc
          .record({ from: quarters(0, 479), length: quarters(1, 12), at })
          .map(({ from, length, at: where }) => taken(from, length, where)),
        { maxLength: 6 },
      ),
      groupIds: fc.subarray(['yard', 'dock']),
    }),
    { minLength: 1, maxLength: 4 },
  )
  fc.assert(
    fc.property(jobs, people, quarters(0, 480), (some, crew, now) => {
      const work = some.map((more, i) => job({ id: String(i), ...more }))
      const crowd = crew.map((more, i) => person(String(i), more))
      const found = propose(work, crowd, { days, now })
      expect(found.map(({ job: { id } }) => id)).toEqual(work.map(({ id }) => id))
      for (const { userId, working, taken: before } of crowd) {
        const own = found.flatMap(({ job: of, slot }) => (slot?.userId === userId ? [{ ...of, ...slot }] : []))
        const all = [...before, ...own.map((slot) => ({ ...slot, load: slot.length }))]
        for (const slot of own) {
          expect(slot.from).toBeGreaterThanOrEqual(Math.max(now, slot.earliest ?? 0))
          expect(working.some(({ from, to }) => from <= slot.from && slot.to <= to)).toBe(true)
          const day = days.find(({ from, to }) => from <= slot.from && slot.from < to)!
          for (const other of all.filter((each) => each.from !== slot.from || each.to !== slot.to)) {
            expect(overlap(other, slot)).toBe(false)
            const isToday = overlap(other, day)
            const [first, second] = other.to <= slot.from ? [other, slot] : [slot, other]
            const isNeighbour = !all.some((each) =>
              other === first
                ? each.to > first.to && each.to <= second.from
                : each.from < second.from && each.from >= first.to,
            )
            if (isToday && isNeighbour)
              expect(second.from - first.to).toBeGreaterThanOrEqual(travelBetween(first.at, second.at))
          }
          const load = all
            .filter(({ from }) => from >= day.from && from < day.to)
            .reduce((sum, each) => sum + each.load, 0)
          expect(load).toBeLessThanOrEqual(8 * hour)
        }
      }
    }),
    { numRuns: 300 },
  )
})
