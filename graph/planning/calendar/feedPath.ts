const pattern = /^\/feeds\/([A-Za-z0-9_-]{1,100})\.ics$/

export const isFeeds = (pathname: string): boolean => pathname.startsWith('/feeds/')

export const feedPath = (token: string): string => `/feeds/${token}.ics`

/** The token in the path of a feed; undefined where it is none. */
export const tokenIn = (pathname: string): string | undefined => pattern.exec(pathname)?.[1]
