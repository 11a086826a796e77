import { language } from '../../kernel/messages/language.ts'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import * as t from './__generated__/messages.ts'

const list = new Intl.ListFormat(language)

/** The addresses and ranges of a text, one a line; commas do, too. */
export const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** Addresses and ranges as a fact; where there are none, any will do. */
export const addressesInWords = (addresses: readonly string[]): string => addresses.join(', ') || t.anywhere

/** The problems, with those of single addresses at the one field of that name that they are typed into. */
export function withAddresses(problems: Problems, addresses: readonly string[], field = 'addresses'): Problems {
  const wrong = new Map<string, string[]>()
  for (const [at, address] of addresses.entries()) {
    const problem = problems[`${field}.${at}`]
    if (problem) wrong.set(problem, [...(wrong.get(problem) ?? []), address])
  }
  // What is the same object still closes a dialog where theirs was kept.
  if (!wrong.size) return problems
  const said = [...wrong].map(([problem, of]) => t.problemOf({ addresses: list.format(of), problem }))
  return { ...problems, [field]: said.join(' ') }
}
