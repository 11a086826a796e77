import { expect, test } from 'vitest'
import { toolLink } from './toolLink.ts'

const board = new URLSearchParams('whose=mine&organization=O1&priority=1&lanes=person&hide=HOLD&asOf=2026-01-01')
const way = (name: string) => {
  const { pathname, search } = toolLink(name, board)
  return search ? `${pathname}?${search}` : pathname
}

test('the map and the planner are narrowed as the board is, by what they know of it', () => {
  expect(['MAP', 'PLANNER'].map(way)).toEqual([
    '/map?whose=mine&organization=O1&priority=1',
    '/planner?whose=mine&organization=O1&priority=1',
  ])
})

test('the calendar takes whose and where alone', () => {
  expect(way('CALENDAR')).toBe('/mycalendar?whose=mine&organization=O1')
})

test('a tour is begun among one’s own; the others take nothing along', () => {
  expect(['TOUR', 'DELEGATE', 'ROLE_ASSIGN', 'TIME_STUDY', 'COMMS', 'CONTACTS'].map(way)).toEqual([
    '/actonTourSettings/runs?mine=1',
    '/delegate',
    '/assignusergroup',
    '/tasks/studies',
    '/comms',
    '/contacts',
  ])
})

test('the toolbar is configured over the board as it is', () => {
  expect(way('CONFIGURE')).toBe(`/home/configure?${board}`)
})
