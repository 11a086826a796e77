// Finds the next dialog that would overwrite in silence what another has saved while it was open.
import { readdirSync, readFileSync } from 'node:fs'
import { buildSchema, isInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import schemaText from '../../../schema.graphql?raw'

const files = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|__generated__|^testing/.test(path))
  .map((path) => ({ path, text: readFileSync(`web/${path}`, 'utf8') }))

// Not in one, so that what builds documents does not take these for some.
const tag = ['graphql', '`'].join('')
const documents = new RegExp(`${tag}[^\`]*\``, 'g')
const following = new RegExp(`\\buseFragment\\(\\s*${tag}[^\`]*\\bversion\\b`)
const mutations = new RegExp(`${tag}\\s*mutation (\\w+)\\(([^)]*)\\)([^\`]*)\``, 'g')
const isForm = (text: string) => /<(FormDialog|Dialog|Drawer|form)\b|component="form"/.test(text)

/** Forms whose version is held in another way, and how. */
const others: Record<string, string> = {
  'organization/department/RolesOfDepartment.tsx':
    'adds to the roles that are on screen at that moment, and names their version',
  'people/membership/EndDialog.tsx': 'useLookUp is an answer of its own, which nothing changes',
  'performance/observation/ObservationHistory.tsx': 'tells of versions, and saves nothing',
  'kernel/offline/RefusedDialog.tsx': 'asks how it stands, shows it, and tries again from there',
  'organization/organization/MoveOrganizationDialog.tsx': 'useLookUp is an answer of its own, which nothing changes',
  'work/sop/DraftForm.tsx': 'begins anew with each version',
}

test('what is saved from a dialog or a form goes with the version that it was opened with', () => {
  const found = files.filter(({ path, text }) => {
    if (!isForm(text) || path in others) return false
    const code = text
      .replace(documents, '')
      .replace(/version\??: number/g, '')
      .replace(/\/\/.*|\/\*[^]*?\*\//g, '')
    const sends = /(\{|, |\.)version\b/.test(code)
    return sends && (following.test(text) || !/useShown/.test(code))
  })
  expect(found.map(({ path }) => path)).toEqual([])
})

test('the others are still there', () => {
  expect(Object.keys(others).filter((path) => !isForm(files.find((file) => file.path === path)?.text ?? ''))).toEqual(
    [],
  )
})

test('whoever sends a version asks for both values of a conflict', () => {
  const schema = buildSchema(schemaText)
  const versioned = files.flatMap(({ text }) =>
    [...text.matchAll(mutations)].flatMap(([, name, variables]) => {
      const type = schema.getType(/\$input: (\w+)!/.exec(variables!)?.[1] ?? '')
      return isInputObjectType(type) && type.getFields().version ? [name!] : []
    }),
  )
  expect(versioned.length).toBeGreaterThan(100)
  const both = /\.\.\. on ConflictError \{\s*differences \{\s*field\s+yours\s+current\s*\}/
  const sent = (name: string): string =>
    JSON.parse(/"text": (".*")/.exec(readFileSync(`web/__generated__/${name}.graphql.ts`, 'utf8'))![1]!)
  expect(versioned.filter((name) => !both.test(sent(name)))).toEqual([])
})

test('a mutation asks why it was refused in one line, which is read in one place', () => {
  const byHand = files
    .filter(({ path }) => path !== 'kernel/relay/refusal.ts')
    .flatMap(({ text }) => [...text.matchAll(mutations)])
    .flatMap(([, name, , body]) => {
      const lines = body!.match(/^ *\.\.\.refusal_(error @alias\(as: "error"\)|form @alias\(as: "form"\))$/gm)
      return lines?.length === 1 && !/\b(Validation|Conflict)Error\b/.test(body!) ? [] : [name]
    })
  // What is read and who is gone are not told of it.
  expect(new Set(byHand)).toEqual(new Set(['signOutMutation', 'useMarkReadMutation']))
})
