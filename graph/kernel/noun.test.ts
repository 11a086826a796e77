// A noun that introduces itself wrongly is told so by name.
import { expect, test } from 'vitest'
import { noun, nounOf, nounsWith } from './noun.ts'

test('a noun introduces itself once, with every part given or denied', () => {
  noun('ThingOfTests', 'thing', 'things', { audited: true, searched: false, exported: false })
  expect(nounOf('ThingOfTests')).toMatchObject({ table: 'thing_of_tests', label: { one: 'thing', many: 'things' } })
  expect(nounsWith('audited').map(({ type }) => type)).toContain('ThingOfTests')
  expect(nounsWith('exported').map(({ type }) => type)).not.toContain('ThingOfTests')
  // @ts-expect-error It lacks how it is exported.
  const again = () => noun('ThingOfTests', 'thing', 'things', { audited: true, searched: false })
  expect(again).toThrow('ThingOfTests introduces itself twice.')
  // @ts-expect-error It lacks how it is found.
  expect(() => noun('ThingOfTests', 'thing', 'things', { audited: true, exported: false })).toThrow()
  // @ts-expect-error It lacks what the audit log tells of it.
  expect(() => noun('ThingOfTests', 'thing', 'things', { searched: false, exported: false })).toThrow()
  // @ts-expect-error It lacks what several are called.
  expect(() => noun('ThingOfTests', 'thing', { audited: true, searched: false, exported: false })).toThrow()
})
