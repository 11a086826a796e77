// Who is compared with whom in one period, and who is not; docs/peers.md has the reasons. Nothing here knows of the
// database: what is published can be worked out anew by whoever doubts it.

export interface Contributor {
  rootId: string
  value: number
  weight: number
  /** Its primary industry, the narrowest code first. */
  codes: readonly string[]
}

const suppressions = ['TOO_FEW', 'TOO_UNEVEN', 'TOO_ALIKE', 'CHANGED', 'WAITS'] as const

export type Suppression = (typeof suppressions)[number]

export interface Cohort {
  code: string
  members: readonly Contributor[]
  suppressed: Suppression | null
}

/** The values of one release by member. */
export type Release = ReadonlyMap<string, number>

export interface Rules {
  /** How far apart the values must be that any one member may have, as the others see it. */
  span: number
  /** What was published of the subject in the periods before, as far back as that is still the same news. */
  earlier: readonly Release[]
}

const fewest = 5
const mostOfWeight = 0.25
/** As many as can come back together without showing. */
const sittingOut = 3

/**
 * Each contributor in exactly one cohort, of the narrowest code that has one; what is left is suppressed at the widest.
 */
export function cohortsOf(contributors: readonly Contributor[], { span, earlier }: Rules): Cohort[] {
  const published: Cohort[] = []
  const releases = [...earlier]
  const known = new Set(earlier.flatMap((release) => [...release.keys()]))
  let left = [...contributors]
  for (let level = 0; left.some(({ codes }) => level < codes.length); level++) {
    for (const [code, group] of groupsOf(left, ({ codes }) => codes[level])) {
      const members = [...candidates(group, known)].find((some) => !obstacle(some, releases, span))
      if (!members) continue
      published.push({ code, members, suppressed: null })
      releases.push(releaseOf(members))
      const taken = new Set(members)
      left = left.filter((one) => !taken.has(one))
    }
  }
  return [
    ...published,
    ...[...groupsOf(left, ({ codes }) => codes.at(-1))].map(([code, members]) => ({
      code,
      members,
      suppressed: reason(members),
    })),
  ]

  function reason(members: readonly Contributor[]): Suppression {
    const isLeftOver = published.some(({ code }) => members.some(({ codes }) => codes.includes(code)))
    return isLeftOver ? 'WAITS' : obstacle(members, releases, span)!
  }
}

/**
 * Whom to try: everybody; else, since newcomers show by the difference that they make, those who were there before;
 * else, since one who left shows likewise, those but for some who sit this period out with them.
 */
function* candidates(group: readonly Contributor[], known: ReadonlySet<string>): Generator<readonly Contributor[]> {
  yield group
  const veterans = group
    .filter(({ rootId }) => known.has(rootId))
    .sort((one, other) => (one.rootId < other.rootId ? -1 : 1))
  yield veterans
  for (let at = 0; at + sittingOut <= veterans.length && at < 10; at++) yield veterans.toSpliced(at, sittingOut)
}

/** Why nothing is said of these, if so. */
function obstacle(
  members: readonly Contributor[],
  releases: readonly Release[],
  span: number,
): Suppression | undefined {
  if (members.length < fewest) return 'TOO_FEW'
  const whole = members.reduce((sum, { weight }) => sum + weight, 0)
  if (!members.every(({ weight }) => weight > 0 && weight <= whole * mostOfWeight * (1 + 1e-12))) return 'TOO_UNEVEN'
  const release = releaseOf(members)
  if (!isHidden([release], release, span)) return 'TOO_ALIKE'
  return isHidden([...releases, release], release, span) ? undefined : 'CHANGED'
}

/**
 * Whether nobody can be told from others by what was published with this release. Members of the very same releases can
 * change places without a published figure changing, so what one of them has is any of what they have: that must be
 * wide enough for each, seen by any other of them, who knows their own.
 */
function isHidden(releases: readonly Release[], added: Release, span: number): boolean {
  const pattern = (rootId: string) => releases.flatMap((release, i) => (release.has(rootId) ? [i] : [])).join(' ')
  return releases.every((release) => {
    if (![...release.keys()].some((rootId) => added.has(rootId))) return true
    return [...groupsOf([...release], ([rootId]) => pattern(rootId)).values()].every((alike) =>
      spreads(
        alike.map(([, value]) => value),
        span,
      ),
    )
  })
}

/** Whether values are this far apart, whichever one of them is left out. */
function spreads(values: number[], span: number): boolean {
  const [first, second, ...more] = values.toSorted((one, other) => one - other)
  const [last, butOne] = [more.at(-1), more.at(-2) ?? second]
  return last !== undefined && last - second! >= span && butOne! - first! >= span
}

const releaseOf = (members: readonly Contributor[]): Release =>
  new Map(members.map(({ rootId, value }) => [rootId, value]))

function groupsOf<One, Key>(all: readonly One[], keyOf: (one: One) => Key | undefined): Map<Key, One[]> {
  const groups = new Map<Key, One[]>()
  for (const one of all) {
    const key = keyOf(one)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}
