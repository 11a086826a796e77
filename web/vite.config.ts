import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { board, chunksByPart } from './build/chunks.ts'
import { coldFrame } from './build/coldFramePlugin.ts'
import { firstLoad } from './build/firstLoadPlugin.ts'
import { kit } from './build/kitPlugin.ts'
import { inLanguage } from './build/languagePlugin.ts'
import { mapHtml } from './build/mapHtmlPlugin.ts'
import { relayHooks } from './build/relayHooksPlugin.ts'
import { relay, withoutTexts } from './build/relayPlugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const library = (file: string) => here(`../node_modules/${file}`)
/** The web is built once for each language. */
const language = process.env.OPSGRAPH_LANGUAGE ?? 'en'
const api = process.env.OPSGRAPH_API ?? 'http://127.0.0.1:4000'

export default defineConfig({
  root: here('.'),
  plugins: [
    relayHooks(library),
    relay(here('__generated__')),
    withoutTexts(),
    inLanguage(language),
    mapHtml(),
    coldFrame('app/guardedRoutes.tsx'),
    kit(),
    react(),
    firstLoad({
      report: here(`../dist/first-load.${language}.txt`),
      fontKb: 60,
      screens: {
        'the sign-in': { budgetKb: 200, modules: ['people/session/LoginPage.tsx'] },
        'the board': { budgetKb: 225, modules: board },
      },
    }),
  ],
  resolve: {
    alias: [
      // The hooks alone, without the containers of older React; in what is built each comes by itself.
      { find: /^react-relay$/, replacement: 'react-relay/hooks' },
      // Relay has two ways to read fragments, to load queries and more of a list; its flag chooses the second.
      ...(
        [
          [/^\.\/useFragmentInternal_CURRENT$/, 'useFragmentInternal'],
          [/^(\.{1,2}|\.\/relay-hooks)\/useQueryLoader$/, 'useQueryLoader'],
          [/^\.{1,2}\/useLoadMoreFunction$/, 'useLoadMoreFunction'],
        ] as const
      ).map(([find, hook]) => ({ find, replacement: library(`react-relay/lib/relay-hooks/${hook}_EXPERIMENTAL.js`) })),
      // Nothing here is read by a resolver of Relay's, whose cache its store makes all the same.
      { find: /^\.\/live-resolvers\/LiveResolverCache$/, replacement: here('./kernel/relay/noLiveResolvers.ts') },
      // React Router names its development build alone, which carries warnings for whoever writes routes.
      { find: /^react-router$/, replacement: library('react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: library('react-router/dist/production/dom-export.mjs') },
    ],
  },
  define: { __LANGUAGE__: JSON.stringify(language) },
  server: { proxy: { '/graphql': api, '/api': api, '/files': api, '/health': api } },
  build: {
    outDir: here(`../dist/web/${language}`),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      // Emotion imports it for a component that nothing uses.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      output: { codeSplitting: { groups: chunksByPart(here('./')) } },
    },
  },
})
