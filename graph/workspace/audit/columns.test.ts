// The columns of what is audited are called in the language of who reads them.
import { expect, test } from 'vitest'
import { nounsWith } from '../../kernel/noun.ts'
import { modelOf } from '../../kernel/statement/models.ts'
import { testSchema } from '../../testing/world.ts'
import { isTold, labelOf } from './columns.ts'

// Nouns introduce themselves when the schema is made.
testSchema()

/** Events, which have no table. */
const withoutTable = ['SignIn']
/** Nouns that are a part of another's table. */
const tables: Readonly<Record<string, string>> = { DirectoryContact: 'Contact' }

test('each column that is told has a name in each language', () => {
  const nouns = nounsWith('audited')
    .map(({ type }) => type)
    .filter((type) => !withoutTable.includes(type))
  const nameless = nouns.flatMap((noun) =>
    Object.values(modelOf(tables[noun] ?? noun).fields).flatMap(({ column }) =>
      column && isTold(noun, column) && typeof labelOf(noun, column) === 'string' ? [`${noun}.${column}`] : [],
    ),
  )
  expect(nouns.length).toBeGreaterThan(40)
  expect(nameless).toEqual([])
})
