import { languages } from '../../kernel/messages/languages.ts'
import { problemColumn } from '../../kernel/rows/csv.ts'
import { simple } from './fields.ts'
import type { Kind } from './importedKind.ts'

/** Which field each column is, by its heading; empty for none. A field is one column at most, the first that is it. */
export function guessFields({ fields }: Kind, headings: readonly string[]): string[] {
  const taken = new Set<string>()
  return headings.map((heading) => {
    if (heading === problemColumn) return ''
    const name = simple(heading)
    const found = fields.find(
      (field) =>
        !taken.has(field.name) &&
        [field.name, ...languages.map((language) => field.label.in(language)), ...(field.aliases ?? [])].some(
          (known) => simple(known) === name,
        ),
    )
    if (found) taken.add(found.name)
    return found?.name ?? ''
  })
}
