/**
 * Told of each call whether the server was reached; who wants to know comes behind the first screen, and says when it
 * is lost.
 */
export const reach: { tell?: (isReached: boolean) => void; isLost?: boolean } = {}
