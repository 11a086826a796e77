// The transition table against the product's own: from where to where, and who.
import { describe, expect, test } from 'vitest'
import { Viewer } from '../../kernel/viewer.ts'
import { type ViewerMembership } from '../../kernel/viewerData.ts'
import type { AccessLevel } from '../../kernel/policy.ts'
import { stateTable, type State } from './states.ts'
import { possibility } from './possibilities.ts'
import { recordPlace, type Subject } from './subject.ts'
import { transitionNames, transitions, type TransitionName } from './transitions.ts'

const states = (text: string) => text.split(' ') as State[]

describe('from and to', () => {
  const open = 'QUEUED STARTED RESUMED WAITING_INTERNAL WAITING_EXTERNAL'
  const table: [TransitionName, string, State | undefined][] = [
    ['START', 'QUEUED', 'STARTED'],
    ['HOLD', 'QUEUED STARTED RESUMED', 'WAITING_INTERNAL'],
    ['CHANGE_HOLD', 'WAITING_INTERNAL WAITING_EXTERNAL', undefined],
    ['RESUME', 'WAITING_INTERNAL WAITING_EXTERNAL', 'RESUMED'],
    ['REQUEUE', 'STARTED RESUMED WAITING_INTERNAL WAITING_EXTERNAL', 'QUEUED'],
    ['ESCALATE', open, 'ESCALATED'],
    ['DELEGATE', open, 'DELEGATED'],
    ['ACCEPT', 'DELEGATED', 'QUEUED'],
    ['DECLINE', 'DELEGATED', 'QUEUED'],
    ['RECALL', 'DELEGATED', 'QUEUED'],
    ['HAND_BACK', open, 'QUEUED'],
    ['RETURN', 'ESCALATED', 'QUEUED'],
    ['TAKE_OVER', 'ESCALATED', 'STARTED'],
    ['RESOLVE', 'ESCALATED', 'COMPLETE'],
    ['RAISE', 'ESCALATED', undefined],
    ['WITHDRAW', `${open} ESCALATED DELEGATED`, 'WITHDRAWN'],
    ['RESTORE', 'WITHDRAWN', 'QUEUED'],
    ['COMPLETE', 'STARTED RESUMED', 'COMPLETE'],
    ['QUICK_COMPLETE', 'QUEUED', 'COMPLETE'],
    ['REOPEN', 'COMPLETE', 'RESUMED'],
    ['SIGN_OFF', 'COMPLETE', undefined],
    ['ASSIGN', open, undefined],
    ['REPRIORITIZE', `${open} ESCALATED DELEGATED`, undefined],
    ['EDIT', `${open} ESCALATED DELEGATED COMPLETE`, undefined],
    ['RESCHEDULE', `${open} ESCALATED DELEGATED`, undefined],
  ]

  test.each(table)('%s', (name, from, to) => {
    expect([...transitions[name].from].sort()).toEqual(states(from).sort())
    expect((transitions[name] as { to?: State }).to).toBe(to)
  })

  test('there are no others', () => expect(table.map(([name]) => name).sort()).toEqual([...transitionNames].sort()))

  test('nothing leads from or to what is unmapped', () => {
    for (const { from } of Object.values(transitions)) expect(from).not.toContain('UNMAPPED')
  })
})

