// How smoothly the list of 200,000 records scrolls: its frames against those of an empty virtual list of the same length,
// in turns, in one real Chromium over the real server; and what its windows cost, the deepest too.
import { chromium, type Page } from 'playwright-core'
import { launchChromium } from '../launchChromium.ts'
import { graphqlCall, Connection, median } from './load.ts'
import { signIn, startOurs, type BenchViewer } from './processes.ts'

const rounds = 5
const goal = 1.5
const lines = 200_000
const height = 36

/** Scrolls on from a place, a few lines each frame; answers with how long the frames took and how many lines there were. */
const scroll = async (page: Page, selector: string, from: number) => {
  await page.bringToFront()
  return page.evaluate(
    ({ selector, from }) =>
      new Promise<{ times: number[]; most: number }>((resolve) => {
        const element = document.querySelector<HTMLElement>(selector)!
        element.scrollTop = from * element.scrollHeight
        const times: number[] = []
        let most = 0
        let before = 0
        const frame = (now: number) => {
          if (before) times.push(now - before)
          before = now
          most = Math.max(most, element.querySelectorAll('[data-line]').length)
          element.scrollTop += 90
          if (times.length < 150) requestAnimationFrame(frame)
          else resolve({ times: times.slice(10), most })
        }
        setTimeout(() => requestAnimationFrame(frame), 400)
      }),
    { selector, from },
  )
}

const p95 = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)]!

/** The least that a virtual list can be: lines without anything, put where they are in sight. */
const makeEmpty = (page: Page) =>
  page.evaluate(
    ({ lines, height }) => {
      document.body.innerHTML = `<div id="list" style="height: 700px; overflow: auto"><div style="position: relative; height: ${lines * height}px"></div></div>`
      const list = document.querySelector<HTMLElement>('#list')!
      const inner = list.firstElementChild!
      const pool = Array.from({ length: 40 }, () => {
        const line = document.createElement('div')
        line.dataset.line = ''
        line.style.cssText = `position: absolute; left: 0; right: 0; height: ${height}px`
        inner.append(line)
        return line
      })
      const place = () => {
        const first = Math.max(0, Math.floor(list.scrollTop / height) - 8)
        pool.forEach((line, i) => (line.style.transform = `translateY(${(first + i) * height}px)`))
      }
      list.addEventListener('scroll', place, { passive: true })
      place()
    },
    { lines, height },
  )

const windowDocument = `query ($order: ActionOrder!, $offset: Int!, $filter: ActionListFilter) {
  actionGrid(order: $order, descending: false, filter: $filter) { rows(offset: $offset, limit: 50) { id key title stateName organization { name } assignee { name } } } }`

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
  for (const order of ['NUMBER', 'PRIORITY', 'DUE', 'STATUS_SINCE', 'CREATED', 'TITLE', 'ASSIGNEE']) {
    const [top, deep] = [await cost({ order, offset: 0 }), await cost({ order, offset: lines - 100 })]
    console.log(`grid         by ${order}: ${top} ms at the top, ${deep} ms at ${(lines - 100).toLocaleString('en')}`)
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
    await makeEmpty(empty)
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
