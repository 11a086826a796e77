// Which line of the grid is what: a group's heading, or the record at an offset. Groups that are closed have no lines.

export interface Group {
  readonly key: string
  readonly label: string
  readonly count: number
}

export type Line = { group: Group; isOpen: boolean; offset?: undefined } | { offset: number; group?: undefined }

export interface Layout {
  lines: number
  at: (line: number) => Line
  /** The line of a record; undefined where its group is closed. */
  lineOf: (offset: number) => number | undefined
}

interface Part {
  group: Group
  isOpen: boolean
  /** The line of its heading, and the offset of its first record. */
  line: number
  offset: number
}

export function layoutOf(count: number, groups: readonly Group[], closed: ReadonlySet<string>): Layout {
  if (!groups.length)
    return { lines: count, at: (offset) => ({ offset }), lineOf: (offset) => (offset < count ? offset : undefined) }
  const parts: Part[] = []
  let line = 0
  let offset = 0
  for (const group of groups) {
    const isOpen = !closed.has(group.key)
    parts.push({ group, isOpen, line, offset })
    line += 1 + (isOpen ? group.count : 0)
    offset += group.count
  }
  return {
    lines: line,
    at(wanted) {
      const part = lastFrom(parts, (one) => one.line <= wanted)
      return wanted === part.line
        ? { group: part.group, isOpen: part.isOpen }
        : { offset: part.offset + wanted - part.line - 1 }
    },
    lineOf(wanted) {
      const part = lastFrom(parts, (one) => one.offset <= wanted)
      return part.isOpen && wanted - part.offset < part.group.count ? part.line + 1 + wanted - part.offset : undefined
    },
  }
}

/** The last part that a condition holds of, which holds of all before it. */
function lastFrom(parts: readonly Part[], holds: (part: Part) => boolean): Part {
  let low = 0
  let high = parts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(parts[middle]!)) low = middle
    else high = middle - 1
  }
  return parts[low]!
}
