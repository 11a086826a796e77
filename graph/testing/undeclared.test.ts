// A process whose graph or table of paths has something without a policy does not start.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { projectFile } from '../../prisma/project.ts'
import type { Stray } from './stray.ts'

const run = promisify(execFile)

const started = (stray: Stray) =>
  run(process.execPath, ['--import', projectFile('graph/build/hook.mjs'), projectFile('graph/testing/stray.ts'), stray])

describe('a start fails for', () => {
  test.each<[what: string, stray: Stray, why: string]>([
    ['a query without a policy', 'query', 'Query.stray declares no policy.'],
    ['a query with a policy that there is not', 'policy', 'Query.stray declares no policy.'],
    ['a mutation without a policy', 'mutation', 'Mutation.stray declares no policy.'],
    ['a subscription without a policy', 'subscription', 'Subscription.stray declares no policy.'],
    ['a node without a policy', 'node', 'Stray declares no policy.'],
    ['a path whose document asks for what is not there', 'path', 'GET /api/stray: Cannot query field "stray"'],
  ])('%s', async (_what, stray, why) => {
    await expect(started(stray)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(why) as string })
  })
})
