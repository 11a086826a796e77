import type { Context } from '../context.ts'
import { ConflictError } from '../errors.ts'
import * as t from './__generated__/messages.ts'

interface Since {
  what: 'record' | 'other'
  /** Nobody where time brought it; undefined where it is not known who did. */
  by: { id: string; name: string } | null | undefined
  at: Date
  /** By whose clock the time is told. */
  timeZone: string
}

/** The refusal to undo what was changed since, which says by whom and when. */
export function changedSince(context: Context, { what, by, at, timeZone }: Since): ConflictError {
  if (by === undefined) return new ConflictError(t.changedSince({ what }))
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(at)
  if (by === null) return new ConflictError(t.changedAutomatically({ what, time }))
  return new ConflictError(
    by.id === context.requireViewer().id ? t.changedByYou({ what, time }) : t.changedBy({ what, name: by.name, time }),
  )
}
