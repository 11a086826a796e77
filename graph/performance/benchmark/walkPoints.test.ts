import { describe, expect, test } from 'vitest'
import { isInside, isOutside, walkPoints, type Rule } from './walkPoints.ts'

const punctuality: Rule = { alertIf: 'BELOW_THRESHOLD', target: 95, reset: 96, consecutive: 2 }
const walk = (values: number[], rule = punctuality) => {
  const { episodes, streak } = walkPoints(
    values.map((value, at) => ({ value, at })),
    rule,
  )
  return {
    episodes: episodes.map(({ first, opened, recovered }) => [first.at, opened.at, recovered?.at ?? null]),
    streak,
  }
}

describe('a row of points', () => {
  test('91, 89, 89, 89, 92, 95 opens one breach that is not recovered', () => {
    expect(walk([91, 89, 89, 89, 92, 95])).toEqual({ episodes: [[0, 1, null]], streak: 0 })
  })

  test('is no breach at the target, nor before there are enough in a row', () => {
    expect(walk([95, 95, 94, 95, 94])).toEqual({ episodes: [], streak: 1 })
  })

  test('is back after enough in a row at the reset level, and may begin anew', () => {
    expect(walk([94, 94, 96, 95, 96, 96, 94, 94])).toEqual({
      episodes: [
        [0, 1, 5],
        [6, 7, null],
      ],
      streak: 0,
    })
  })

  test('goes the other way for what alerts above', () => {
    expect(walk([10, 11, 12, 9, 8], { alertIf: 'ABOVE_THRESHOLD', target: 10, reset: 9, consecutive: 2 })).toEqual({
      episodes: [[1, 2, 4]],
      streak: 0,
    })
  })

  test('that swings 10,000 times leaves one breach open', () => {
    const { episodes } = walk(Array.from({ length: 10_000 }, (_, i) => (i % 3 === 2 ? 97 : 90)))
    expect(episodes).toEqual([[0, 1, null]])
  })
})

/** The same said by looking back from each point, without any state but what is open. */
function model(values: readonly number[], rule: Rule): [number, number | null][] {
  const found: [number, number | null][] = []
  let from = 0
  for (let i = 0; i < values.length; i++) {
    const row = values.slice(Math.max(from, i - rule.consecutive + 1), i + 1)
    const last = found.at(-1)
    const open = last !== undefined && last[1] === null
    if (row.length < rule.consecutive || !row.every((value) => (open ? isInside(rule, value) : isOutside(rule, value))))
      continue
    if (open) last[1] = i
    else found.push([i, null])
    from = i + 1
  }
  return found
}

test('any row of points by any rule is what the model says, and walking on from a recovery says the same', () => {
  let seed = 20261121
  const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below
  for (let run = 0; run < 2_000; run++) {
    const below = random(2) === 0
    const target = 90 + random(5)
    const rule: Rule = {
      alertIf: below ? 'BELOW_THRESHOLD' : 'ABOVE_THRESHOLD',
      target,
      reset: target + (below ? 1 : -1) * random(3),
      consecutive: 1 + random(4),
    }
    const values = Array.from({ length: random(40) }, () => 86 + random(14))
    const points = values.map((value, at) => ({ value, at }))
    const { episodes } = walkPoints(points, rule)
    expect(episodes.map(({ opened, recovered }) => [opened.at, recovered?.at ?? null])).toEqual(model(values, rule))
    expect(episodes.filter(({ recovered }) => !recovered).length).toBeLessThanOrEqual(1)
    const end = episodes.findLast(({ recovered }) => recovered)?.recovered
    if (!end) continue
    const on = walkPoints(
      points.filter(({ at }) => at > end.at),
      rule,
    ).episodes
    expect(on.map(({ opened }) => opened.at)).toEqual(
      episodes.filter(({ first }) => first.at > end.at).map(({ opened }) => opened.at),
    )
  }
})
