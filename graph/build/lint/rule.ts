// Tests of the house's own rules, as the configuration turns them on.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const settings = fs.readFileSync(path.join(root, '.oxlintrc.json'), 'utf8').replace(/^ *\/\/.*$/gm, '')
const config = JSON.parse(settings) as { jsPlugins: string[] }
const inRoot = (name: string) => (name.startsWith('.') ? path.join(root, name) : name)
const folders: string[] = []

afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
})

/** What the linter says of files that stand in a project of their own, by path: the names of the house's rules. */
export function lint(files: Readonly<Record<string, string>>): Record<string, string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-lint-'))
  folders.push(folder)
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const ownConfig = JSON.stringify({ ...config, jsPlugins: config.jsPlugins.map(inRoot) })
  for (const [name, text] of Object.entries({ ...files, '.oxlintrc.json': ownConfig })) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', ...Object.keys(files)],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 24 },
  )
  expect(stderr).toBe('')
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  const found: Record<string, string[]> = Object.fromEntries(Object.keys(files).map((name) => [name, []]))
  for (const { code, filename } of diagnostics) {
    const rule = /^house\((.+)\)$/.exec(code)?.[1]
    if (rule) found[filename]!.push(rule)
  }
  return found
}

/** A text, and the rules of the house that find something in it. */
interface Sample {
  code: string
  /** Where it stands. */
  name: string
  rules: string[]
}

// The linter takes two seconds to start, so it looks at all samples at once.
const samples: Sample[] = []
let found: Record<string, string[]>
beforeAll(() => {
  found = lint(Object.fromEntries(samples.map(({ code, name }) => [name, code])))
})

/** A text as a file of the web, or as one that stands elsewhere. */
type Text = string | { readonly code: string; readonly at: string }

/** A test that a rule finds its fault in each of some texts, and that nothing is found in each of the others. */
export function rule(name: string, says: string, faulty: readonly Text[], right: readonly Text[] = []) {
  const own = [...faulty, ...right].map((text, index): Sample => {
    const { code, at } = typeof text === 'string' ? { code: text, at: 'web/sample.tsx' } : text
    // Each has a name of its own: sample7.tsx.
    const sample = {
      code: `${code}\n`,
      name: at.replace('sample.', `sample${samples.length}.`),
      rules: index < faulty.length ? [name] : [],
    }
    samples.push(sample)
    return sample
  })
  test(`${name}: ${says}`, () => {
    expect(own.map((sample) => ({ ...sample, rules: found[sample.name] }))).toEqual(own)
  })
}
