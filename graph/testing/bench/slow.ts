// How soon a page is there on a slow line and a slow device, with nothing in the browser's cache: Slow 4G, and a
// processor four times as slow.
import type { Browser } from 'playwright-core'
import { median } from './load.ts'

const rounds = 3
/** As Lighthouse has it: 150 ms each way and back, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

interface Seen {
  /** Milliseconds since it was asked for. */
  firstPaint: number
  largestPaint: number
  usable: number
  /** Bytes over the line until then: of code and styles, and of all. */
  code: number
  all: number
}

/** Opens an address in a new browser of its own, and waits for what makes it usable. */
async function open(browser: Browser, address: string, selector: string, token?: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 844 } })
  try {
    if (token) await context.addInitScript((value) => localStorage.setItem('access_token', value), token)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4g)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const types = new Map<string, string>()
    let code = 0
    let all = 0
    devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      all += encodedDataLength
      if (/Script|Stylesheet/.test(types.get(requestId) ?? '')) code += encodedDataLength
    })
    await page.goto(address, { waitUntil: 'commit', timeout: 120_000 })
    await page.locator(selector).first().waitFor({ timeout: 120_000 })
    const [ofCode, ofAll] = [code, all]
    const times = await page.evaluate(async () => {
      const usable = await new Promise<number>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))),
      )
      const largestPaint = await new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      )
      return { firstPaint: performance.getEntriesByName('first-paint')[0]!.startTime, largestPaint, usable }
    })
    return { ...times, code: ofCode, all: ofAll }
  } finally {
    await context.close()
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
const kb = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`

/** The sign-in, the board, and the bare shell of the same libraries, in turns. */
export async function slow(browser: Browser, address: string, viewer: string, newcomer: string) {
  const seen = { signIn: [] as Seen[], board: [] as Seen[], shell: [] as Seen[] }
  for (let round = 0; round < rounds; round++) {
    seen.signIn.push(await open(browser, `${address}/login`, 'input[type=password]'))
    seen.board.push(await open(browser, `${address}/home`, '[data-card]', viewer))
    seen.shell.push(await open(browser, `${address}/home`, 'text=You are not in an organization yet', newcomer))
  }
  const of = (name: keyof typeof seen) => {
    const middle = (what: keyof Seen) => median(seen[name].map((one) => one[what]))
    const [first, largest, usable] = [middle('firstPaint'), middle('largestPaint'), middle('usable')]
    const text = `first paint ${seconds(first)}, largest ${seconds(largest)}, usable ${seconds(usable)}; ${kb(middle('code'))} of code, ${kb(middle('all'))} in all`
    return { usable, text }
  }
  const [board, shell] = [of('board'), of('shell')]
  console.log(`slow         sign-in ${of('signIn').text} (goal 200 kB of code)`)
  console.log(`slow         board ${board.text} (goals 225 kB of code, 310 kB in all)`)
  console.log(`slow         bare shell ${shell.text}`)
  console.log(`slow         board against bare shell ${(board.usable / shell.usable).toFixed(2)} × (goal 2.0)`)
}
