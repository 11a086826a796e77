// The lists that can be exported, beside that of action records: those of the nouns that say how.
import type { Exported } from '../../kernel/exported.ts'
import { enumOfNouns, nounsWith } from '../../kernel/noun.ts'

export const exportLists = () => nounsWith('exported').map(({ exported }) => exported)

export function listNamed(name: string): Exported & { field: string } {
  const found = exportLists().find(({ list }) => list === name)
  if (!found) throw new Error(`No noun is exported as ${name}.`)
  return { field: name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), ...found }
}

export const ExportListEnum = enumOfNouns(
  'ExportList',
  'The lists that can be exported, beside that of action records.',
  () => exportLists().map(({ list, description }) => [list, list, description]),
)
