// What a screen lacks for those who do not see it, or use it by keyboard.
import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds wrong in the page or a part of it, by rule and place, but for rules that do not apply to it. */
export async function accessibilityProblems(page: Page, { except = [], within }: { except?: string[]; within?: string } = {}): Promise<string[]> {
  // It stays in the page for the next look, and looks in the page itself: a page of its own for each look takes a second.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async ({ rules, part }) => {
    // What is still fading in has not its colours yet.
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(finite.map(({ finished }) => finished))
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part ?? document, { resultTypes: ['violations'], rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])) })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`))
  }, { rules: except, part: within })
}
