// Asks for each hook of react-relay by its own file: its index is CommonJS, which a bundler can't divide, so that the
// first page would carry the hooks of all screens.
import type { Plugin } from 'vite'

/** The file of which each is the whole, where it has another name. */
const hooks = new Map([
  ['RelayEnvironmentProvider', ''],
  ['useFragment', ''],
  ['useMutation', ''],
  ['usePaginationFragment', ''],
  ['usePreloadedQuery', ''],
  ['useQueryLoader', 'useQueryLoader_EXPERIMENTAL'],
  ['useRelayEnvironment', ''],
  ['useSubscription', ''],
])
/** What it hands on from relay-runtime. */
const ofRuntime = new Set(['commitLocalUpdate', 'commitMutation', 'fetchQuery', 'graphql', 'readInlineData'])

const statement = /^import \{([^}]*)\} from 'react-relay'$/gm

export function relayHooks(library: (file: string) => string): Plugin {
  const file = (name: string) => JSON.stringify(library(`react-relay/lib/relay-hooks/${name}.js`))
  const imported = (text: string) => {
    const [name, as = name] = text.split(' as ')
    if (hooks.has(name!)) return `import ${as} from ${file(hooks.get(name!) || name!)};`
    if (ofRuntime.has(name!)) return `import { ${text} } from 'relay-runtime';`
    if (name === 'loadQuery') return `import { ${text} } from ${file(name)};`
    throw new Error(`Say in ${import.meta.filename} where react-relay has ${name}.`)
  }
  return {
    name: 'relay hooks',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /from 'react-relay'/ },
      handler: (code) => ({
        code: code.replace(statement, (whole, names: string) => {
          const values = names.split(',').map((name) => name.trim())
          const lines = '\n'.repeat(whole.split('\n').length - 1)
          return values.flatMap((name) => (name && !name.startsWith('type ') ? imported(name) : [])).join(' ') + lines
        }),
        map: null,
      }),
    },
  }
}
