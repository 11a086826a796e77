// The house's own rules, as the configuration turns them on: each finds its fault, and leaves what is right alone.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-lint-'))
const settings = fs.readFileSync(path.join(root, '.oxlintrc.json'), 'utf8').replace(/^ *\/\/.*$/gm, '')
const config = JSON.parse(settings) as { jsPlugins: string[] }
const inRoot = (name: string) => (name.startsWith('.') ? path.join(root, name) : name)
fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
fs.writeFileSync(
  path.join(folder, '.oxlintrc.json'),
  JSON.stringify({ ...config, jsPlugins: config.jsPlugins.map(inRoot) }),
)

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** What the linter says of a text as a file of the web, by the names of the house's rules. */
function foundIn(code: string, name = 'web/sample.tsx'): string[] {
  const file = path.join(folder, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, code)
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', name],
    { cwd: folder, encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] }
  return diagnostics.flatMap(({ code: rule }) => /^house\((.+)\)$/.exec(rule)?.[1] ?? [])
}

const effect = (code: string) =>
  foundIn(
    `import * as React from 'react'\nimport { useEffect, useLayoutEffect } from 'react'\nexport function useSample(act: () => () => void) {\n  ${code}\n}\n`,
  )

test.each([
  'useEffect(() => document.body.scrollIntoView(), [])',
  'useLayoutEffect(() => act(), [act])',
  'React.useEffect(() => document.querySelector("p")?.scrollIntoView(), [])',
])('an effect that returns an expression is found: %s', (code) => {
  expect(effect(code)).toEqual(['no-effect-expression'])
})

test.each([
  'useEffect(() => { document.body.scrollIntoView() }, [])',
  'useEffect(() => { return act() }, [act])',
  'useEffect(() => () => { act() }, [act])',
])('an effect that returns its clean-up alone is not: %s', (code) => {
  expect(effect(code)).toEqual([])
})

test('a form without the guard of useForm is found, and a window with fields that has none', () => {
  expect(foundIn('export const Sample = () => <form />\n')).toEqual(['guarded-form'])
  expect(
    foundIn('import Box from \'@mui/material/Box\'\nexport const Sample = () => <Box component="form" />\n'),
  ).toEqual(['guarded-form'])
  const window = "import Dialog from '@mui/material/Dialog'\nimport { Field } from './ui/Field.tsx'\n"
  const sample = 'export const Sample = () => <Dialog open><Field label="A" /></Dialog>\n'
  expect(foundIn(window + sample)).toEqual(['guarded-form'])
  expect(
    foundIn(
      "import type { RefObject } from 'react'\nexport const Sample = (given: { form: RefObject<HTMLFormElement> }) => <form ref={given.form} />\n",
    ),
  ).toEqual([])
})

test('a control that cuts what is pasted is found', () => {
  expect(foundIn('export const Sample = () => <input aria-label="A" maxLength={20} />\n')).toEqual(['no-cut-text'])
  expect(
    foundIn(
      'import { Field } from \'./ui/Field.tsx\'\nexport const Sample = () => <Field label="A" maxLength={20} />\n',
    ),
  ).toEqual([])
})

const told = (given: string) =>
  foundIn(
    "import { toast } from './toast.ts'\nimport { announce } from './announce.ts'\n" +
      `export function Sample({ name, n, link }: { name: string; n: number; link: string }) {\n  ${given}\n}\n`,
  )

test.each([
  'return <ul aria-label={`${name}, pending`} />',
  'return <p title={`${n > 1 ? "Hide" : "Show"} ${name}`} />',
  'return <p>{`${n} changes`}</p>',
  'const what = n ? `${n} open` : link\n  return <ul aria-label={what} />',
  "toast('success', `${name} ${n ? 'saved' : 'added'}`)",
  "toast('info', name, link || `Nothing leads to ${name}.`)",
  'announce(`${name}: done`)',
])('a text beside what it is told that stands in no catalogue is found: %s', (code) => {
  expect(told(code)).toEqual(['text-in-catalogue'])
})

