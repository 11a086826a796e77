import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { globalId } from '../../kernel/node.ts'
import type { Placement } from '../../kernel/placed.ts'
import { placeKey, practicePlace } from './practicePlace.ts'
import { readBoard, type BoardShape } from './readBoard.ts'
import { the } from '../../kernel/noun.ts'

/** What a place answers, of which the viewer is known to see it. */
export async function boardAt(
  context: Context,
  { organizationId, departmentId, groupId }: Placement,
): Promise<BoardShape> {
  const place = await practicePlace(context, {
    organizationId: globalId('Organization', organizationId),
    departmentId: departmentId && globalId('Department', departmentId),
    groupId: groupId && globalId('Group', groupId),
  })
  if (!place) throw new NotFoundError(the('Organization'))
  return readBoard(context, place)
}

/** The same once a mutation is done, read once for all that its answer asks. */
export function practicesInAnswer(context: Context, place: Placement): Promise<BoardShape> {
  const loader = context.loader<Placement, BoardShape>(
    'practices in an answer',
    (places) => Promise.all(places.map((one) => boardAt(context, one))),
    placeKey,
  )
  return loader.load(place)
}
