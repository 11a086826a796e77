/** Told of each call whether the server was reached; who wants to know comes behind the first screen. */
export const reach: { tell?: (isReached: boolean) => void } = {}
