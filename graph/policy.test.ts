import { describe, expect, test } from 'vitest'
import { accessLevels, cellKey, capabilities, defaultReach, guardRail, levelsWith, reachOf, refusal, type AccessLevel, type Capability, type Reach } from './policy.ts'

const none = new Map<string, Reach>()
const row = (capability: Capability) => accessLevels.map((level) => reachOf(capability, level, none))

describe('the defaults', () => {
  // One line a row of the product's table: Admin, Strategic, Tactical Mgt, Supervision, Transactional.
  const table: [Capability, Reach[]][] = [
    ['records.see', ['ALL', 'ALL', 'DEPARTMENTS', 'GROUPS', 'OWN']],
    ['records.seeNextUp', ['ALL', 'ALL', 'DEPARTMENTS', 'GROUPS', 'GROUPS']],
    ['records.work', ['ALL', 'OWN', 'OWN', 'GROUPS', 'OWN']],
    ['records.manage', ['ALL', 'ALL', 'DEPARTMENTS', 'GROUPS', 'OWN']],
    ['records.urgent', ['ALL', 'ALL', 'DEPARTMENTS', 'GROUPS', 'NONE']],
    ['records.escalate', ['ALL', 'NONE', 'DEPARTMENTS', 'GROUPS', 'OWN']],
    ['records.delegateUp', ['ALL', 'NONE', 'DEPARTMENTS', 'GROUPS', 'OWN']],
    ['records.delegateDown', ['ALL', 'ALL', 'DEPARTMENTS', 'GROUPS', 'NONE']],
    ['tasks.edit', ['ALL', 'ALL', 'DEPARTMENTS', 'GROUPS', 'NONE']],
    ['timeStudies.publish', ['ALL', 'NONE', 'DEPARTMENTS', 'NONE', 'NONE']],
    ['metrics.edit', ['ALL', 'ALL', 'NONE', 'NONE', 'NONE']],
    ['peers.consent', ['ALL', 'NONE', 'NONE', 'NONE', 'NONE']],
    ['organizations.edit', ['ALL', 'ALL', 'NONE', 'NONE', 'NONE']],
    ['organizations.delete', ['ALL', 'NONE', 'NONE', 'NONE', 'NONE']],
    ['locations.edit', ['ALL', 'ALL', 'DEPARTMENTS', 'NONE', 'NONE']],
    ['departments.edit', ['ALL', 'NONE', 'NONE', 'NONE', 'NONE']],
    ['departments.assign', ['ALL', 'NONE', 'DEPARTMENTS', 'NONE', 'NONE']],
    ['associations.accept', ['ALL', 'NONE', 'NONE', 'NONE', 'NONE']],
    ['organization.administer', ['ALL', 'NONE', 'NONE', 'NONE', 'NONE']],
    ['audit.read', ['ALL', 'ALL', 'OWN', 'OWN', 'OWN']],
    ['confidential.read', ['ALL', 'ALL', 'NONE', 'NONE', 'NONE']],
  ]

  test.each(table)('%s', (capability, reaches) => expect(row(capability)).toEqual(reaches))

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
    expect(guardRail('records.work', 'SUPERVISION', 'ALL')).toBe('Supervision may reach their groups at most.')
  })

  test('leave Admin as it is', () => {
    expect(reachOf('records.work', 'ADMIN', changed('ADMIN', 'NONE'))).toBe('ALL')
    expect(guardRail('records.work', 'ADMIN', 'NONE')).toBe('The rights of Admin are the same in every organization.')
  })

  test('leave what is fixed as it is', () => {
    const cells = new Map([[cellKey('organization.administer', 'STRATEGIC'), 'ALL' as const]])
    expect(reachOf('organization.administer', 'STRATEGIC', cells)).toBe('NONE')
    expect(guardRail('organization.administer', 'STRATEGIC', 'ALL')).toMatch(/the same in every organization/)
  })

  test('within the rails are welcome', () => expect(guardRail('records.work', 'SUPERVISION', 'NONE')).toBeUndefined())
})

test('a refusal says who could', () => {
  expect(levelsWith('records.supervise', none)).toEqual(['ADMIN', 'STRATEGIC', 'TACTICAL', 'SUPERVISION'])
  expect(refusal('associations.accept', none)).toBe('To accept association requests here takes Admin.')
})
