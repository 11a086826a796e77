import type { BrowserContext, Page, Request } from 'playwright-core'
import { expect } from 'vitest'

interface Call {
  name: string
  /** In milliseconds since the epoch. */
  at: number
  endedAt?: number
}

const callsOf = new WeakMap<Page, Map<Request, Call>>()

/** Keeps what the pages of a browser ask for, and whether they have got it; a stream of events never ends. */
export function countCalls(context: BrowserContext, isStream: (request: Request) => boolean) {
  context.on('page', (page) => {
    const calls = new Map<Request, Call>()
    callsOf.set(page, calls)
    const ended = (request: Request) => {
      const call = calls.get(request)
      if (call) call.endedAt = Date.now()
    }
    page.on('request', (request) => {
      if (!isStream(request)) calls.set(request, { name: nameOf(request), at: Date.now() })
    })
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
  })
}

const nameOf = (request: Request) => /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1] ?? request.url()

const isUnderWay = ({ endedAt }: Call) => endedAt === undefined

/** The last calls of a page, each with how long ago it was made and how long it took. */
export const lastCalls = (page: Page): string =>
  [...callsOf.get(page)!.values()]
    .slice(-30)
    .map(({ name, at, endedAt }) => `${Date.now() - at} ms ago ${name} ${endedAt ? `took ${endedAt - at} ms` : '…'}`)
    .join('\n')

/** Waits until a screen is there, and nothing of it is still on its way, at three looks. */
export async function isSettled(page: Page) {
  const calls = callsOf.get(page)!
  let looks = 0
  await expect
    .poll(async () => {
      const isThere = await page.evaluate(
        () =>
          document.querySelector('h1') !== null &&
          !document.querySelector('[aria-busy=true], [role=progressbar][aria-label=Loading]'),
      )
      looks = isThere && ![...calls.values()].some(isUnderWay) ? looks + 1 : 0
      return looks
    })
    .toBeGreaterThan(2)
}
