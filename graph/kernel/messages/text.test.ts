// What the graph says, in the language that a request asks for.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ConflictError, type ValidationError } from '../errors.ts'
import { check, say } from '../validation.ts'
import { languageOf } from './languages.ts'
import { Text, told } from './text.ts'

const tooLong = told<{ most: number }>('test.tooLong', {
  en: ({ most }) => `Write at most ${most} characters.`,
  es: ({ most }) => `Escriba como máximo ${most} caracteres.`,
})

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX, es;q=0.9, en;q=0.8', 'es'],
  ['de-DE, de;q=0.9, es;q=0.5, en;q=0.7', 'en'],
  ['fr, *;q=0.1', 'en'],
  ['es;q=0, en', 'en'],
  ['ES', 'es'],
  ['es;q=nonsense', 'en'],
])('who accepts %s reads %s', (accepted, language) => expect(languageOf(accepted)).toBe(language))

test('an error is in English for logs, and in the language of who reads it', () => {
  const error = new ConflictError(tooLong({ most: 5 }))
  expect([error.message, error.messageIn('es')]).toEqual([
    'Write at most 5 characters.',
    'Escriba como máximo 5 caracteres.',
  ])
})

test('a schema says texts, each at its field, and one that is told a text says it in the same language', () => {
  const schema = z.object({ name: z.string().max(5, say(tooLong({ most: 5 }))), note: z.string().max(1, 'Shorter.') })
  const error = (() => {
    try {
      return check(schema, { name: 'too long', note: 'too long' })
    } catch (thrown) {
      return thrown as ValidationError
    }
  })() as ValidationError
  expect(error.messageIn('es')).toBe('name: Escriba como máximo 5 caracteres.; note: Shorter.')
  expect(error.fields[0]!.message).toBeInstanceOf(Text)
})

test('a text within a text is said in its language', () => {
  const within = told<{ what: Text }>('test.within', {
    en: ({ what }) => `No: ${String(what)}`,
    es: ({ what }) => `Nunca: ${String(what)}`,
  })
  expect(within({ what: tooLong({ most: 1 }) }).in('es')).toBe('Nunca: Escriba como máximo 1 caracteres.')
})
