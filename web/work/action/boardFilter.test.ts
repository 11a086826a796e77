import { describe, expect, test } from 'vitest'
import { entryId } from '../../kernel/relay/entryId.ts'
import { filterOf, matches } from '../../kernel/shell/boardFilter.ts'

const actionClass = (number: number) => entryId('ACTION_CLASS', number)
const priority = (number: number) => entryId('SCHEDULE_PRIORITY', number)
const filter = (address: string) => filterOf(new URLSearchParams(address))

describe('the filter of an address', () => {
  test('an address without conditions narrows nothing', () => {
    expect(filter('')).toEqual({})
    expect(filter('hide=next&other=1')).toEqual({})
  })

  test('each condition is taken as it stands there', () => {
    expect(filter('organization=O1&group=G1&class=1,3&priority=0,9&text=pump')).toEqual({
      organization: { below: 'O1' },
      group: { eq: 'G1' },
      actionClass: { in: [1, 3].map(actionClass) },
      priority: { in: [0, 9].map(priority) },
      text: { matches: 'pump' },
    })
  })

  test('whose records, and those of which grids, by the names that there are', () => {
    expect(filter('whose=mine&only=late,warn,foo')).toEqual({ isMine: true, grid: { in: ['LATE', 'WARN'] } })
    expect(filter('whose=group')).toEqual({ isMyTeam: true })
    expect(filter('whose=all&only=')).toEqual({})
  })

  test('text is trimmed, and blank text is none', () => {
    expect(filter('text=+pump+')).toEqual({ text: { matches: 'pump' } })
    expect(filter('text=++')).toEqual({})
  })

  test.each([
    'class=',
    'class=,',
    'class=x',
    'class=-1',
    'class=1.5',
    'class=1000',
    'class=1e1',
    'class=0x1',
    'class=+',
    'organization=',
  ])('what is no condition is left out: %s', (address) => expect(filter(address)).toEqual({}))

  test('of a list the good ones are kept', () => {
    expect(filter('priority=1,,x,2')).toEqual({ priority: { in: [1, 2].map(priority) } })
  })
})

describe('whether a record belongs to a board', () => {
  const place = {
    organizationId: 'O2',
    organizationPath: '/1/2/',
    assigneeId: null,
    groupId: 'G1',
    actionClassId: actionClass(2),
    priorityId: priority(4),
    title: 'Mend the Pump',
    key: 'AR-17',
  }

  test.each([
    ['no condition', {}, true],
    ['its group', { group: { eq: 'G1' } }, true],
    ['another group', { group: { eq: 'G2' } }, false],
    ['its class among others', { actionClass: { in: [1, 2].map(actionClass) } }, true],
    ['other classes', { actionClass: { in: [1, 3].map(actionClass) } }, false],
    ['its priority', { priority: { in: [priority(4)] } }, true],
    ['another priority', { priority: { in: [priority(0)] } }, false],
    ['a part of its title, in any case', { text: { matches: 'the pUMP' } }, true],
    ['other words', { text: { matches: 'pumps' } }, false],
    ['its key', { text: { matches: 'ar-17' } }, true],
    ['its number', { text: { matches: '17' } }, true],
    ['its number with zeros before', { text: { matches: 'AR-0017' } }, true],
    ['a part of its number', { text: { matches: '1' } }, false],
    ['a group and a title, of which one is another', { group: { eq: 'G2' }, text: { matches: 'pump' } }, false],
  ])('under %s: %j is %s', (_case, conditions, belongs) => expect(matches(conditions, undefined, place)).toBe(belongs))

  test.each([
    ['its own', '/1/2/', true],
    ['one above', '/1/', true],
    ['one beside', '/1/3/', false],
    ['one below', '/1/2/5/', false],
    ['one that is not known', undefined, false],
  ])('under an organization: %s', (_case, path, belongs) =>
    expect(matches({ organization: { below: 'O' } }, path, place)).toBe(belongs),
  )
})
