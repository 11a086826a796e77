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
const mutations = new RegExp(`${tag}\\s*mutation (\\w+)\\(\\$input: (\\w+)!\\)([^\`]*)\``, 'g')
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
  const silent = files.flatMap(({ text }) =>
    [...text.matchAll(mutations)].flatMap(([, name, input, body]) => {
      const type = schema.getType(input!)
      return isInputObjectType(type) &&
        type.getFields().version &&
        !/ConflictError @alias\(as: "conflict"\)/.test(body!)
        ? [name]
        : []
    }),
  )
  // Of many at once each is asked for by itself, with no version.
  expect(silent).toEqual(['bulkMutation'])
})
