import { describe, expect, test } from 'vitest'
import { filterOf, matches } from '../../kernel/shell/boardFilter.ts'

const filter = (address: string) => filterOf(new URLSearchParams(address))

describe('the filter of an address', () => {
  test('an address without conditions narrows nothing', () => {
    expect(filter('')).toEqual({})
    expect(filter('hide=next&other=1')).toEqual({})
  })

  test('each condition is taken as it stands there', () => {
    expect(filter('organization=O1&group=G1&class=1,3&priority=0,9&text=pump')).toEqual({
      organizationId: 'O1',
      groupId: 'G1',
      classIds: [1, 3],
      priorityIds: [0, 9],
      text: 'pump',
    })
  })

  test('text is trimmed, and blank text is none', () => {
    expect(filter('text=+pump+')).toEqual({ text: 'pump' })
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
    expect(filter('priority=1,,x,2')).toEqual({ priorityIds: [1, 2] })
  })
})

describe('whether a record belongs to a board', () => {
  const place = {
    organizationPath: '/1/2/',
    groupId: 'G1',
    classID: 2,
    priorityID: 4,
    title: 'Mend the Pump',
    key: 'AR-17',
  }

  test.each([
    ['no condition', {}, true],
    ['its group', { groupId: 'G1' }, true],
    ['another group', { groupId: 'G2' }, false],
    ['its class among others', { classIds: [1, 2] }, true],
    ['other classes', { classIds: [1, 3] }, false],
    ['its priority', { priorityIds: [4] }, true],
    ['another priority', { priorityIds: [0] }, false],
    ['a part of its title, in any case', { text: 'the pUMP' }, true],
    ['other words', { text: 'pumps' }, false],
    ['its key', { text: 'ar-17' }, true],
    ['its number', { text: '17' }, true],
    ['its number with zeros before', { text: 'AR-0017' }, true],
    ['a part of its number', { text: '1' }, false],
    ['a group and a title, of which one is another', { groupId: 'G2', text: 'pump' }, false],
  ])('under %s: %j is %s', (_case, conditions, belongs) => expect(matches(conditions, undefined, place)).toBe(belongs))

  test.each([
    ['its own', '/1/2/', true],
    ['one above', '/1/', true],
    ['one beside', '/1/3/', false],
    ['one below', '/1/2/5/', false],
    ['one that is not known', undefined, false],
  ])('under an organization: %s', (_case, path, belongs) =>
    expect(matches({ organizationId: 'O' }, path, place)).toBe(belongs),
  )
})
