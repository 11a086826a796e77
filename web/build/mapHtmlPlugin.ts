// Leaflet writes HTML as plain text, which a page with Trusted Types refuses. In what is built, each such place goes
// through the map's own policy, which lets nothing by but what Leaflet itself is known to write:
// web/kernel/map/mapHtml.ts.
import type { Plugin } from 'vite'

// A value may hold a semicolon in a string: &#215;
const assignment = /\.innerHTML = ((?:'(?:[^'\\\n]|\\.)*'|[^;'])+);/g
const expected = 10

export function mapHtml(): Plugin {
  return {
    name: 'map-html',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/(leaflet|@geoman-io)\/.*\.js$/ },
      handler(code, id) {
        let count = 0
        const guarded = code.replace(assignment, (_match, value: string) => {
          count++
          return `.innerHTML = globalThis.opsgraphMapHtml(${value});`
        })
        if (id.includes('/leaflet/') && count < expected)
          throw new Error(`${id} writes HTML in ${count} places; ${expected} were known.`)
        return { code: guarded, map: null }
      },
    },
  }
}