test('a dialog of its own code directly in a Suspense is found', () => {
  const shown = (frame: string) => foundIn(`export const Sample = () => <${frame}>{null}<MoveDialog /></${frame}>\n`)
  expect(shown('Suspense')).toEqual(['late-window'])
  expect(shown('LateWindow')).toEqual([])
})

test('a label on an element that has no role is found', () => {
  const shown = (attributes: string) => foundIn(`export const Sample = () => <div ${attributes} />\n`)
  expect(shown('aria-label={t.loading}')).toEqual(['named-role'])
  expect(shown('role="group" aria-label={t.loading}')).toEqual([])
  expect(shown('aria-busy="true"')).toEqual([])
})

test('a sentence of two messages with a value between them is found, values in one message are not', () => {
  const said = (children: string) =>
    foundIn(`import * as t from './messages.ts'\nexport const Sample = ({ name }) => <p>${children}</p>\n`)
  expect(said('{t.from} {name} {t.leaves}')).toEqual(['whole-sentence'])
  expect(said("{t.from}{' '}<b>{name}</b> {t.leaves({ name })}")).toEqual(['whole-sentence'])
  expect(said('{t.leaves({ name })} {t.atOnce}')).toEqual([])
  expect(said('{t.title}<section>{name}</section>{t.end}')).toEqual([])
})

test.each([
  'return <p key={`new ${name}`} className={`chip ${name}`} title={`${n} – ${name}`}>{`(${name})`}</p>',
  "const to = `${link}/record/${name}`\n  toast('info', name, to)\n  announce(name)",
])('keys, addresses and what says no word are not: %s', (code) => {
  expect(told(code)).toEqual([])
})

test.each([
  'new Intl.DateTimeFormat("en").format(0)',
  'new Date(0).toLocaleTimeString()',
  'new Date(0).toLocaleDateString("en")',
])('a time that is said elsewhere than in the one module is found: %s', (code) => {
  expect(foundIn(`export const said = ${code}\n`, 'web/sample.ts')).toEqual(['one-clock'])
  expect(foundIn(`export const said = ${code}\n`, 'web/kernel/ui/times.ts')).toEqual([])
})

test('a test that introduces to a registry of all is found, one that reads from it is not', () => {
  const imported = (names: string, file = 'graph/kernel/sample.test.ts') =>
    foundIn(`export { sample } from './sample.ts'\nimport { ${names} } from './noun.ts'\n`, file)
  expect(imported('noun, nounOf')).toEqual(['own-registry'])
  expect(imported('nounOf')).toEqual([])
  expect(imported('noun', 'graph/kernel/sample.ts')).toEqual([])
})

test('a number or a list that is written in English whatever the language, or a plain number beside `number`, is found', () => {
  const written = (code: string) => foundIn(`export const said = ${code}\n`, 'web/sample.ts')
  expect(written("(1).toLocaleString('en')")).toEqual(['reader-language'])
  expect(written('(1).toLocaleString(language)')).toEqual(['reader-language'])
  expect(written('new Intl.NumberFormat(language)')).toEqual(['reader-language'])
  expect(written("new Intl.NumberFormat('en-GB')")).toEqual(['reader-language'])
  expect(written('new Intl.NumberFormat(language, { style: "percent" })')).toEqual([])
})

test('an import that points upwards is found, one that points downwards is not', () => {
  const user = 'graph/people/user/sample.ts'
  expect(foundIn("export { one } from '../../work/action/Action.ts'\n", user)).toEqual(['downwards'])
  expect(foundIn("export const one = import('../../organization/address/Address.ts')\n", user)).toEqual([])
})

test('a comment that is wider than a line is found, a text that is as wide is not', () => {
  const wide = 'word '.repeat(30)
  expect(foundIn(`// ${wide}\nexport const one = 1\n`, 'graph/kernel/sample.ts')).toEqual(['line-width'])
  expect(foundIn(`export const one = '${wide}'\n`, 'graph/kernel/sample.ts')).toEqual([])
})

test('a file of more than 250 lines is found, one of 250 is not', () => {
  const lines = (count: number) => 'export const one = 1\n' + '// a line\n'.repeat(count - 1)
  expect(foundIn(lines(251), 'graph/kernel/sample.ts')).toEqual(['file-length'])
  expect(foundIn(lines(250), 'graph/kernel/sample.ts')).toEqual([])
  expect(foundIn(lines(251), 'graph/testing/legacyCalls.ts')).toEqual([])
  expect(foundIn(lines(250), 'graph/testing/legacyCalls.ts')).toEqual(['file-length'])
})

