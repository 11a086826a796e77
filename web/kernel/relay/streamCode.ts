let coming: Promise<typeof import('./eventStream.ts')> | undefined

/** The code of the stream: asked for once, by whoever listens first, and again where it did not come. */
export function streamCode() {
  coming ??= import('./eventStream.ts').catch((error: unknown) => {
    coming = undefined
    throw error
  })
  return coming
}
