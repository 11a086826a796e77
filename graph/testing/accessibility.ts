// What a screen lacks for those who do not see it, or use it by keyboard.
import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The rules whose answer depends on the theme. */
export const colours = ['color-contrast', 'link-in-text-block']

interface Look {
  /** Rules that do not apply to it. */
  except?: string[]
  /** The only rules to look by; all, where none are named. */
  only?: string[]
  within?: string
}

/** What axe finds wrong in the page or a part of it, by rule and place. */
export async function accessibilityProblems(page: Page, { except = [], only, within }: Look = {}): Promise<string[]> {
  // It stays in the page for the next look, and looks in the page itself: a page of its own for each look takes a
  // second.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ not, only, part }) => {
      // What is still fading in has not its colours yet.
      const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(finite.map(({ finished }) => finished))
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part ?? document, {
        resultTypes: ['violations'],
        // Style sheets are read again for a rule alone that is not in use, which takes a third of the time.
        preload: false,
        rules: Object.fromEntries(not.map((rule) => [rule, { enabled: false }])),
        ...(only && { runOnly: only }),
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      )
    },
    { not: except, only, part: within },
  )
}
