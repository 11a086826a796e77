// The house's own rules, as the configuration turns them on: each finds its fault, and leaves what is right alone.
import { expect, test } from 'vitest'
import { lint, rule } from './rule.ts'

const placed = (at: string) => (code: string) => ({ code, at })

const effect = (code: string) =>
  `import * as React from 'react'\nimport { useEffect, useLayoutEffect } from 'react'\nexport function useSample(act: () => () => void) {\n  ${code}\n}`
rule(
  'no-effect-expression',
  'an effect that returns an expression is found, one that returns its clean-up alone is not',
  [
    'useEffect(() => document.body.scrollIntoView(), [])',
    'useLayoutEffect(() => act(), [act])',
    'React.useEffect(() => document.querySelector("p")?.scrollIntoView(), [])',
  ].map(effect),
  [
    'useEffect(() => { document.body.scrollIntoView() }, [])',
    'useEffect(() => { return act() }, [act])',
    'useEffect(() => () => { act() }, [act])',
  ].map(effect),
)

rule(
  'guarded-form',
  'a form without the guard of useForm is found, and a window with fields that has none',
  [
    'export const Sample = () => <form />',
    'import Box from \'@mui/material/Box\'\nexport const Sample = () => <Box component="form" />',
    "import Dialog from '@mui/material/Dialog'\nimport { Field } from './ui/Field.tsx'\nexport const Sample = () => <Dialog open><Field label=\"A\" /></Dialog>",
  ],
  [
    "import type { RefObject } from 'react'\nexport const Sample = (given: { form: RefObject<HTMLFormElement> }) => <form ref={given.form} />",
  ],
)

rule(
  'no-cut-text',
  'a control that cuts what is pasted is found',
  ['export const Sample = () => <input aria-label="A" maxLength={20} />'],
  ['import { Field } from \'./ui/Field.tsx\'\nexport const Sample = () => <Field label="A" maxLength={20} />'],
)

rule(
  'page-keys',
  'a listener for the keys of the whole page is found, one for those of a part of it is not',
  ["document.addEventListener('keydown', console.log)", "window.addEventListener('keyup', console.log, true)"],
  ["document.body.addEventListener('keydown', console.log)", "window.addEventListener('focus', console.log)"],
)

const told = (given: string) =>
  "import { toast } from './toast.ts'\nimport { announce } from './announce.ts'\n" +
  `export function Sample({ name, n, link }: { name: string; n: number; link: string }) {\n  ${given}\n}`
rule(
  'text-in-catalogue',
  'a text beside what it is told that stands in no catalogue is found; keys, addresses and what says no word are not',
  [
    'return <ul aria-label={`${name}, pending`} />',
    'return <p title={`${n > 1 ? "Hide" : "Show"} ${name}`} />',
    'return <p>{`${n} changes`}</p>',
    'const what = n ? `${n} open` : link\n  return <ul aria-label={what} />',
    "toast('success', `${name} ${n ? 'saved' : 'added'}`)",
    "toast('info', name, link || `Nothing leads to ${name}.`)",
    'announce(`${name}: done`)',
  ].map(told),
  [
    'return <p key={`new ${name}`} className={`chip ${name}`} title={`${n} – ${name}`}>{`(${name})`}</p>',
    "const to = `${link}/record/${name}`\n  toast('info', name, to)\n  announce(name)",
  ].map(told),
)

const dialogIn = (frame: string) => `export const Sample = () => <${frame}>{null}<MoveDialog /></${frame}>`
rule(
  'late-window',
  'a dialog of its own code directly in a Suspense is found',
  [dialogIn('Suspense')],
  [dialogIn('LateWindow')],
)

const labelled = (attributes: string) => `export const Sample = () => <div ${attributes} />`
rule(
  'named-role',
  'a label on an element that has no role is found',
  [labelled('aria-label={t.loading}')],
  ['role="group" aria-label={t.loading}', 'aria-busy="true"'].map(labelled),
)

const said = (children: string) =>
  `import * as t from './messages.ts'\nexport const Sample = ({ name }) => <p>${children}</p>`
rule(
  'whole-sentence',
  'a sentence of two messages with a value between them is found, values in one message are not',
  ['{t.from} {name} {t.leaves}', "{t.from}{' '}<b>{name}</b> {t.leaves({ name })}"].map(said),
  ['{t.leaves({ name })} {t.atOnce}', '{t.title}<section>{name}</section>{t.end}'].map(said),
)

const exported = (code: string) => ({ code: `export const said = ${code}`, at: 'web/sample.ts' })
const times = [
  'new Intl.DateTimeFormat("en").format(0)',
  'new Date(0).toLocaleTimeString()',
  'new Date(0).toLocaleDateString("en")',
]
rule('one-clock', 'a time that is said elsewhere than in the one module is found', times.map(exported), [
  { code: `export const said = [${times.join()}]`, at: 'web/kernel/ui/times.ts' },
])

const imported = (names: string, at = 'graph/kernel/sample.test.ts') => ({
  code: `export { sample } from './sample.ts'\nimport { ${names} } from './noun.ts'`,
  at,
})
rule(
  'own-registry',
  'a test that introduces to a registry of all is found, one that reads from it is not',
  [imported('noun, nounOf')],
  [imported('nounOf'), imported('noun', 'graph/kernel/sample.ts')],
)

