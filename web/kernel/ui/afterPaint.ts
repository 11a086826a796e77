/** Once what is there has been painted, and the browser has nothing to do; at last after a second. */
export const afterPaint = () =>
  new Promise<void>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 1000 }) : setTimeout(resolve, 0),
  )
