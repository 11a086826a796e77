/** How the path of a feed begins; what it is known by, behind that, is a secret. */
export const feedsPrefix = '/feeds/'

const pattern = /^\/feeds\/([A-Za-z0-9_-]{1,100})\.ics$/

export const isFeeds = (pathname: string): boolean => pathname.startsWith(feedsPrefix)

export const feedPath = (token: string): string => `${feedsPrefix}${token}.ics`

/** The token in the path of a feed; undefined where it is none. */
export const tokenIn = (pathname: string): string | undefined => pattern.exec(pathname)?.[1]
