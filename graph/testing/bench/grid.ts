// How smoothly the list of 200,000 records scrolls: its frames against those of an empty virtual list of the same
// length, in turns, in one real Chromium over the real server; and what its windows cost, the deepest too.
import { chromium } from 'playwright-core'
import { orders } from '../../work/action/gridOrder.ts'
import { launchChromium } from '../launchChromium.ts'
import { makeEmpty, p95, scroll } from './frames.ts'
import { graphqlCall, Connection, median } from './load.ts'
import { signIn, startOurs, type BenchViewer } from './processes.ts'
import { sized } from './size.ts'

const rounds = sized(5, 1)
const goal = 1.5
const lines = sized(200_000, 2_000)
const height = 36

export const gridTenants = [{ organizations: 1, records: lines }]

const windowDocument = `query ($orderBy: ActionOrder!, $offset: Int!, $filter: ActionFilter) {
  actionGrid(orderBy: $orderBy, filter: $filter) { rows(first: 50, startIndex: $offset) { nodes { id key title stateName organization { name } assignee { name } } } } }`

/** What a window of each order costs far down, in milliseconds. */
async function windows(port: number, viewer: BenchViewer) {
  const connection = new Connection(port)
  const cost = async (variables: object) => {
    const times: number[] = []
    for (let i = 0; i < 7; i++) {
      const begun = performance.now()
      await connection.send(graphqlCall(viewer, windowDocument, variables))
      times.push(performance.now() - begun)
    }
    return median(times.slice(2)).toFixed(0)
  }
  for (const field of Object.keys(orders)) {
    for (const direction of ['ASC', 'DESC']) {
      const orderBy = { field, direction }
      const [top, deep] = [await cost({ orderBy, offset: 0 }), await cost({ orderBy, offset: lines - 100 })]
      console.log(
        `grid         by ${field} ${direction}: ${top} ms at the top, ${deep} ms at ${(lines - 100).toLocaleString('en')}`,
      )
    }
  }
  connection.close()
}

export async function grid(url: string) {
  const port = await startOurs(url)
  const viewer = await signIn(port, 'carrier-1', 1)
  await windows(port, viewer)
  const launched = await launchChromium()
  try {
    const browser = await chromium.connect(launched.endpoint)
    const context = await browser.newContext({ viewport: { width: 1440, height: 844 } })
    await context.addInitScript((token) => {
      localStorage.setItem('access_token', token)
      localStorage.setItem('refresh_token', 'none')
    }, viewer.token)
    const [ours, empty] = [await context.newPage(), await context.newPage()]
    await ours.goto(`http://127.0.0.1:${port}/activerecords`)
    await ours.locator('[role=grid] [role=row][aria-selected]').first().waitFor()
    await makeEmpty(empty, lines, height)
    const found = { ours: [] as number[], empty: [] as number[] }
    let most = 0
    await scroll(ours, '[role=grid]', 0.01)
    await scroll(empty, '#list', 0.01)
    for (let round = 0; round < rounds; round++) {
      const from = (round + 0.5) / (rounds + 1)
      const mine = await scroll(ours, '[role=grid]', from)
      most = Math.max(most, mine.most)
      found.ours.push(p95(mine.times))
      found.empty.push(p95((await scroll(empty, '#list', from)).times))
    }
    const [left, right] = [median(found.ours), median(found.empty)]
    console.log(
      `grid         frames p95 ${left.toFixed(1)} ms, of an empty list ${right.toFixed(1)} ms: ${(left / right).toFixed(2)} × (goal ${goal}); at most ${most} rows in the page (goal 60)`,
    )
    await browser.close()
  } finally {
    await launched.close()
  }
}
