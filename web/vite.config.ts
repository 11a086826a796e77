import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoad } from './build/firstLoadPlugin.ts'
import { mapHtml } from './build/mapHtmlPlugin.ts'
import { relay, withoutTexts } from './build/relayPlugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const api = process.env.OPSGRAPH_API ?? 'http://127.0.0.1:4000'

const modules = (...paths: string[]) => new RegExp(paths.join('|'))

// What is needed together comes as one file: it packs better than many small ones, each of which costs a request, and does not
// fall apart as other screens come to use a part of it. What a group needs comes with it, where no group before has it.
const groups = [
  {
    name: 'base',
    test: modules(
      '/node_modules/(react|react-dom|scheduler|react-router|react-router-dom|relay-runtime|react-relay|@emotion|@mui/material/styles)/',
      '/web/work/action/routes\\.',
      '/web/workspace/home/routes\\.',
      '/web/people/session/routes\\.',
      '/web/app/shellRoutes\\.',
      '/web/work/action/(ActionDialogError|attempted|useCloseAction)\\.',
      '/web/kernel/auth/(tokens|refresh|guards)\\.',
      '/web/people/session/signOut\\.',
      '/web/kernel/relay/(request|environment|inOrder|route|reach)\\.',
      '/web/work/action/boardFilter\\.',
      '/web/kernel/ui/(address|icon|icons|theme|Brand|PlainButton|Centered|Contained|Field|Notice|Initials|useLength|length|useIsPrinted)\\.',
      '/web/workspace/search/(SearchButton|openPalette)\\.',
      '/web/kernel/shell/(FailedWindow|Navigation|Places|OrganizationSwitch|PersonMenu|LoadingIndicator|FailedScreen|ScreenError|OuterErrorBoundary|useBoardFollowsChosen|toastTime)\\.',
      '/web/app/Shell\\.',
      '/web/kernel/shell/(viewer|toast|selectedOrganization|Page|loading|useAddPopup|Blank)\\.',
      '/web/kernel/offline/isOutOfReach\\.',
      '/web/__generated__/signOutMutation\\.',
    ),
  },
  {
    name: 'board',
    test: modules(
      '/node_modules/virtua/',
      '/web/workspace/home/(screens|HomePage|BoardFilters|PanelToggles)\\.',
      '/web/work/action/(Board(Actions|Card|Context|Filters|Moves|Panels|Section|Skeleton)|Bucket\\w+|followFocus|selectedRecord|DraggedContext|useDragElement|PanelFrame|Columns|UnmappedStrip|useMoveAction|attempted|buckets|moves|cardDetails|ActionCard|CardFrame|due|priorities|AddRecord(Button|Popup)|useFilterOptions)\\.',
      '/web/kernel/ui/accessLevels\\.',
      '/web/__generated__/(HomePageQuery|BoardSectionQuery|Bucket\\w+|BoardCard_action|(BoardFilters|useFilterOptions)_query|UnmappedStrip_bucket|ActionCard_action)\\.',
      '/web/kernel/shell/(LiveState|FilterLine)\\.',
      '/web/organization/organization/indented\\.',
      '/web/kernel/ui/(ListItem|leadFocus|useNow|useNarrowing|Ghost|SearchField|FilterChip)\\.',
    ),
  },
  // What forms share with the one to sign in, and the board needs only as a dialog opens.
  { name: 'forms', test: modules('/web/kernel/ui/(useForm|unsaved|typed)\\.') },
  // What the sign-in looks up too, which needs nothing else of what comes behind the first screen.
  { name: 'lookUp', test: modules('/web/kernel/relay/useLookUp\\.') },
  // The map of all screens, which whoever opens one by its address waits for.
  { name: 'screens', test: modules('/web/app/moreRoutes\\.') },
  {
    name: 'windows',
    test: modules(
      '/node_modules/(@popperjs|notistack|react-transition-group)/',
      '/node_modules/@mui/material/(Alert|Autocomplete|Backdrop|ButtonBase|CircularProgress|Dialog\\w*|Divider|Fade|Grow|IconButton|ListSubheader|Menu|MenuItem|MenuList|Modal|Paper|Popover|Popper|Portal|SvgIcon|Unstable_TrapFocus|useMediaQuery|useScrollTrigger|transitions)/',
    ),
  },
  {
    name: 'behind',
    test: modules(
      '/node_modules/graphql-sse/',
      '/web/app/(Extras|knownPaths)\\.',
      '/web/kernel/shell/(Keys|LeaveGuard|MorePlaces|RightsLive|Toasts|keys|showKeys|useGlobalKeys)\\.',
      '/web/kernel/offline/\\w+\\.',
      '/web/app/fetchAhead\\.',
      '/web/workspace/search/(Palette|PaletteField|PaletteList|entries|hitEntry|places|recents|useCommands)\\.',
      '/web/communication/notification/(Bell|BellIcon|notificationsSubscription|useNotifications)\\.',
      '/web/kernel/relay/(eventStream|keptStream|useLive|useLoaded|useQuietRead)\\.',
      '/web/kernel/ui/(ActionsMenu|Facts|Retry|announce|dates|useFitting)\\.',
      '/web/__generated__/(BellQuery|PaletteQuery|RefusedDialogQuery|notificationsSubscription)\\.',
    ),
  },
  {
    name: 'boardTools',
    test: modules(
      '/node_modules/@atlaskit/',
      '/web/workspace/home/(Toolbar\\w*|toolbarIcons|toolbarPaths|useToolLink)\\.',
      '/web/work/action/(ActionMenu|BoardLive|CandidateField|Mov\\w+|PriorityField|SlotFields|boardStore|dragging|grids|missingIn|moveAction|readReasons|useQuietly)\\.',
      '/web/__generated__/(BoardLiveSubscription|CandidateFieldQuery|PriorityFieldQuery|SlotFieldsQuery|Toolbar\\w+|moveActionMutation|readReasonsQuery)\\.',
    ),
  },
]

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
    manifest: true,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
