let loaded: Promise<typeof import('mathjs')> | undefined

/** mathjs takes a second to load: who reads no formula does not wait for it, and nobody twice. */
export const mathjs = () => (loaded ??= import('mathjs'))

const afterStart = 2_000

/** Loads it once the start is over, so that neither that nor the first to enter data waits, least of all in a transaction. */
export function loadMathjsLater(): void {
  setTimeout(() => void mathjs().catch(() => {}), afterStart).unref()
}
