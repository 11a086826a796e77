import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoad } from './firstLoadPlugin.ts'
import { mapHtml } from './mapHtmlPlugin.ts'
import { relay, withoutTexts } from './relayPlugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const api = process.env.OPSGRAPH_API ?? 'http://127.0.0.1:4000'

// What every screen needs comes as one file, and so does what the board needs: they pack better than many small ones, and
// do not fall apart as other screens come to use a part of them.
const everyScreen = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|relay-runtime|react-relay|@emotion)\/|\/web\/(session\/(tokens|refresh|guards)|relay\/(request|environment|inOrder|route)|action\/boardFilter|ui\/(address|icon|icons|Brand|PlainButton|Centered|Contained)|shell\/(viewer|toast|selectedOrganization|Page|loading|useAddPopup|Blank))\./
const board = new RegExp(
  [
    '/node_modules/virtua/',
    '/web/home/(screens|HomePage|BoardFilters|PanelToggles)\\.',
    '/web/action/(Board(Actions|Card|Context|Filters|Moves|Panels|Section|Skeleton)|Bucket\\w+|followFocus|selectedRecord|DraggedContext|useDragElement|PanelFrame|Columns|UnmappedStrip|useMoveAction|attempted|buckets|moves|cardDetails|ActionCard|CardFrame|accessLevels|due|priorities|AddRecord(Button|Popup)|useFilterOptions)\\.',
    '/web/__generated__/(HomePageQuery|BoardSectionQuery|Bucket\\w+|BoardCard_action|(BoardFilters|useFilterOptions)_query|UnmappedStrip_bucket|ActionCard_action)\\.',
    '/web/shell/(LiveState|FilterLine)\\.',
    '/web/organization/indented\\.',
    '/web/ui/(ListItem|leadFocus|useNow|useNarrowing|Ghost|SearchField|FilterChip)\\.',
  ].join('|'),
)

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
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: everyScreen }, { name: 'board', test: board }] } } },
  },
})