describe('who', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const rootId = 'root'

  const viewer = (level: AccessLevel, userId = 'somebody', more: Partial<ViewerMembership> = {}) =>
    new Viewer({
      userId,
      legacyId: 1,
      name: '',
      email: '',
      sessionId: '',
      changesAt: '2026-12-20T12:00:00Z',
      cells: [],
      standsIn: [],
      closings: [],
      memberships: [
        {
          id: 'm',
          organizationId: rootId,
          rootId,
          path: '/1/',
          timeZone: 'UTC',
          organizationName: '',
          rootName: '',
          departmentId: 'maintenance',
          groupIds: ['tractors'],
          accessLevel: level,
          jobRoleId: 'r',
          subtree: [],
          ...more,
        },
      ],
    })

  const subject = (state: State, more: Partial<Subject> = {}): Subject => ({
    id: 'record',
    rootId,
    organizationId: rootId,
    departmentId: 'maintenance',
    groupId: 'tractors',
    status: stateTable[state].status,
    disposition: stateTable[state].disposition,
    bucket: stateTable[state].bucket,
    assigneeId: 'worker',
    creatorId: 'creator',
    delegatorId: null,
    delegateId: null,
    delegatorLevels: [],
    escalatedToId: null,
    escalatedLevel: null,
    actualStart: null,
    actualEnd: null,
    statusAt: now,
    mandatoryItems: 0,
    mandatoryOpen: 0,
    completedById: null,
    requiresSignOff: false,
    signedOffAt: null,
    version: 1,
    ...more,
  })

  const answer = (name: TransitionName, who: Viewer, about: Subject) =>
    possibility(name, who, { ...about, ...recordPlace(about) }, now)
  const may = (name: TransitionName, who: Viewer, about: Subject) => answer(name, who, about).allowed
  const reasonOf = (name: TransitionName, who: Viewer, about: Subject) => String(answer(name, who, about).reason)

  const levels: AccessLevel[] = ['ADMIN', 'STRATEGIC', 'TACTICAL', 'SUPERVISION', 'TRANSACTIONAL']
  const whoMay = (name: TransitionName, about: Subject) => levels.filter((level) => may(name, viewer(level), about))

  test('others start, hold and complete where they may act on behalf', () => {
    expect(whoMay('START', subject('QUEUED'))).toEqual(['ADMIN', 'SUPERVISION'])
    expect(whoMay('HOLD', subject('STARTED'))).toEqual(['ADMIN', 'SUPERVISION'])
    expect(whoMay('COMPLETE', subject('STARTED'))).toEqual(['ADMIN', 'SUPERVISION'])
  })

  test('the assignee does so at every level', () => {
    for (const level of levels) expect(may('COMPLETE', viewer(level, 'worker'), subject('STARTED'))).toBe(true)
  })

  test('an unassigned record of the own group is anybody of the group to start', () => {
    const unassigned = subject('QUEUED', { assigneeId: null })
    expect(may('START', viewer('TRANSACTIONAL'), unassigned)).toBe(true)
    expect(may('START', viewer('TRANSACTIONAL', 'x', { groupIds: ['yard'] }), unassigned)).toBe(false)
  })

  test('Supervision acts in its own groups alone', () => {
    expect(may('HOLD', viewer('SUPERVISION', 'x', { groupIds: ['yard'] }), subject('STARTED'))).toBe(false)
  })

  test('Strategic may not escalate, not even their own', () => {
    expect(whoMay('ESCALATE', subject('STARTED'))).toEqual(['ADMIN', 'TACTICAL', 'SUPERVISION'])
    expect(reasonOf('ESCALATE', viewer('STRATEGIC', 'worker'), subject('STARTED'))).toMatch(
      /^To escalate action records/,
    )
  })

  test('only the delegate answers, only who delegated recalls', () => {
    const delegated = subject('DELEGATED', { delegateId: 'delegate', delegatorId: 'worker' })
    expect(whoMay('ACCEPT', delegated)).toEqual([])
    expect(may('ACCEPT', viewer('TRANSACTIONAL', 'delegate'), delegated)).toBe(true)
    expect(may('DECLINE', viewer('TRANSACTIONAL', 'delegate'), delegated)).toBe(true)
    expect(may('RECALL', viewer('TRANSACTIONAL', 'delegate'), delegated)).toBe(false)
    expect(may('RECALL', viewer('TRANSACTIONAL', 'worker'), delegated)).toBe(true)
  })

  test('an escalation is answered by its level or above, and by whom it was sent to', () => {
    const escalated = subject('ESCALATED', { escalatedLevel: 'TACTICAL', escalatedToId: 'boss' })
    expect(whoMay('TAKE_OVER', escalated)).toEqual(['ADMIN', 'STRATEGIC', 'TACTICAL'])
    expect(may('TAKE_OVER', viewer('SUPERVISION', 'boss'), escalated)).toBe(true)
    expect(reasonOf('RESOLVE', viewer('SUPERVISION'), escalated)).toBe(
      'Only Tactical Mgt or above may answer this escalation.',
    )
  })

  test('there is no level above Admin', () => {
    expect(may('RAISE', viewer('ADMIN'), subject('ESCALATED', { escalatedLevel: 'ADMIN' }))).toBe(false)
  })

  test('the creator withdraws their own, Supervision what is theirs', () => {
    expect(whoMay('WITHDRAW', subject('QUEUED'))).toEqual(['ADMIN', 'STRATEGIC', 'TACTICAL', 'SUPERVISION'])
    expect(may('WITHDRAW', viewer('TRANSACTIONAL', 'creator'), subject('QUEUED'))).toBe(true)
  })

  test('a withdrawn record can be restored for 30 days', () => {
    const since = (days: number) => subject('WITHDRAWN', { statusAt: new Date(now.getTime() - days * 24 * 3_600_000) })
    expect(may('RESTORE', viewer('SUPERVISION'), since(30))).toBe(true)
    expect(reasonOf('RESTORE', viewer('ADMIN'), since(30.01))).toBe('A withdrawn record can be restored for 30 days.')
  })

  test('the assignee reopens within 24 hours, Supervision at any time', () => {
    const since = (hours: number) => subject('COMPLETE', { actualEnd: new Date(now.getTime() - hours * 3_600_000) })
    expect(may('REOPEN', viewer('TRANSACTIONAL', 'worker'), since(24))).toBe(true)
    expect(may('REOPEN', viewer('TRANSACTIONAL', 'worker'), since(24.1))).toBe(false)
    expect(may('REOPEN', viewer('SUPERVISION'), since(1000))).toBe(true)
  })

  test('a reason is asked for from work, not from hold', () => {
    const needs = (state: State) => answer('REQUEUE', viewer('ADMIN'), subject(state)).needs
    expect(needs('STARTED')).toEqual(['REASON'])
    expect(needs('WAITING_EXTERNAL')).toEqual([])
  })
})
