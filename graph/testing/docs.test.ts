// What the documents name is there: each path, each link, and each example is what its file says.
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFile } from '../../prisma/project.ts'

const documents = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  fs
    .readdirSync(projectFile(folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
    .map((name) => ({ name, text: fs.readFileSync(projectFile(name), 'utf8') })),
)

/** Blocks that begin with "```ts path/of/the/file.ts": an example, and where it is from. */
const examplesIn = (text: string) =>
  [...text.matchAll(/^ *```\w+ (\S+\/\S+)\n(.*?)^ *```$/gms)].map(([, file, lines]) => ({ file: file!, lines: lines! }))

const pathsIn = (text: string) => [
  ...new Set(Array.from(text.matchAll(/`((?:graph|web|prisma|docs)\/[\w./@-]+)`/g), ([, file]) => file!)),
]

const linksIn = (text: string) =>
  Array.from(text.matchAll(/\]\((?!https?:|#|\/)([^)#\s]+)[^)]*\)/g), ([, file]) => file!)

const trimmed = (text: string) => text.split('\n').map((line) => line.trim())

/** The parts of an example between lines that are `…` alone, where these do not follow each other in the text. */
function missingFrom(text: string, example: string): string[] {
  let rest = `\n${trimmed(text).join('\n')}\n`
  return trimmed(example)
    .join('\n')
    .split(/^…$/m)
    .map((part) => part.trim())
    .filter((part) => {
      const at = rest.indexOf(`\n${part}\n`)
      if (at >= 0) rest = rest.slice(at + part.length + 1)
      return at < 0
    })
}

describe.each(documents)('$name', ({ name, text }) => {
  test('names files that are there', () => {
    expect(pathsIn(text).filter((file) => !fs.existsSync(projectFile(file)))).toEqual([])
  })

  test('links to files that are there', () => {
    const folder = path.dirname(projectFile(name))
    expect(linksIn(text).filter((file) => !fs.existsSync(path.join(folder, file)))).toEqual([])
  })

  test('has examples that stand in their files', () => {
    for (const { file, lines } of examplesIn(text))
      expect([file, missingFrom(fs.readFileSync(projectFile(file), 'utf8'), lines)]).toEqual([file, []])
  })
})

test.each(['architecture', 'adding-a-field', 'adding-a-noun', 'database', 'testing', 'operating'])(
  'docs/%s.md has an example of the code',
  (page) => {
    expect(examplesIn(fs.readFileSync(projectFile(`docs/${page}.md`), 'utf8'))).not.toEqual([])
  },
)

test('an example that has changed in its file is found', () => {
  expect(missingFrom('a\n  b\nc\nd', 'a\nb\n…\nd')).toEqual([])
  expect(missingFrom('a\nb\nc\nd', 'a\nc')).toEqual(['a\nc'])
  expect(missingFrom('a\nb\nc', 'c\n…\na')).toEqual(['a'])
})
