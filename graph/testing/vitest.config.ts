// Every test of the house: of the graph and its database, of the web's parts, of the whole in a browser.
import { register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

// What begins a run is loaded here, not in a worker.
register('../build/hookLoader.mjs', import.meta.url)

const root = fileURLToPath(new URL('../..', import.meta.url))

// No test is tried again; see docs/decisions/tools.md. Nobody waits for the limits but for what never happens: on a
// busy machine everything takes its time.
const limits = { retry: 0, testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }

const onServer = (name: string, include: string[], more: object = {}): TestProjectInlineConfiguration => ({
  test: {
    name,
    root,
    include,
    exclude: ['**/*.long.test.ts'],
    globalSetup: ['graph/testing/postgres.ts'],
    setupFiles: ['graph/testing/setup.ts'],
    pool: 'forks',
    execArgv: ['--import', `${root}graph/build/hook.mjs`],
    // Node loads the house as it does in production, in a third of the time that Vite's runner takes.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    ...limits,
    ...more,
  },
})

const inBrowser = { globalSetup: ['graph/testing/postgres.ts', 'web/testing/browser/chromium.ts'] }
const journeys = ['web/testing/browser/**/*.test.ts']

export default defineConfig({
  test: {
    maxWorkers: 4,
    projects: [
      // They share what they import, which takes longer than most of them do.
      onServer('graph', ['graph/**/*.test.ts', 'prisma/**/*.test.ts'], { isolate: false }),
      {
        extends: 'web/vite.config.ts',
        test: {
          name: 'web',
          root,
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['web/testing/browser/**'],
          environment: 'happy-dom',
          // A worker's files share the page and the libraries; web/testing/setup.ts gives each the house's own modules
          // anew.
          isolate: false,
          setupFiles: ['web/testing/setup.ts'],
          ...limits,
        },
      },
      onServer('browser', journeys, { isolate: false, ...inBrowser }),
      onServer('storm', journeys, { isolate: false, env: { STORM: 'true' }, ...inBrowser }),
      onServer('long', ['**/*.long.test.ts'], { exclude: ['node_modules/**'], testTimeout: 600_000, ...inBrowser }),
    ],
  },
})
