// What refusals speak of is called by its noun, in the language of who reads it.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { NotFoundError } from '../kernel/errors.ts'
import { allNouns, nounOf, the } from '../kernel/noun.ts'
import { projectRoot } from '../../prisma/project.ts'
import { testSchema } from './world.ts'

// Nouns introduce themselves when the schema is made.
testSchema()

const folder = path.join(projectRoot, 'graph')
const sources = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))

test('what sources speak of, or ids name, has introduced itself', () => {
  const types = sources.flatMap((source) =>
    [...source.matchAll(/\b(?:the|uuidOf)\('(\w+)'(?:, [\w.!]+)?\)/g)].map(([, type]) => type!),
  )
  expect(types.length).toBeGreaterThan(100)
  expect([...new Set(types)].filter((type) => !nounOf(type))).toEqual([])
})

test('in Spanish no noun is called as in English', () => {
  const english = allNouns().filter(({ type }) => /^the\b/i.test(the(type).in('es')))
  expect(english.map(({ type }) => type)).toEqual([])
})

test('what is not found is called in the language of who reads it', () => {
  const error = new NotFoundError(the('Vehicle'))
  expect(error.messageIn('en')).toBe('The vehicle was not found.')
  expect(error.messageIn('es')).toBe('No se encontró el vehículo.')
})
