// What clients were given last goes on working, unless docs/breaking-changes.md says what does not and what to do
// instead.
import fs from 'node:fs'
import { buildSchema, findBreakingChanges, type GraphQLSchema } from 'graphql'
import { expect, test } from 'vitest'
import { projectFile } from '../../prisma/project.ts'
import { releasedFile } from '../build/release.ts'

const released = buildSchema(fs.readFileSync(releasedFile, 'utf8'))
const current = () => buildSchema(fs.readFileSync(projectFile('schema.graphql'), 'utf8'))
const notes = fs.readFileSync(projectFile('docs/breaking-changes.md'), 'utf8')

/** The breaks that no note names: `Query.board: …`, or the whole sentence for what is of no field. */
const unnoted = (schema: GraphQLSchema, noted: string) =>
  findBreakingChanges(released, schema)
    .map(({ description }) => description)
    .filter((description) => !noted.includes(description))

test('nothing that was released breaks without a note', () => {
  expect(unnoted(current(), notes)).toEqual([])
})

test('what breaks is seen, and a note lets it pass', () => {
  const less = buildSchema(fs.readFileSync(releasedFile, 'utf8').replace(/^ {2}transitionTable: .*$/m, ''))
  expect(unnoted(less, '')).toEqual(['Query.transitionTable was removed.'])
  expect(unnoted(less, 'Query.transitionTable was removed. Read Action.viewerTransitions instead.')).toEqual([])
})
