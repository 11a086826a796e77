// What the bench asks for is in the graph that clients are given: a bench that is not run says nothing of itself.
import fs from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { projectFile } from '../../prisma/project.ts'

const schema = buildSchema(fs.readFileSync(projectFile('schema.graphql'), 'utf8'))
const folder = projectFile('graph/testing/bench')

/** The texts of a file that are documents, with the constants of the file that they name. */
function documentsIn(source: string): string[] {
  const constants = new Map(
    [...source.matchAll(/^const (\w+) = ['`]([^'`]*)['`]$/gm)].map(([, name, text]) => [name, text!]),
  )
  return [...source.matchAll(/(['`])((?:\{|(?:query|mutation|subscription)\b[^'`{]*\{)\s[^'`]*\})\1/g)].map(
    ([, , text]) => text!.replace(/\$\{(\w+)\}/g, (_, name: string) => constants.get(name) ?? name),
  )
}

const documents = fs
  .readdirSync(folder)
  .flatMap((name) => documentsIn(fs.readFileSync(`${folder}/${name}`, 'utf8')).map((text) => ({ name, text })))

test('there are documents', () => expect(documents.length).toBeGreaterThan(15))

test.each(documents)('$name asks for what there is: $text', ({ text }) => {
  expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([])
})
