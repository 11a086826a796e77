// The lists that can be exported, beside that of action records: those of the nouns that say how.
import type { Exported } from '../../kernel/exported.ts'
import { enumOfNouns, nounsWith } from '../../kernel/noun.ts'

type List = Exported & { list: string }

export const exportLists = (): List[] =>
  nounsWith('exported').map(({ exported, label }) => ({
    list: String(label.many).toUpperCase().replaceAll(' ', '_'),
    ...exported,
    columns: { ...exported.columns, ...(!exported.hasNoId && { ID: 'id' }) },
  }))

export function listNamed(name: string): List & { field: string } {
  const found = exportLists().find(({ list }) => list === name)
  if (!found) throw new Error(`No noun is exported as ${name}.`)
  return { field: name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), ...found }
}

export const ExportListEnum = enumOfNouns('ExportList', 'The lists that can be exported besides action records.', () =>
  exportLists().map(({ list, description }) => [list, list, description]),
)
