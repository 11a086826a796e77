import type { BrowserContext } from 'playwright-core'

/** Four of ten answers to what pages ask for come up to two seconds late, so that they come in any order. */
export const storm = (context: BrowserContext) =>
  context.addInitScript(() => {
    const fetchNow = window.fetch.bind(window)
    // Of its own, where a test keeps the clock.
    const later = window.setTimeout.bind(window)
    window.fetch = async (...asked) => {
      const answer = await fetchNow(...asked)
      const isLate = !answer.headers.get('content-type')?.includes('event-stream') && Math.random() < 0.4
      if (isLate) await new Promise((resolve) => later(resolve, Math.random() * 2_000))
      return answer
    }
  })
