// npm run release: what clients are given from now on. Keeps the schema as it is, without its descriptions, and writes
// what has changed since the release before.
import fs from 'node:fs'
import { buildSchema, parse, print, visit } from 'graphql'
import { projectFile } from '../../prisma/project.ts'
import { brokenPromises, shortNotices } from './deprecations.ts'
import { breakingNotes, releaseNotes, withNotes } from './releaseNotes.ts'
import { schemaChanges, unnotedBreaks } from './schemaChanges.ts'

/** What clients were given last. */
export const releasedFile = projectFile('graph/released.graphql')
const breakingFile = projectFile('docs/breaking-changes.md')
const changelogFile = projectFile('docs/changelog.md')

const read = (file: string) => fs.readFileSync(file, 'utf8')
export const releasedSchema = () => buildSchema(read(releasedFile))
export const currentSchema = () => buildSchema(read(projectFile('schema.graphql')))
export const notesOfBreaks = () => breakingNotes(read(breakingFile)).notes

const withoutDescriptions = (text: string) =>
  print(
    visit(parse(text), {
      enter: (node) => ('description' in node && node.description ? { ...node, description: undefined } : undefined),
    }),
  )

async function release(today: Date) {
  const [released, current] = [releasedSchema(), currentSchema()]
  const { page, notes } = breakingNotes(read(breakingFile))
  const problems = [
    ...(await unnotedBreaks(released, current, notes, today)),
    ...brokenPromises(released, current),
    ...shortNotices(released, current, today),
  ]
  if (problems.length) throw new Error(`Nothing is released.\n${problems.join('\n')}`)
  const section = releaseNotes(today.toISOString().slice(0, 10), await schemaChanges(released, current), notes)
  if (section) fs.writeFileSync(changelogFile, withNotes(read(changelogFile), section))
  fs.writeFileSync(breakingFile, page)
  fs.writeFileSync(releasedFile, `${withoutDescriptions(read(projectFile('schema.graphql')))}\n`)
}

if (process.argv[1]?.endsWith('release.ts')) {
  await release(new Date()).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
