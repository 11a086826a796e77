// Imports point downwards, in the order of areas.mjs.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { projectFile } from '../../prisma/project.ts'
import { areas, arrowProblem } from './areas.mjs'

test.each([
  ['graph/kernel/db.ts', 'graph/work/action/Action.ts'],
  ['graph/people/user/User.ts', 'graph/work/action/Action.ts'],
  ['graph/work/task/TaskItem.ts', 'graph/work/action/Action.ts'],
  ['web/work/action/buckets.ts', 'web/app/routes.tsx'],
  ['graph/people/user/User.ts', 'graph/testing/world.ts'],
  ['prisma/connect.ts', 'graph/kernel/db.ts'],
  ['graph/work/tour/Tour.ts', 'graph/work/action/list/page.ts'],
  ['web/workspace/home/HomePage.tsx', 'web/work/action/list/listFilter.ts'],
])('%s may not name %s', (from, to) => {
  expect(arrowProblem(from, to)).toMatch(/may not name|knows nothing/)
})

test.each([
  ['graph/work/action/Action.ts', 'graph/work/task/TaskItem.ts'],
  ['graph/work/action/Action.ts', 'graph/people/user/User.ts'],
  ['graph/work/action/list/page.ts', 'graph/work/action/Action.ts'],
  ['graph/kernel/db.ts', 'prisma/connect.ts'],
  ['graph/schema.ts', 'graph/work/action/nouns.ts'],
  ['web/app/records/routes.tsx', 'web/work/action/list/listFilter.ts'],
  ['graph/work/action/Action.ts', 'graph/kernel/statement/plan.ts'],
  ['web/app/routes.tsx', 'web/work/action/buckets.ts'],
])('%s may name %s', (from, to) => {
  expect(arrowProblem(from, to)).toBeUndefined()
})

test('what is wrong says what to do', () => {
  expect(arrowProblem('graph/people/user/User.ts', 'graph/work/action/Action.ts')).toBe(
    'people may not name work, which stands above it: declare a slot that work fills.',
  )
  expect(arrowProblem('graph/work/tour/Tour.ts', 'graph/work/action/list/page.ts')).toBe(
    'tour may not name a private file of action: what others use stands in its folder itself.',
  )
  expect(arrowProblem('graph/work/thing/Thing.ts', 'graph/work/action/Action.ts')).toBe(
    'work has no noun thing: name it in graph/build/areas.mjs.',
  )
})

test.each(['graph', 'web'])('every folder of an area in %s is one of its nouns', (side) => {
  const found = Object.keys(areas).flatMap((area) => {
    const folder = projectFile(`${side}/${area}`)
    if (area === 'kernel' || !fs.existsSync(folder)) return []
    return fs.readdirSync(folder).filter((name) => !areas[area]!.includes(name))
  })
  expect(found).toEqual([])
})
