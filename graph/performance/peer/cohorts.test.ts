// Who is compared with whom, and, by brute force, that what is published tells nobody what another has.
import { describe, expect, test } from 'vitest'
import { cohortsOf, type Cohort, type Contributor, type Release } from './cohorts.ts'
import { atLeast, figuresOf, percentileOf, rounded, shareOf } from './figures.ts'

const code = (naics: string) => [naics, naics.slice(0, 5), naics.slice(0, 4), naics.slice(0, 3), '48-49']

/** Members a, b, c … of an industry, with these values. */
const trees = (
  values: readonly number[],
  { naics = '484121', first = 'a', weights = [] as number[] } = {},
): Contributor[] =>
  values.map((value, i) => ({
    rootId: String.fromCharCode(first.charCodeAt(0) + i),
    value,
    weight: weights[i] ?? 1,
    codes: code(naics),
  }))

const rules = { span: 4, earlier: [] as Release[] }
const told = (cohorts: readonly Cohort[]) =>
  cohorts.map(({ code: at, members, suppressed }) => [
    at,
    members
      .map(({ rootId }) => rootId)
      .toSorted()
      .join(''),
    suppressed,
  ])
const releaseOf = (members: readonly Contributor[]): Release =>
  new Map(members.map(({ rootId, value }) => [rootId, value]))

describe('a cohort', () => {
  test('is five of an industry, and four are none', () => {
    expect(told(cohortsOf(trees([0, 4, 8, 12, 16]), rules))).toEqual([['484121', 'abcde', null]])
    expect(told(cohortsOf(trees([0, 4, 8, 12]), rules))).toEqual([['48-49', 'abcd', 'TOO_FEW']])
  })

  test('has nobody with more than a quarter of its weight; a quarter is enough', () => {
    const of = (share: number) =>
      cohortsOf(
        trees([0, 4, 8, 12, 16], { weights: [share, ...Array.from({ length: 4 }, () => (100 - share) / 4)] }),
        rules,
      )
    expect(told(of(25))).toEqual([['484121', 'abcde', null]])
    expect(told(of(26))).toEqual([['48-49', 'abcde', 'TOO_UNEVEN']])
  })

  test('is of wider codes where the narrower has too few, each tree in one', () => {
    const here = trees([0, 4, 8, 12, 16])
    const beside = trees([1, 5, 9], { naics: '484122', first: 'f' })
    const further = trees([2, 6], { naics: '484220', first: 'i' })
    const apart = trees([3, 7, 11, 15], { naics: '493110', first: 'k' })
    expect(told(cohortsOf([...here, ...beside, ...further, ...apart], rules))).toEqual([
      ['484121', 'abcde', null],
      ['484', 'fghij', null],
      ['48-49', 'klmn', 'TOO_FEW'],
    ])
  })

  test('is none where the values of the others are alike, whoever looks', () => {
    expect(told(cohortsOf(trees([5, 5, 5, 6, 6]), rules))).toEqual([['48-49', 'abcde', 'TOO_ALIKE']])
    // The one apart would know that all others are the same.
    expect(told(cohortsOf(trees([5, 5, 5, 6, 60]), rules))).toEqual([['48-49', 'abcde', 'TOO_ALIKE']])
    expect(told(cohortsOf(trees([1, 5, 5, 6, 9]), rules))).toEqual([['484121', 'abcde', null]])
  })

  test('of a practice needs two that have it and two that have it not', () => {
    const practice = { span: 1, earlier: [] }
    expect(cohortsOf(trees([0, 1, 1, 1, 1]), practice)[0]!.suppressed).toBe('TOO_ALIKE')
    expect(cohortsOf(trees([0, 0, 1, 1, 1]), practice)[0]!.suppressed).toBeNull()
  })
})

describe('from month to month', () => {
  const values = [0, 4, 8, 12, 16]

  test('the same members are published again', () => {
    const earlier = [releaseOf(trees(values))]
    expect(told(cohortsOf(trees(values), { ...rules, earlier }))).toEqual([['484121', 'abcde', null]])
  })

  test('one who comes alone waits, three come together', () => {
    const earlier = [releaseOf(trees(values))]
    expect(told(cohortsOf(trees([...values, 3]), { ...rules, earlier }))).toEqual([
      ['484121', 'abcde', null],
      ['48-49', 'f', 'WAITS'],
    ])
    expect(told(cohortsOf(trees([...values, 3, 8, 20]), { ...rules, earlier }))).toEqual([['484121', 'abcdefgh', null]])
  })

  test('one who leaves alone takes three along where there are enough, else there is nothing', () => {
    const small = [releaseOf(trees([...values, 20]))]
    expect(told(cohortsOf(trees(values), { ...rules, earlier: small }))).toEqual([['48-49', 'abcde', 'CHANGED']])
    const many = [0, 4, 8, 12, 16, 20, 24, 28, 32]
    const [published, left] = cohortsOf(trees(many.slice(1), { first: 'b' }), {
      ...rules,
      earlier: [releaseOf(trees(many))],
    })
    expect([published!.members.length, published!.suppressed, left!.members.length, left!.suppressed]).toEqual([
      5,
      null,
      3,
      'WAITS',
    ])
  })

  test('neither does an exchange of one for another, nor another way to divide them, tell of one', () => {
    const earlier = [releaseOf(trees([...values, 20]))]
    const exchanged = [...trees(values), ...trees([6], { first: 'z' })]
    expect(told(cohortsOf(exchanged, { ...rules, earlier })).every(([, , why]) => why !== null)).toBe(true)
    const two = [releaseOf(trees(values)), releaseOf(trees(values, { naics: '484122', first: 'f' }))]
    const together = [...trees(values, { naics: '493110' }), ...trees([...values, 7], { naics: '493110', first: 'f' })]
    for (const { members, suppressed } of cohortsOf(together, { ...rules, earlier: two })) {
      if (suppressed === null) expect(members.map(({ rootId }) => rootId)).not.toContain('k')
    }
  })
})

