import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoad } from './firstLoadPlugin.ts'
import { mapHtml } from './mapHtmlPlugin.ts'
import { relay } from './relayPlugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const api = process.env.OPSGRAPH_API ?? 'http://127.0.0.1:4000'

export default defineConfig({
  root: here('.'),
  plugins: [
    relay(here('__generated__')),
    mapHtml(),
    react(),
    firstLoad({
      report: here('../dist/first-load.txt'),
      budgetKb: 225,
      fontKb: 60,
      screens: [['home/screens.ts', 'HomePageQuery.graphql.ts', 'BoardSectionQuery.graphql.ts'], ['session/LoginPage.tsx']],
    }),
  ],
  // The hooks alone, without the containers of older React.
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  server: { proxy: { '/graphql': api, '/api': api, '/files': api, '/health': api } },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: false,
    // What every screen needs comes as one file, which packs better than many small ones.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|relay-runtime|react-relay|@emotion)\/|\/web\/(session\/(tokens|refresh)|relay\/request|ui\/(icon|icons|Brand|PlainButton|Centered)|shell\/(viewer|toast|selectedOrganization|Page))\./ }] } } },
  },
})