test("an import of another noun's private file is found", () => {
  const page = "export { one } from '../action/list/page.ts'\n"
  expect(foundIn(page, 'graph/work/tour/sample.ts')).toEqual(['downwards'])
  expect(foundIn(page, 'graph/work/action/sample.ts')).toEqual([])
})

test('a field that nobody reads is found; one that is read here, handed on or read from the store is not', () => {
  const asks = (fields: string) => `graphql\`fragment sample_user on User { ${fields} }\`\n`
  const use = `import { graphql, useFragment } from 'react-relay'\nexport const one = (key) => useFragment(${asks('name email')}, key)`
  expect(foundIn(`${use}\n`)).toEqual(['unused-fields', 'unused-fields'])
  expect(foundIn(`${use}.name\n`)).toEqual(['unused-fields'])
  foundIn('export const Card = (of: { readonly name: string }) => <p>{of.name}</p>\n', 'web/kit/Card.tsx')
  expect(foundIn(`import { Card } from './kit/Card.tsx'\n${use}\nexport { Card }\n`)).toEqual(['unused-fields'])
  foundIn("export const taken = (store) => store.getValue('email')\n", 'web/kit/store.ts')
  expect(foundIn(`${use.replaceAll('../', '')}.name\n`, 'web/kit/sample.tsx')).toEqual([])
})

test.each([
  "import Box from '@mui/material/Box'\nexport const Sample = () => <Box sx={{ ml: 'auto' }} />\n",
  'export const Sample = () => <p style={{ left: 4 }} />\n',
  "export const look = { '& th': { textAlign: 'left !important' } }\n",
  "export const look = { position: 'absolute', right: 0 }\n",
  'export const look = { borderLeft: 0 }\n',
  "export const look = { padding: '4px 0 4px 20px' }\n",
  "export const look = { margin: '0 0 0 8px' }\n",
])('a style that says left or right is found: %s', (code) => {
  expect(foundIn(code)).toEqual(['logical-sides'])
})

test.each([
  "export const Sample = () => <p style={{ insetInlineStart: 4, padding: '4px 0 8px' }} />\n",
  'export const at = (x: number) => ({ left: x, right: x + 1 })\n',
])('nor one that says start and end, nor what is not a style: %s', (code) => {
  expect(foundIn(code)).toEqual([])
})

test('a chart has its left and right', () => {
  expect(foundIn('export const look = { marginLeft: 4 }\n', 'web/kernel/chart/sample.ts')).toEqual([])
})

test('what a page shows, or has saved, is polled by a test of the browser', () => {
  const told = (code: string) => foundIn(`${code}\n`, 'web/testing/browser/sample.test.ts')
  expect(told("expect(await page.getByRole('row').count()).toBe(2)")).toEqual(['polled-read'])
  expect(told('expect(await world.prisma.mail.count()).toBe(1)')).toEqual(['polled-read'])
  expect(told('expect(new URL(page.url()).pathname).toBe(1)')).toEqual(['polled-read'])
  expect(told("await expect.poll(() => page.getByRole('row').count()).toBe(2)")).toEqual([])
  expect(told("expect(await page.getByRole('row').count()).toBe(0)")).toEqual([])
  expect(told("expect(await page.getByRole('row').count()).toBeLessThan(60)")).toEqual([])
  expect(told("expect(await world.mutate(admin, 'startAction', {})).toEqual({})")).toEqual([])
})

test('what nobody asked for is not read again by a refetch, which takes away what is shown where it fails', () => {
  const told = (code: string) => foundIn(`${code}\n`, 'web/work/action/sample.tsx')
  expect(told("refetch({}, { fetchPolicy: 'store-and-network' })")).toEqual(['quiet-refetch'])
  expect(told("refetch({}, { fetchPolicy: 'network-only' })")).toEqual(['quiet-refetch'])
  expect(told("refetch({ kinds }, { fetchPolicy: 'store-or-network' })")).toEqual([])
})
