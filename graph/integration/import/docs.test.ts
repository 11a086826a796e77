// What docs/imports.md says of each kind is what the code does.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '../../kernel/messages/languages.ts'
import { projectFile } from '../../../prisma/project.ts'
import { guessFields } from './guessFields.ts'
import { kinds } from './kinds.ts'
import { importKind } from '../../build/importKinds.ts'

const document = fs.readFileSync(projectFile('docs/imports.md'), 'utf8')

test.each(kinds.map((kind) => [String(kind.label), kind] as const))(
  'the document has the fields, keys and examples of %s',
  (_, kind) => {
    expect(document).toContain(importKind(kind))
  },
)

test.each(kinds.map((kind) => [String(kind.label), kind] as const))(
  'each heading of the template and each legacy name of %s is known',
  (_, kind) => {
    const all = kind.fields.map(({ name }) => name)
    for (const language of languages) {
      const headings = kind.fields.map(({ label }) => label.in(language))
      expect(guessFields(kind, headings)).toEqual(all)
    }
    for (const { name, aliases = [] } of kind.fields)
      for (const alias of aliases) expect(guessFields(kind, [alias])).toEqual([name])
  },
)

test.each(kinds.map((kind) => [String(kind.label), kind] as const))(
  'what is said of the fields of %s is said in each language',
  (_, kind) => {
    const said = [kind.description, kind.keyWords, ...kind.fields.map(({ description }) => description)]
    expect(said.filter((one) => one.in('es') === one.in('en'))).toEqual([])
  },
)