rule(
  'reader-language',
  'a number or a list that is written in English whatever the language, or a plain number beside `number`, is found',
  [
    "(1).toLocaleString('en')",
    '(1).toLocaleString(language)',
    'new Intl.NumberFormat(language)',
    "new Intl.NumberFormat('en-GB')",
  ].map(exported),
  [exported('new Intl.NumberFormat(language, { style: "percent" })')],
)

rule(
  'downwards',
  'an import that points upwards is found, and one of the private file of another noun',
  [
    { code: "export { one } from '../../work/action/Action.ts'", at: 'graph/people/user/sample.ts' },
    { code: "export { one } from '../action/list/page.ts'", at: 'graph/work/tour/sample.ts' },
  ],
  [
    {
      code: "export const one = import('../../organization/address/Address.ts')",
      at: 'graph/people/user/sample.ts',
    },
    { code: "export { one } from '../action/list/page.ts'", at: 'graph/work/action/sample.ts' },
  ],
)

const inKernel = placed('graph/kernel/sample.ts')
const wide = 'word '.repeat(30)
rule(
  'line-width',
  'a comment that is wider than a line is found, a text that is as wide is not',
  [inKernel(`// ${wide}\nexport const one = 1`)],
  [inKernel(`export const one = '${wide}'`)],
)

const lines = (count: number) => `export const one = 1${'\n// a line'.repeat(count - 1)}`
rule(
  'file-length',
  'a file of more than 250 lines is found, and an exception that is not as long',
  [inKernel(lines(251)), { code: lines(250), at: 'graph/integration/import/runs.test.ts' }],
  [inKernel(lines(250)), { code: lines(251), at: 'graph/testing/legacyCalls.ts' }],
)

const element = (attributes: string) => `export const Sample = () => <${attributes} />`
rule(
  'logical-sides',
  'a style that says left or right is found; start and end, what is not a style and charts are not',
  [
    `import Box from '@mui/material/Box'\n${element("Box sx={{ ml: 'auto' }}")}`,
    element('p style={{ left: 4 }}'),
    "export const look = { '& th': { textAlign: 'left !important' } }",
    "export const look = { position: 'absolute', right: 0 }",
    'export const look = { borderLeft: 0 }',
    "export const look = { padding: '4px 0 4px 20px' }",
    "export const look = { margin: '0 0 0 8px' }",
  ],
  [
    element("p style={{ insetInlineStart: 4, padding: '4px 0 8px' }}"),
    'export const at = (x: number) => ({ left: x, right: x + 1 })',
    { code: 'export const look = { marginLeft: 4 }', at: 'web/kernel/chart/sample.ts' },
  ],
)

rule(
  'polled-read',
  'what a page shows, or has saved, is polled by a test of the browser',
  [
    "expect(await page.getByRole('row').count()).toBe(2)",
    'expect(await world.prisma.mail.count()).toBe(1)',
    'expect(new URL(page.url()).pathname).toBe(1)',
  ].map(placed('web/testing/browser/sample.test.ts')),
  [
    "await expect.poll(() => page.getByRole('row').count()).toBe(2)",
    "expect(await page.getByRole('row').count()).toBe(0)",
    "expect(await page.getByRole('row').count()).toBeLessThan(60)",
    "expect(await world.mutate(admin, 'startAction', {})).toEqual({})",
  ].map(placed('web/testing/browser/sample.test.ts')),
)

rule(
  'quiet-refetch',
  'what nobody asked for is not read again by a refetch, which takes away what is shown where it fails',
  ["refetch({}, { fetchPolicy: 'store-and-network' })", "refetch({}, { fetchPolicy: 'network-only' })"].map(
    placed('web/work/action/sample.tsx'),
  ),
  [placed('web/work/action/sample.tsx')("refetch({ kinds }, { fetchPolicy: 'store-or-network' })")],
)

test('unused-fields: a field that nobody reads is found; one that is read here, handed on or read from the store is not', () => {
  const asks = (fields: string) => `graphql\`fragment sample_user on User { ${fields} }\`\n`
  const use = `import { graphql, useFragment } from 'react-relay'\nexport const one = (key) => useFragment(${asks('name email')}, key)`
  const card = 'export const Card = (of: { readonly name: string }) => <p>{of.name}</p>\n'
  const read = lint({
    'web/sample.tsx': `${use}\n`,
    'web/here/sample.tsx': `${use}.name\n`,
    'web/handed/sample.tsx': `import { Card } from './Card.tsx'\n${use}\nexport { Card }\n`,
    'web/handed/Card.tsx': card,
    'web/stored/sample.tsx': `${use}.name\n`,
    'web/stored/store.ts': "export const taken = (store) => store.getValue('email')\n",
  })
  expect(Object.entries(read).map(([name, rules]) => [name, rules.length])).toEqual([
    ['web/sample.tsx', 2],
    ['web/here/sample.tsx', 1],
    ['web/handed/sample.tsx', 1],
    ['web/handed/Card.tsx', 0],
    ['web/stored/sample.tsx', 0],
    ['web/stored/store.ts', 0],
  ])
  expect(new Set(Object.values(read).flat())).toEqual(new Set(['unused-fields']))
})
