import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

export default defineConfig({
  // The one graphql that node itself would take; two of them do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` }] },
  test: {
    root,
    include: ['graph/**/*.test.ts', 'prisma/**/*.test.ts'],
    exclude: ['**/*.long.test.ts'],
    globalSetup: ['graph/testing/postgres.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
