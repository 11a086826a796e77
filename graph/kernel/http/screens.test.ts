// What the screens ask is within what the server lets be asked.
import { parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { webDocuments } from '../../testing/webDocuments.ts'
import { testSchema } from '../../testing/world.ts'
import { aliasLimit, depthLimit } from './queryLimits.ts'

test('every document of the screens is within the limits', () => {
  const settings = readSettings({})
  const rules = [depthLimit(settings.QUERY_DEPTH), aliasLimit(settings.QUERY_ALIASES)]
  expect(webDocuments.length).toBeGreaterThan(150)
  const refused = webDocuments.flatMap(([name, text]) => {
    const document = parse(text, { maxTokens: settings.QUERY_TOKENS })
    return validate(testSchema(), document, rules).map(({ message }) => `${name}: ${message}`)
  })
  expect(refused).toEqual([])
})
