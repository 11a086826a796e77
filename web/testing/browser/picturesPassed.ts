import type { Locator } from 'playwright-core'

/** The names of the pictures that pass in a part of the page from now on: who asks from outside may miss some. */
export const picturesPassed = (part: Locator) =>
  part.evaluateHandle((element) => {
    const names: string[] = []
    new MutationObserver(() => {
      for (const { alt } of element.querySelectorAll('img')) if (names.at(-1) !== alt) names.push(alt)
    }).observe(element, { subtree: true, childList: true, attributes: true })
    return names
  })
