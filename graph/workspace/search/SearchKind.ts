import { capitalized } from '../../kernel/capitalized.ts'
import { enumOfNouns, nounsWith } from '../../kernel/noun.ts'

/** What can be found: the nouns that say how. */
export const searchKinds = () => nounsWith('searched')

export type SearchKindOf = ReturnType<typeof searchKinds>[number]

export const kindNamed = (name: string): SearchKindOf => {
  const found = searchKinds().find(({ searched }) => searched.kind === name)
  if (!found) throw new Error(`No noun is found as ${name}.`)
  return found
}

export const SearchKind = enumOfNouns('SearchKind', 'A kind of search result.', () =>
  searchKinds().map(({ searched: { kind, description } }) => [kind, kind, description]),
)

/** What hits are headed by, for the web. */
export const searchLabels = () =>
  searchKinds().map(
    ({ label, searched: { kind, heading } }) => [kind, capitalized(String(heading ?? label.many))] as const,
  )
