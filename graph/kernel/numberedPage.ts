// A page of a list that has its order only as a whole: a place in it is a number.
import { foreignCursor, placeOf, toCursor } from './cursors.ts'
import { connectionOf, pageAsked, type Count, type PageArgs } from './paging.ts'

interface NumberedPage<Node> {
  /** Its name in cursors. */
  list: string
  /** How far one pages. */
  farthest: number
  read: (part: { take: number; skip: number }) => Promise<Node[]>
  count: Count
}

export async function numberedPage<Node>(args: PageArgs, { list, farthest, read, count }: NumberedPage<Node>) {
  const page = pageAsked(args)
  const [place] = placeOf(list, page, ['number']) ?? []
  if (place !== undefined && (place < 0 || place > farthest)) throw foreignCursor(page)
  const skip = page.isBackward ? undefined : (place ?? 0)
  const end =
    skip === undefined ? (place === undefined ? await count(farthest) : Math.max(place - 1, 0)) : skip + page.take
  const begin = skip ?? Math.max(end - page.take, 0)
  const nodes = end > begin ? await read({ take: end - begin, skip: begin }) : []
  const found = nodes.map((node, at) => ({ node, cursor: toCursor(list, begin + at + 1) }))
  return connectionOf(page, page.isBackward ? found.toReversed() : found, count)
}
