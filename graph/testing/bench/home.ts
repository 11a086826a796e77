// How soon the board of 40,000 open records is painted against the bare shell, and how smoothly a bucket of 10,000
// scrolls against an empty virtual list: in turns, in one real Chromium over the real server.
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { launchChromium } from '../launchChromium.ts'
import { p95, makeEmpty, scroll } from './frames.ts'
import { median } from './load.ts'
import { moves } from './moves.ts'
import { password, signIn, startOurs } from './processes.ts'
import { slow } from './slow.ts'
import { sized } from './size.ts'

const rounds = sized(5, 1)
const goal = 1.5

/** All of them open, a quarter in each bucket. */
export const homeTenants = [{ organizations: 1, records: sized(40_000, 2_000) }]

/** Puts 10,000 records into each bucket of the tenant. */
export const fullBuckets = `
  update action set status = (array[5, 1, 3, 6])[1 + legacy_id % 4], disposition = case when legacy_id % 4 = 3 then 'ESCALATED'::disposition end`

/** Somebody who belongs to no organization: their board is the shell alone. */
async function newcomer(port: number): Promise<string> {
  const email = 'newcomer@bench.test'
  const post = async (path: string, body: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as { token: string; detail?: string }
  }
  await post('/api/procedures/save_user', { name: 'Newcomer', email, password })
  const { token, detail } = await post('/api/auth/login', { email, password })
  if (!token) throw new Error(detail)
  return token
}

async function contextOf(
  browser: Awaited<ReturnType<typeof chromium.connect>>,
  token: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 844 } })
  await context.addInitScript((value) => {
    localStorage.setItem('access_token', value)
    localStorage.setItem('refresh_token', 'none')
  }, token)
  return context
}

/** How long after it was asked for something of a page is painted. */
async function paintedAt(page: Page, address: string, selector: string): Promise<number> {
  await page.goto('about:blank')
  await page.goto(address)
  await page.locator(selector).first().waitFor()
  return page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))),
  )
}

export async function home(url: string) {
  const port = await startOurs(url)
  const address = `http://127.0.0.1:${port}/home`
  const viewer = await signIn(port, 'carrier-1', 1)
  const launched = await launchChromium()
  try {
    const browser = await chromium.connect(launched.endpoint)
    const nobody = await newcomer(port)
    const [board, shell] = await Promise.all([
      (await contextOf(browser, viewer.token)).newPage(),
      (await contextOf(browser, nobody)).newPage(),
    ])
    const painted = { board: [] as number[], shell: [] as number[] }
    // The first of each fills the caches.
    for (let round = 0; round <= rounds; round++) {
      const ours = await paintedAt(board, address, '[data-card]')
      const bare = await paintedAt(shell, address, 'text=You are not in an organization yet')
      if (round === 0) continue
      painted.board.push(ours)
      painted.shell.push(bare)
    }
    const [with10000, without] = [median(painted.board), median(painted.shell)]
    console.log(
      `home         board of 40,000 painted in ${with10000.toFixed(0)} ms, the bare shell in ${without.toFixed(0)} ms: ${(with10000 / without).toFixed(2)} × (goal ${goal})`,
    )
    const empty = await board.context().newPage()
    await makeEmpty(empty, 10_000, 90)
    const frames = { ours: [] as number[], empty: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      frames.ours.push(p95((await scroll(board, '[data-panel=NEXT]', 0.01 * round, '[data-card]')).times))
      frames.empty.push(p95((await scroll(empty, '#list', 0.01 * round)).times))
    }
    const [left, right] = [median(frames.ours), median(frames.empty)]
    console.log(
      `home         frames p95 ${left.toFixed(1)} ms, of an empty list ${right.toFixed(1)} ms: ${(left / right).toFixed(2)} × (goal ${goal})`,
    )
    await board.reload()
    await moves(board)
    const key = (await board.locator('[data-card]').first().getAttribute('aria-label'))!.split(' ')[0]!
    await slow(browser, `http://127.0.0.1:${port}`, viewer.token, nobody, key)
    await browser.close()
  } finally {
    await launched.close()
  }
}
