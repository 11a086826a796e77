/** On every answer. What runs in a page has a policy of its own, with the page. */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  // Maps show their viewer's position, when it is asked for.
  ['permissions-policy', 'camera=(), geolocation=(self), microphone=(), payment=()'],
]

/** A browser that was here once over TLS comes no other way for a year. */
export const strictTransport = 'max-age=31536000'

/** The policy of the web: its own files, map tiles of an origin, and inline only what carries the page's nonce. */
export const pagePolicy = (nonce: string, tilesOrigin: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${tilesOrigin && ` ${tilesOrigin}`}`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The map's, which sanitises: web/kernel/map/mapHtml.ts.
    'trusted-types opsgraph-map',
  ].join('; ')

/** The policy of GraphiQL's page: its files are of this address; its editor sets styles of its own. */
export const graphiqlPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
