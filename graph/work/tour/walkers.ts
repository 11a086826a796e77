// Who may walk a run: whoever the viewer may give work to where it is walked, and themselves.
import { assignableFor } from '../task/assignees.ts'
import type { WorkPlace } from '../../people/membership/peopleAt.ts'
import type { Context } from '../../kernel/context.ts'
import { uuidOf } from '../../kernel/node.ts'

/** Whom a run is given to; the usual one where nobody was named. */
export async function walkerIn(
  context: Context,
  place: WorkPlace,
  asked: string | null,
  usual: string,
): Promise<string> {
  if (asked === null) return usual
  const id = uuidOf('User', asked)
  return id === context.requireViewer().id ? id : (await assignableFor(context, place, id)).id
}
