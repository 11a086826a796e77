import type { BrowserContext, Page, Request } from 'playwright-core'
import { expect } from 'vitest'

const underway = new WeakMap<Page, Set<Request>>()

/** Keeps count of what the pages of a browser have asked for and not got; a stream of events is not waited for. */
export function countCalls(context: BrowserContext, isStream: (request: Request) => boolean) {
  context.on('page', (page) => {
    const calls = new Set<Request>()
    underway.set(page, calls)
    page.on('request', (request) => !isStream(request) && calls.add(request))
    page.on('requestfinished', (request) => calls.delete(request))
    page.on('requestfailed', (request) => calls.delete(request))
  })
}

/** Waits until a screen is there, and nothing of it is still on its way, at three looks. */
export async function isSettled(page: Page) {
  const calls = underway.get(page)!
  let looks = 0
  await expect
    .poll(async () => {
      const isThere = await page.evaluate(
        () =>
          document.querySelector('h1') !== null &&
          !document.querySelector('[aria-busy=true], [role=progressbar][aria-label=Loading]'),
      )
      looks = isThere && calls.size === 0 ? looks + 1 : 0
      return looks
    })
    .toBeGreaterThan(2)
}
