import { boardIn } from '../../kernel/shell/boardFilter.ts'
import { withParams } from '../../kernel/ui/address.ts'
import type { Entry } from './entries.ts'
import * as t from './__generated__/messages.ts'

/** The lists of records that can be narrowed to what was typed: all, and the board, beside what narrows it already. */
export const narrowingEntries = (asked: string, at: { pathname: string; search: string }): Entry[] => [
  {
    id: 'all',
    group: t.filter,
    title: t.allRecordsWith({ asked }),
    to: `/activerecords?text=${encodeURIComponent(asked)}`,
  },
  {
    id: 'board',
    group: t.filter,
    title: t.onlyOnTheBoard({ asked }),
    to: `/home?${withParams(boardIn(at), { text: asked })}`,
  },
]
