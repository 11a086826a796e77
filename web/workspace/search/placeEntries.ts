import { going } from '../../kernel/shell/keys.ts'
import { screens, tools, type Place } from '../../kernel/shell/places.ts'
import type { Entry } from './entries.ts'
import * as t from './__generated__/messages.ts'

const keysOf = new Map(going.map(({ to, keys }) => [to!, keys.join(' ')] as const))

/** The screens and tools that there are for somebody; tools keep what the board is narrowed to. */
export function placeEntries(
  known: ReadonlySet<string>,
  capabilities: readonly string[],
  boardSearch: string,
): Entry[] {
  const shown = ({ to, capability }: Place) => known.has(to) && (!capability || capabilities.includes(capability))
  return [
    ...screens.filter(shown).map(({ to, title }) => ({ id: to, group: t.goTo, title, to, keys: keysOf.get(to) })),
    ...tools.filter(shown).map(({ to, title }) => ({ id: to, group: t.tools, title, to: to + boardSearch })),
  ]
}
