import type { Page } from 'playwright-core'

/** Waits until a screen is there, and nothing of it is still on its way. */
export async function isSettled(page: Page) {
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], [role=progressbar][aria-label=Loading]'))
}
