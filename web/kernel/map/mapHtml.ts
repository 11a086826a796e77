// The one policy of Trusted Types that the page allows: it is the map's, and knows the few tags that Leaflet writes
// itself. Whatever else looks like a tag, a name among it, becomes text.

const harmless = /<(?!svg\/>|span aria-hidden="true">|\/span>)/g

const sanitized = (html: string): string => html.replace(harmless, '&lt;')

interface Policies {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML: (html: string) => unknown }
}

const { trustedTypes } = window as { trustedTypes?: Policies }
const policy = trustedTypes?.createPolicy('opsgraph-map', { createHTML: sanitized })

/** What Leaflet, as it is built, puts its HTML through. */
Object.assign(globalThis, {
  opsgraphMapHtml: (html: unknown) => (policy ? policy.createHTML(String(html)) : sanitized(String(html))),
})
