// docs/security.md answers each line of the chapters of OWASP ASVS 5.0, and names tests that are there; so does
// docs/openid.md of what is asked of a relying party, docs/saml.md of a service provider, docs/scim.md of a service for
// directories, and docs/oauth.md of an authorization server.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { projectFile } from '../../prisma/project.ts'

/** How many lines each section has. */
const sections = {
  '6.1': 3,
  '6.2': 12,
  '6.3': 8,
  '6.4': 6,
  '6.5': 8,
  '6.6': 4,
  '6.7': 2,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 3,
  '7.6': 2,
  '10.1': 2,
  '10.2': 3,
  '10.3': 5,
  '10.4': 16,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
}

const rows = Array.from(
  fs
    .readFileSync(projectFile('docs/security.md'), 'utf8')
    .matchAll(/^\| (\d+\.\d)\.(\d+)(?:–\d+\.\d\.(\d+))? +\| (.+?) +\| (.+?) +\| (?:–|`(.+?)`: (.+?)) +\|$/gm),
  ([, section, first, last, kept, how, file, title]) => ({
    lines: range(section!, Number(first), Number(last ?? first)),
    kept,
    how,
    file,
    title,
  }),
)

function range(section: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => `${section}.${first + i}`)
}

test('each line is answered once, in its order', () => {
  const all = Object.entries(sections).flatMap(([section, count]) => range(section, 1, count))
  expect(rows.flatMap(({ lines }) => lines)).toEqual(all)
})

test('each says whether it is kept, and how', () => {
  expect(rows.filter(({ kept }) => !['yes', 'partly', 'no', '–'].includes(kept!))).toEqual([])
  expect(rows.filter(({ how }) => !how!.endsWith('.'))).toEqual([])
})

test('the tests that it names are there', () => {
  const missing = rows.filter(({ file, title }) => file && !fs.readFileSync(projectFile(file), 'utf8').includes(title!))
  expect(missing.map(({ lines, title }) => [...lines, title])).toEqual([])
})

test.each(['openid', 'saml', 'scim', 'oauth'])('each line of docs/%s.md names a test that is there', (name) => {
  const text = fs.readFileSync(projectFile(`docs/${name}.md`), 'utf8')
  const lines = text.split('\n').filter((line) => /^\| (?!where|-)/.test(line))
  expect(lines.length).toBeGreaterThan(15)
  for (const line of lines) {
    const [, file, title] = /\| `(.+?)`: (.+?) \|$/.exec(line) ?? []
    expect(fs.readFileSync(projectFile(file ?? line), 'utf8').includes(title!), line).toBe(true)
  }
})
