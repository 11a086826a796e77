let loaded: Promise<typeof import('./mathjsParts.ts')> | undefined

/** mathjs takes a second to load: who reads no formula does not wait for it, and nobody twice. */
export const mathjs = () => (loaded ??= import('./mathjsParts.ts'))

let parser: Promise<typeof import('mathjs').parse> | undefined

/** Its parser, which keeps every digit of a number. */
export const parserOfDecimals = () =>
  (parser ??= mathjs().then(
    ({ create, parseDependencies, BigNumberDependencies }) =>
      create({ ...parseDependencies, ...BigNumberDependencies }, { number: 'BigNumber' }).parse,
  ))

const afterStart = 2_000

/**
 * Loads it once the start is over, so that neither that nor the first to enter data waits, least of all in a
 * transaction.
 */
export function loadMathjsLater(): void {
  setTimeout(() => void parserOfDecimals().catch(() => {}), afterStart).unref()
}
