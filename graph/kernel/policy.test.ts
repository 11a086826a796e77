import { describe, expect, test } from 'vitest'
import {
  accessLevels,
  cellKey,
  capabilities,
  defaultReach,
  guardRail,
  isFixed,
  levelsWith,
  reachOf,
  refusal,
  type AccessLevel,
  type Capability,
  type Reach,
} from './policy.ts'

const none = new Map<string, Reach>()
const row = (capability: Capability) => accessLevels.map((level) => reachOf(capability, level, none))

describe('the defaults', () => {
  const all = (text: string) =>
    text
      .split('')
      .map((letter) => ({ a: 'ALL', d: 'DEPARTMENTS', g: 'GROUPS', o: 'OWN', '-': 'NONE' })[letter] as Reach)
  // Each cell of the product's table, a line a row: Admin, Strategic, Tactical Mgt, Supervision, Transactional.
  const table: [Capability, string][] = [
    // see records
    ['records.see', 'aadgo'],
    ['records.seeNextUp', 'aadgg'],
    // start, hold, complete
    ['records.work', 'aoogo'],
    // create, assign, reprioritise, bulk; never to Urgent
    ['records.manage', 'aadgo'],
    ['records.urgent', 'aadg-'],
    // the transitions that take Supervision, and those of whom something was escalated to
    ['records.supervise', 'aadg-'],
    ['records.answer', 'aadgo'],
    // delegate, escalate: all, down, both, both, up and sideways
    ['records.escalate', 'a-dgo'],
    ['records.delegateUp', 'a-dgo'],
    ['records.delegateSideways', 'a-dgo'],
    ['records.delegateDown', 'aadg-'],
    // tasks, checklists, SOPs, routines, tours
    ['tasks.use', 'aadgg'],
    ['tasks.edit', 'aadg-'],
    // time study: all, read, publish, record, record own
    ['timeStudies.read', 'aadgo'],
    ['timeStudies.record', 'a-dgo'],
    ['timeStudies.publish', 'a-d--'],
    // metrics: edit, edit, propose and enter data, enter data, enter data
    ['metrics.read', 'aadgg'],
    ['metrics.enter', 'aadgg'],
    ['metrics.propose', 'aad--'],
    ['metrics.edit', 'aa---'],
    // benchmarks, thresholds: edit, edit, propose, read, read
    ['benchmarks.read', 'aadgg'],
    ['benchmarks.propose', 'aad--'],
    ['benchmarks.edit', 'aa---'],
    // peer benchmark: consent, read, read in department, own value, none
    ['peers.consent', 'a----'],
    ['peers.read', 'aad--'],
    ['peers.readOwn', 'aadg-'],
    // organization tree, locations, geofences, NAICS: edit, edit but no delete, locations, read, read
    ['organizations.read', 'aaaaa'],
    ['organizations.edit', 'aa---'],
    ['organizations.delete', 'a----'],
    ['locations.edit', 'aad--'],
    ['people.read', 'aaaaa'],
    // departments, groups, roles, assignment: edit, read, assign in department, read, none
    ['departments.read', 'aadg-'],
    ['departments.assign', 'a-d--'],
    ['departments.edit', 'a----'],
    // personal schedules and absences: of those whom one gives work, and one's own
    ['schedules.edit', 'aadgo'],
    // accept association requests: yes, no, where enabled, no, no
    ['associations.accept', 'a----'],
    // role matrix, webhooks, import, invitations, disabling users, external shortcuts
    ['organization.administer', 'a----'],
    // to close it, and take everything along
    ['organization.close', 'a----'],
    ['organization.retain', 'a----'],
    ['appointments.manage', 'aadgo'],
    // on what they can see, all of them
    ['collaborate', 'aadgg'],
    // practice answers, saved views for others
    ['practices.edit', 'aadg-'],
    ['views.share', 'aadg-'],
    // audit, export
    ['audit.read', 'aaooo'],
    ['export', 'aaooo'],
    // EIN and marginImpact: Strategic and up
    ['confidential.read', 'aa---'],
  ]

  test('are all in this table', () =>
    expect(table.map(([capability]) => capability).sort()).toEqual(capabilities.toSorted()))

  test.each(table)('%s %s', (capability, reaches) => expect(row(capability)).toEqual(all(reaches)))

  test('Admin reaches everything with every capability', () => {
    expect(capabilities.map((capability) => defaultReach(capability, 'ADMIN'))).toEqual(capabilities.map(() => 'ALL'))
  })
})

describe("a root organization's changes", () => {
  const changed = (level: AccessLevel, reach: Reach) => new Map([[cellKey('records.work', level), reach]])

  test('take the place of the default', () => {
    expect(reachOf('records.work', 'STRATEGIC', changed('STRATEGIC', 'ALL'))).toBe('ALL')
  })

  test('never reach further than the level may', () => {
    expect(reachOf('records.work', 'SUPERVISION', changed('SUPERVISION', 'ALL'))).toBe('GROUPS')
    expect(String(guardRail('records.work', 'SUPERVISION', 'ALL'))).toBe('Supervision may reach their groups at most.')
  })

  test('leave Admin as it is', () => {
    expect(reachOf('records.work', 'ADMIN', changed('ADMIN', 'NONE'))).toBe('ALL')
    expect(String(guardRail('records.work', 'ADMIN', 'NONE'))).toBe(
      'The rights of Admin are the same in every organization.',
    )
  })

  test('leave what is fixed as it is', () => {
    const cells = new Map([[cellKey('organization.administer', 'STRATEGIC'), 'ALL' as const]])
    expect(reachOf('organization.administer', 'STRATEGIC', cells)).toBe('NONE')
    expect(String(guardRail('organization.administer', 'STRATEGIC', 'ALL'))).toMatch(/the same in every organization/)
  })

  test('give nobody something of their own where there is no such thing', () => {
    expect(String(guardRail('locations.edit', 'SUPERVISION', 'OWN'))).toMatch(/^No one owns anything here/)
    expect(guardRail('audit.read', 'TACTICAL', 'OWN')).toBeUndefined()
    expect(guardRail('records.urgent', 'TRANSACTIONAL', 'OWN')).toBeUndefined()
    for (const capability of capabilities) {
      for (const level of accessLevels.slice(1)) {
        if (!isFixed(capability))
          expect([capability, guardRail(capability, level, defaultReach(capability, level))]).toEqual([
            capability,
            undefined,
          ])
      }
    }
  })

  test('within the rails are welcome', () => expect(guardRail('records.work', 'SUPERVISION', 'NONE')).toBeUndefined())
})

test('a refusal says who could', () => {
  expect(levelsWith('records.supervise', none)).toEqual(['ADMIN', 'STRATEGIC', 'TACTICAL', 'SUPERVISION'])
  expect(String(refusal('associations.accept', none))).toBe('To accept association requests here takes Admin.')
})

test('a refusal speaks the language of who reads it', () => {
  expect(refusal('departments.read', none).in('es')).toBe(
    'Para ver departamentos, grupos, roles y quién los tiene aquí se requiere Admin, Strategic, Tactical Mgt o Supervision.',
  )
})