describe('the figures', () => {
  test('are smooth quartiles, the median and the mean of the best quarter, rounded', () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
    expect(figuresOf(values, { step: 0.5, isHigherBetter: true })).toEqual({
      lowerQuartile: 4,
      median: 7,
      upperQuartile: 10,
      bestInClass: 11.5,
    })
    expect(figuresOf(values, { step: 0.5, isHigherBetter: false })).toEqual({
      lowerQuartile: 4,
      median: 7,
      upperQuartile: 10,
      bestInClass: 2.5,
    })
    expect([rounded(0.30000000000000004, 0.05), rounded(2.83, 0.05), rounded(-3, 2)]).toEqual([0.3, 2.85, -2])
  })

  test('move by less than half of what any one member does', () => {
    const before = [0, 10, 20, 30, 40]
    for (let i = 0; i < 5; i++) {
      const after = before.with(i, before[i]! + 1)
      const [one, other] = [before, after].map((values) =>
        Object.values(figuresOf(values, { step: 1e-9, isHigherBetter: true })),
      )
      one!.forEach((value, at) => expect(other![at]! - value).toBeLessThanOrEqual(0.5 + 1e-6))
    }
  })

  test('know percentiles by what is better, shares and numbers roughly', () => {
    const values = [1, 2, 3, 4, 5]
    expect([percentileOf(5, values, true), percentileOf(1, values, true), percentileOf(1, values, false)]).toEqual([
      100, 20, 100,
    ])
    expect([shareOf([1, 1, 0]), shareOf([0, 1, 0, 0, 1, 0])]).toEqual([70, 30])
    expect([5, 9, 10, 14].map(atLeast)).toEqual([5, 5, 10, 10])
  })
})

/** All vectors of so many values. */
function* vectors(length: number, values: readonly number[]): Generator<number[]> {
  if (!length) return yield []
  for (const rest of vectors(length - 1, values)) for (const value of values) yield [...rest, value]
}

const step = 2
const shown = (cohorts: readonly Cohort[], viewer: string) =>
  cohorts.map(({ members, suppressed }) => {
    const values = members.map(({ value }) => value)
    const own = members.find(({ rootId }) => rootId === viewer)
    const figures = suppressed === null && figuresOf(values, { step, isHigherBetter: true })
    return figures ? [members.length, ...Object.values(figures), own && percentileOf(own.value, values, true)] : []
  })

/** The narrowest that any member's value is known to by another, over all worlds in which the same is published. */
function narrowest(
  worlds: Iterable<number[]>,
  size: number,
  viewers: readonly number[],
  publish: (world: number[]) => readonly Cohort[][],
): number {
  let least = Infinity
  const known = new Map<string, { low: number[]; high: number[] }>()
  for (const world of worlds) {
    const releases = publish(world)
    if (!releases.every((cohorts) => cohorts.some(({ suppressed }) => suppressed === null))) continue
    for (const viewer of viewers) {
      const key = JSON.stringify([
        viewer,
        world[viewer],
        releases.map((cohorts) => shown(cohorts, String.fromCharCode(97 + viewer))),
      ])
      const range = known.get(key) ?? {
        low: Array.from({ length: size }, () => Infinity),
        high: Array.from({ length: size }, () => -Infinity),
      }
      known.set(key, range)
      world.forEach((value, i) => {
        range.low[i] = Math.min(range.low[i]!, value)
        range.high[i] = Math.max(range.high[i]!, value)
      })
    }
  }
  for (const [key, { low, high }] of known) {
    const viewer = Number(key.slice(1, key.indexOf(',')))
    low.forEach((value, i) => (least = i === viewer ? least : Math.min(least, high[i]! - value)))
  }
  expect(known.size).toBeGreaterThan(10)
  return least
}

describe('by brute force, nobody knows what another has any closer than two steps', () => {
  const span = 2 * step

  test('from one release and their own value', () => {
    const publish = (world: number[]) => [cohortsOf(trees(world), { span, earlier: [] })]
    expect(narrowest(vectors(5, [0, 1, 2, 3, 4, 6, 8]), 5, [0], publish)).toBeGreaterThanOrEqual(span)
  })

  test('from two, three having left or come in between, though nobody changed', () => {
    const publish = (world: number[], turned: boolean) => {
      const [all, some] = [trees(world), trees(world.slice(0, 5))]
      const [one, other] = turned ? [some, all] : [all, some]
      const first = cohortsOf(one, { span, earlier: [] })
      const earlier = first.flatMap(({ suppressed, members }) => (suppressed === null ? [releaseOf(members)] : []))
      return [first, cohortsOf(other, { span, earlier })]
    }
    for (const turned of [false, true]) {
      expect(narrowest(vectors(8, [0, 4, 9]), 8, [0, 7], (world) => publish(world, turned))).toBeGreaterThanOrEqual(
        span,
      )
    }
  })

  test('while without the rule of changes one who leaves would be known', () => {
    const publish = (world: number[]) => [
      cohortsOf(trees(world), { span, earlier: [] }),
      cohortsOf(trees(world.slice(0, 5)), { span, earlier: [] }),
    ]
    expect(narrowest(vectors(6, [0, 3, 6, 12]), 6, [0], publish)).toBeLessThan(step)
  })
})
