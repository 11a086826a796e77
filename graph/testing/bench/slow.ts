// How soon a page is there on a slow line and a slow device, with nothing in the browser's cache: Slow 4G, and a
// processor four times as slow.
import type { Browser } from 'playwright-core'
import { median } from './load.ts'
import { sized } from './size.ts'

const rounds = sized(3, 1)
/** As Lighthouse has it: 150 ms each way and back, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

interface Noted {
  /** When what makes the page usable was painted. */
  usable: Promise<number>
  /** Long tasks: when each ended, and how long it took. */
  tasks: [number, number][]
  shifts: number[]
}

/** Notes from the beginning what keeps a page from answering, what moves in it, and when an element is painted. */
function note(selector: string) {
  const usable = new Promise<number>((resolve) =>
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    }).observe(document, { subtree: true, childList: true }),
  )
  const noted: Noted = { usable, tasks: [], shifts: [] }
  Object.assign(window, { noted })
  const each = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  each('longtask', ({ startTime, duration }) => noted.tasks.push([startTime + duration, duration]))
  each('layout-shift', (entry) => noted.shifts.push((entry as PerformanceEntry & { value: number }).value))
}

interface Seen {
  /** Milliseconds since it was asked for. */
  firstPaint: number
  largestPaint: number
  usable: number
  /** How long scripts kept the page from answering until then, beyond 50 ms each (Total Blocking Time). */
  blocked: number
  /** How far what was there moved (Cumulative Layout Shift). */
  shifted: number
  /** Bytes over the line until then: of code and styles, and of all. */
  code: number
  all: number
}

/** Opens an address in a new browser of its own, and waits for what makes it usable. */
async function open(browser: Browser, address: string, selector: string, token?: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 844 } })
  try {
    if (token) await context.addInitScript((value) => localStorage.setItem('access_token', value), token)
    await context.addInitScript(note, selector)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4g)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const types = new Map<string, string>()
    const received: { at: number; bytes: number; id: string }[] = []
    let asked = Infinity
    devtools.on('Network.requestWillBeSent', ({ timestamp }) => (asked = Math.min(asked, timestamp)))
    devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    devtools.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
      received.push({ at: timestamp, bytes: encodedDataLength, id: requestId }),
    )
    await page.goto(address, { waitUntil: 'commit', timeout: 120_000 })
    const times = await page.evaluate(async () => {
      const { noted } = window as unknown as { noted: Noted }
      const usable = await noted.usable
      const largestPaint = await new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      )
      // What comes late may still push away what is there.
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      const { tasks, shifts } = noted
      const blocked = tasks.reduce((sum, [end, duration]) => sum + (end <= usable ? Math.max(0, duration - 50) : 0), 0)
      const shifted = shifts.reduce((sum, value) => sum + value, 0)
      return {
        firstPaint: performance.getEntriesByName('first-paint')[0]!.startTime,
        largestPaint,
        usable,
        blocked,
        shifted,
      }
    })
    const until = received.filter(({ at }) => (at - asked) * 1000 <= times.usable)
    const bytes = (rows: typeof until) => rows.reduce((sum, row) => sum + row.bytes, 0)
    const code = until.filter(({ id }) => /Script|Stylesheet/.test(types.get(id) ?? ''))
    return { ...times, code: bytes(code), all: bytes(until) }
  } finally {
    await context.close()
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
const kb = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`

/** Sign-in, board, record, list of records, and the bare shell of the same libraries, in turns. */
export async function slow(browser: Browser, address: string, viewer: string, newcomer: string, key: string) {
  const screens = {
    'sign-in': ['/login', 'input[type=password]'],
    board: ['/home', '[data-card]', viewer],
    record: [`/home/record/${key}`, '[role=region][aria-label=Record]', viewer],
    records: ['/activerecords', '[role=row] ~ [role=row]', viewer],
    'bare shell': ['/home', 'a.primary[href*=createorganization]', newcomer],
  } satisfies Record<string, [string, string, string?]>
  type Name = keyof typeof screens
  const names = Object.keys(screens) as Name[]
  const seen = Object.fromEntries(names.map((name) => [name, [] as Seen[]])) as Record<Name, Seen[]>
  for (let round = 0; round < rounds; round++)
    for (const name of names) {
      const [path, selector, token] = screens[name] as [string, string, string?]
      seen[name].push(await open(browser, `${address}${path}`, selector, token))
    }
  const middle = (name: Name, what: keyof Seen) => median(seen[name].map((one) => one[what]))
  const shell = (what: keyof Seen) => middle('bare shell', what)
  for (const name of names) {
    const of = (what: keyof Seen) => middle(name, what)
    const times = (what: keyof Seen) => `${seconds(of(what))} (${(of(what) / shell(what)).toFixed(2)} ×)`
    console.log(
      `slow         ${name}: first paint ${seconds(of('firstPaint'))}, largest ${times('largestPaint')}, blocked ${times('blocked')}, usable ${times('usable')}, shifted ${of('shifted').toFixed(3)}; ${kb(of('code'))} of code, ${kb(of('all'))} in all`,
    )
  }
  console.log(
    `slow         board against bare shell ${(middle('board', 'usable') / shell('usable')).toFixed(2)} × (goals 2.0, 225 kB of code and 310 kB in all; sign-in 200 kB of code)`,
  )
}
