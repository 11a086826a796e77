// Each legacy path beside its twin in GraphQL, as each account: both answer the same, and change and tell the same; and
// who may do what is as product and policy have it, not as either of them happens to answer.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { absent, callsOf, makerOf, nameOf, type Call } from '../../testing/callsOf.ts'
import { demoIds } from '../../testing/demoIds.ts'
import { accounts, legacyCalls } from '../../testing/legacyCalls.ts'
import { legacyPaths } from '../../testing/legacyPaths.ts'
import { Parity, type Answer, type Asked } from '../../testing/parity.ts'
import { failures } from './failures.ts'
import type { RestRow } from './rest.ts'
import { restRows } from './rows.ts'

const stranger = 'admin@other.test'
const ofNorthway =
  /demo\.test|Northway|Reno|Western division|afdd265e-9dea|ef0e3567-2307|c4f4521c-7bbe|d30f0b4b-ad0e|c6f933e6-5905/

let parity: Parity
let pristine: string[]
const proven = new Set<string>()
const sums = () => Promise.all([parity.rest.changes.sum(), parity.twin.changes.sum()])

beforeAll(async () => {
  parity = await Parity.make(accounts)
  pristine = await sums()
})

afterEach(() => parity.takeBack())

afterAll(async () => {
  await parity.close()
  console.log(`Parity: ${proven.size} of ${legacyPaths.length} rows.`)
})

test('the rows are the calls of the specification, and each has its twin', () => {
  expect(restRows.map(nameOf).sort()).toEqual([...legacyPaths].sort())
  expect(Object.keys(legacyCalls).sort()).toEqual([...legacyPaths].sort())
  expect(legacyPaths).toHaveLength(72)
})

/** A call at both doors. */
function atBoth(row: RestRow, { asked, variables }: Call, as: string | null) {
  const own = typeof variables === 'function' ? variables(as) : variables
  return Promise.all([parity.call(row, asked, as), parity.ask(row, own as object, asked, as)])
}

/**
 * The same as somebody, where what it consumes was made; fails where the doors differ in what they answer, change or
 * tell.
 */
async function compared(row: RestRow, call: Call, as: string | null): Promise<Answer & { changed: number }> {
  const maker = makerOf(row)
  if (maker) await atBoth(maker, callsOf(maker)[0]!, accounts[0])
  const before = maker ? await parity.changed() : 0
  const [rest, twin] = await atBoth(row, call, as)
  const outcomes = await parity.outcomes(rest, twin)
  expect(outcomes.rest, `${nameOf(row)} as ${as}`).toEqual(outcomes.twin)
  const changed = outcomes.rest.changes.length
  if (changed) await parity.takeBack()
  return { ...rest, changed: changed - before }
}

describe('each row answers, changes and tells as its twin does, each account as it may', () => {
  test.each(restRows.map((row) => [nameOf(row), row] as const))('%s', async (name, row) => {
    const isPublic = !row.example.as
    for (const call of callsOf(row)) {
      const answered: number[] = []
      const lists: object[][] = []
      for (const as of isPublic ? [null] : accounts) {
        const { status, body, changed } = await compared(row, call, as)
        answered.push(status)
        lists.push(body as object[])
        if (status !== 200) expect(changed, `refused, and yet changed, as ${as}`).toBe(0)
        if (as === stranger) await learnsNothing(row, call, { status, body })
      }
      expect(answered.join(' '), JSON.stringify([call.asked, lists]).slice(0, 2000)).toBe(call.answers)
      if (call.sees) expect(seen(lists, call.by!), `seen at ${JSON.stringify(call.asked)}`).toBe(call.sees)
    }
    if (!isPublic) {
      const [call] = callsOf(row)
      const { status, body } = await compared(row, call!, null)
      const message = failures[name] ?? failures[row.path]
      expect([status, body]).toMatchObject([401, { message, detail: 'Sign in first.', code: 'UNAUTHENTICATED' }])
    }
    proven.add(name)
  })

  /**
   * Whoever is of another company is answered as if what they name did not exist, and never with anything of this one.
   */
  async function learnsNothing(row: RestRow, { asked }: Call, { status, body }: Answer) {
    if (status === 200) expect(JSON.stringify(body)).not.toMatch(ofNorthway)
    const nowhere = absent(asked)
    const said = ({ query, ...more }: Asked) => JSON.stringify([...query, more])
    if (said(nowhere) === said(asked) || said(asked).includes(demoIds.halden)) return
    const numberless = (answer: unknown) => JSON.stringify(answer).replace(/"requestId":\d+/, '')
    const answer = await parity.call(row, nowhere, stranger)
    if (answer.status === 200) await parity.takeBack()
    expect([answer.status, numberless(answer.body)]).toEqual([status, numberless(body)])
  }

  /** All, some or none of what the first account is given, for each. */
  function seen(lists: object[][], by: string[]): string {
    const keys = lists.map((list) =>
      (Array.isArray(list) ? list : []).map((one) =>
        JSON.stringify(by.map((field) => (one as Record<string, unknown>)[field])),
      ),
    )
    const all = new Set(keys[0])
    return keys
      .map((list) => {
        const count = list.filter((key) => all.has(key)).length
        return count === 0 ? 'none' : count === all.size && list.length === count ? 'all' : 'some'
      })
      .join(' ')
  }
})

test('what was changed to find out is taken back', async () => {
  // What is counted from time to time, and what is written once a call is answered, may come last.
  const left = async () => {
    await parity.takeBack()
    return sums()
  }
  await expect.poll(left).toEqual(pristine)
})
