// From what a time is restored: the base backup before it, and the segments up to it.
import fs from 'node:fs'
import { StartError } from '../startError.ts'
import { readChains, type Base, type Chain, type Segment } from './chains.ts'
import { firstSegment } from './expire.ts'
import { nextSegment } from './segments.ts'

export interface RestorePlan {
  base: Base
  segments: Segment[]
  /** Up to when it is restored; unset, to the end of what was archived. */
  target?: Date
  /** What is certain to be in it: all that was committed until then. */
  until: Date
}

const data = (message: string) => new StartError(message, 'data')

/** Those that have the WAL which makes them whole. */
const wholeBases = ({ bases, segments }: Chain) =>
  bases.filter(({ lastSegment }) => segments.some(({ name }) => name === lastSegment))

export interface Range {
  from: Date
  until: Date
}

/** The times that a chain can be restored to; undefined where there is none. */
function rangeOf(chain: Chain): Range | undefined {
  const bases = wholeBases(chain)
  if (!bases.length) return undefined
  const closedAt = chain.segments.at(-1)!.closedAt
  const newest = bases.at(-1)!.at
  return { from: bases[0]!.at, until: closedAt > newest ? closedAt : newest }
}

export const shownRange = ({ from, until }: Range) => `from ${from.toISOString()} to ${until.toISOString()}`

/** The chains of a folder that can be restored, with their times; throws where there is none. */
export async function readRanges(folder: string): Promise<{ chain: Chain; range: Range }[]> {
  const found = (await readChains(folder)).flatMap((chain) => {
    const range = rangeOf(chain)
    return range ? [{ chain, range }] : []
  })
  if (!found.length)
    throw new StartError(
      `${folder} has no base backup with its WAL. Name the folder of BACKUP_DIR.`,
      fs.existsSync(folder) ? 'data' : 'noInput',
    )
  return found
}

/** Reads what a folder of backups has; throws in words where that does not reach the time. */
export async function planRestore(folder: string, target: Date | undefined): Promise<RestorePlan> {
  if (!fs.existsSync(folder)) throw new StartError(`The folder ${folder} is not there.`, 'noInput')
  const found = await readRanges(folder)
  const fitting = target
    ? found.filter(({ range }) => target >= range.from && target <= range.until)
    : [found.toSorted((a, b) => a.range.until.getTime() - b.range.until.getTime()).at(-1)!]
  if (!fitting.length)
    throw data(
      `${target!.toISOString()} can't be restored. ${folder} has the times ${found.map(({ range }) => shownRange(range)).join(', and ')}.`,
    )
  if (fitting.length > 1)
    throw data(
      `At ${target!.toISOString()} several databases were archived. Name the folder of one: ${fitting.map(({ chain }) => chain.folder).join(', ')}.`,
    )
  const { chain, range } = fitting[0]!
  const base = wholeBases(chain).findLast(({ at }) => !target || at <= target)!
  return { base, segments: segmentsFor(chain, base, target), target, until: target ?? range.until }
}

/** Throws where one of those that are needed is missing. */
function segmentsFor(chain: Chain, base: Base, target: Date | undefined): Segment[] {
  const needed: Segment[] = []
  let expected = firstSegment(base)
  const later = chain.segments.filter(({ name }) => name >= expected)
  for (const segment of later) {
    const last = needed.at(-1)
    const isWhole = last !== undefined && last.name >= base.lastSegment
    if (isWhole && target && last.closedAt >= target) {
      // A commit is told by the time when it began to be written, which may be in the segment after.
      if (segment.name === expected) needed.push(segment)
      break
    }
    if (segment.name !== expected)
      throw data(
        `The WAL segment ${expected} is missing from ${chain.folder}. ${
          isWhole
            ? `From the base backup before it, times up to ${last.closedAt.toISOString()} can be restored.`
            : 'Restore from another base backup: move this one away.'
        }`,
      )
    needed.push(segment)
    expected = nextSegment(expected)
  }
  return needed
}
