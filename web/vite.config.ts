import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunksByPart } from './build/chunks.ts'
import { firstLoad } from './build/firstLoadPlugin.ts'
import { mapHtml } from './build/mapHtmlPlugin.ts'
import { relay, withoutTexts } from './build/relayPlugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const api = process.env.OPSGRAPH_API ?? 'http://127.0.0.1:4000'

export default defineConfig({
  root: here('.'),
  plugins: [
    relay(here('__generated__')),
    withoutTexts(),
    mapHtml(),
    react(),
    firstLoad({
      report: here('../dist/first-load.txt'),
      budgetKb: 225,
      fontKb: 60,
      screens: [
        ['app/home/screens.ts', 'HomePageQuery.graphql.ts', 'BoardSectionQuery.graphql.ts'],
        ['people/session/LoginPage.tsx'],
      ],
    }),
  ],
  // The hooks alone, without the containers of older React.
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  server: { proxy: { '/graphql': api, '/api': api, '/files': api, '/health': api } },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunksByPart(here('./')) } } },
  },
})
