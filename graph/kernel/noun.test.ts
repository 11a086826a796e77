// A noun that introduces itself wrongly is told so by name.
import { expect, test } from 'vitest'
import { ownModule } from '../testing/ownModule.ts'
import { text } from './messages/text.ts'

const own: typeof import('./noun.ts') = await import(ownModule(import.meta, './noun.ts'))
const { noun, nounOf, nounsWith, the } = own

const theThing = text('theThing', { en: 'The thing', es: 'la cosa' })
const things = { one: 'thing', many: 'things', the: theThing }

test('a noun introduces itself once, with every part given or denied', () => {
  noun('ThingOfTests', 'thing', 'things', theThing, { audited: true, searched: false, exported: false })
  expect(nounOf('ThingOfTests')).toMatchObject({ table: 'thing_of_tests', label: things })
  expect(nounsWith('audited').map(({ type }) => type)).toContain('ThingOfTests')
  expect(nounsWith('exported').map(({ type }) => type)).not.toContain('ThingOfTests')
  // @ts-expect-error It lacks how it is exported.
  const again = () => noun('ThingOfTests', 'thing', 'things', theThing, { audited: true, searched: false })
  expect(again).toThrow('ThingOfTests introduces itself twice.')
  // @ts-expect-error It lacks how it is found.
  expect(() => noun('ThingOfTests', 'thing', 'things', theThing, { audited: true, exported: false })).toThrow()
  // @ts-expect-error It lacks what the audit log tells of it.
  expect(() => noun('ThingOfTests', 'thing', 'things', theThing, { searched: false, exported: false })).toThrow()
  // @ts-expect-error It lacks what one is called where a sentence begins with it.
  expect(() => noun('ThingOfTests', 'thing', 'things', { audited: true, searched: false, exported: false })).toThrow()
})

test('a noun is spoken of in the words that it brought, before it has introduced itself too', () => {
  const spoken = the('LateThingOfTests')
  expect(spoken.in('es')).toBe('The late thing of tests')
  noun('LateThingOfTests', 'thing', 'things', theThing, { audited: false, searched: false, exported: false })
  expect([spoken.in('en'), spoken.in('es')]).toEqual(['The thing', 'la cosa'])
})
