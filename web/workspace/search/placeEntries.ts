import { isNarrowedAsBoard } from '../../kernel/shell/boardFilter.ts'
import { going } from '../../kernel/shell/keys.ts'
import { screens, tools, type Place } from '../../kernel/shell/places.ts'
import type { Entry } from './entries.ts'
import * as t from './__generated__/messages.ts'

const keysOf = new Map(going.map(({ to, keys }) => [to!, keys.join(' ')] as const))

/** The screens and tools that there are for somebody; what is narrowed as the board is keeps that. */
export function placeEntries(
  known: ReadonlySet<string>,
  capabilities: readonly string[],
  boardSearch: string,
): Entry[] {
  const isFor = ({ capability }: Place) => !capability || capabilities.includes(capability)
  const way = (to: string) => (to !== '/home' && isNarrowedAsBoard(to) ? to + boardSearch : to)
  return [
    ...screens
      .filter((place) => known.has(place.to) && isFor(place))
      .map(({ to, title }) => ({ id: to, group: t.goTo, title, to: way(to), keys: keysOf.get(to) })),
    ...tools.filter(isFor).map(({ to, title }) => ({ id: to, group: t.tools, title, to: way(to) })),
  ]
}
