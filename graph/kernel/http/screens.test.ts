// What the screens ask is within what the server lets be asked.
import fs from 'node:fs'
import { parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { projectFile } from '../../../prisma/project.ts'
import { readSettings } from '../settings.ts'
import { testSchema } from '../../testing/world.ts'
import { aliasLimit, depthLimit } from './queryLimits.ts'

const folder = projectFile('web/__generated__')

/** The text of each document of the web. */
const documents = fs.readdirSync(folder).flatMap((file) => {
  const text = /^ {4}"text": (".*"),?$/m.exec(fs.readFileSync(`${folder}/${file}`, 'utf8'))?.[1]
  return text ? [[file.replace('.graphql.ts', ''), JSON.parse(text) as string] as const] : []
})

test('every document of the screens is within the limits', () => {
  const settings = readSettings({})
  const rules = [depthLimit(settings.QUERY_DEPTH), aliasLimit(settings.QUERY_ALIASES)]
  expect(documents.length).toBeGreaterThan(150)
  const refused = documents.flatMap(([name, text]) => {
    const document = parse(text, { maxTokens: settings.QUERY_TOKENS })
    return validate(testSchema(), document, rules).map(({ message }) => `${name}: ${message}`)
  })
  expect(refused).toEqual([])
})
