// Names that a noun can't have, and what one that it can have makes.
import { expect, test } from 'vitest'
import { projectRoot } from '../../../prisma/project.ts'
import { formsOf, rename } from './nounForms.ts'
import { nounFiles } from './nounFiles.ts'
import { nounProblem } from './nounProblem.ts'

test.each([
  ['', '', 'name an area and a noun'],
  ['work', '', 'name an area and a noun'],
  ['garage', 'trailer', 'graph/build/areas.mjs: there is no area garage that has nouns'],
  ['kernel', 'trailer', 'graph/build/areas.mjs: there is no area kernel that has nouns'],
  ['work', 'sop', 'graph/build/areas.mjs: the area work has a noun sop'],
  ['people', 'vehicle', 'graph/build/areas.mjs: the area organization has a noun vehicle'],
  ['people', 'timeStudy', 'graph/build/areas.mjs: the area work has a noun timestudy'],
  ['people', 'appUser', 'has AppUser or its table app_user'],
  ['people', 'majorTask', 'prisma/schema/work/task.prisma has MajorTask'],
  ['people', 'permission', 'schema.graphql has a type Permission'],
  ['people', 'child', 'schema.graphql has a field Organization.children'],
  ['people', 'place', 'web/app/organization/PlacesSection.tsx has the name of a new file'],
  ['work', 'sops', 'sops is a plural'],
  ['work', 'metrics', 'metrics is a plural'],
  ['work', 'loadPlans', 'loadPlans is a plural'],
  ['work', 'children', 'children is a plural'],
  ['work', 'interface', 'interface is a reserved word of TypeScript'],
  ['work', 'record', 'record is a reserved word of TypeScript'],
  ['work', 'mutation', 'mutation is a reserved word of GraphQL'],
  ['work', 'order', 'order is a reserved word of SQL'],
  ['work', 'datasource', 'datasource is a reserved word of Prisma'],
  ['work', 'promise', 'promise is a reserved word of JavaScript'],
  ['work', 'LoadPlan', '"LoadPlan" is not camelCase'],
  ['work', 'load_plan', '"load_plan" is not camelCase'],
  ['work', 'load plan', '"load plan" is not camelCase'],
  ['work', '../etc', '"../etc" is not camelCase'],
  ['work', 'änderung', '"änderung" is not camelCase'],
  ['work', 'x'.repeat(41), 'is not camelCase'],
])('%s %s: %s', (area, name, problem) => {
  expect(nounProblem(projectRoot, area, name)).toContain(problem)
})

test.each(['trailer', 'loadPlan', 'address2', 'fuelStatus', 'toolbox', 'processStep'])('%s is a name', (name) => {
  expect(nounProblem(projectRoot, 'work', name)).toBeUndefined()
})

test.each([
  ['loadPlan', 'LoadPlan', 'loadplan', 'load_plan', 'load plan', 'load plans', 'loadPlans'],
  ['toolbox', 'Toolbox', 'toolbox', 'toolbox', 'toolbox', 'toolboxes', 'toolboxes'],
  ['keyPerson', 'KeyPerson', 'keyperson', 'key_person', 'key person', 'key people', 'keyPeople'],
  ['fuelSupply', 'FuelSupply', 'fuelsupply', 'fuel_supply', 'fuel supply', 'fuel supplies', 'fuelSupplies'],
])('the forms of %s', (name, type, folder, table, one, many, list) => {
  expect(formsOf(name)).toEqual({ type, folder, table, one, many, list })
})

test('a text about the sample is one about the noun, articles too', () => {
  expect(rename('A load plan, a LoadPlan of load_plan; Load plans: loadPlans', 'axle')).toBe(
    'An axle, a Axle of axle; Axles: axles',
  )
})

test('every file of a noun has its name and its place, and nothing of the sample is left', () => {
  const files = nounFiles(projectRoot, 'people', 'badge', new Date('2030-01-02T03:04:05Z'))
  expect([...files.keys()].sort()).toEqual([
    'graph/build/areas.mjs',
    'graph/people/badge/Badge.ts',
    'graph/people/badge/badge.test.ts',
    'graph/people/badge/badgeInAnswer.ts',
    'graph/people/badge/badgeList.ts',
    'graph/people/badge/createBadge.ts',
    'graph/people/badge/deleteBadge.ts',
    'graph/people/badge/messages.en.json',
    'graph/people/badge/messages.es.json',
    'graph/people/badge/noun.ts',
    'graph/people/badge/nouns.ts',
    'graph/people/badge/statusOfBadge.ts',
    'graph/people/badge/updateBadge.ts',
    'graph/people/badge/visibleBadges.ts',
    'graph/schema.ts',
    'graph/testing/places.ts',
    'prisma/migrations/20300102030405_badges/migration.sql',
    'prisma/schema/organization/organization.prisma',
    'prisma/schema/people/badge.prisma',
    'web/app/organization/overviewTabs.ts',
    'web/people/badge/BadgeDialog.tsx',
    'web/people/badge/BadgeRow.tsx',
    'web/people/badge/BadgesSection.tsx',
    'web/people/badge/DeleteBadgeDialog.tsx',
    'web/people/badge/badges.test.tsx',
    'web/people/badge/badgesTab.ts',
    'web/people/badge/messages.en.json',
    'web/people/badge/messages.es.json',
    'web/people/badge/useBadgeStatus.ts',
    'web/workspace/audit/messages.en.json',
    'web/workspace/audit/messages.es.json',
  ])
  expect(files.get('graph/build/areas.mjs')).toMatch(/'closing',\s+'badge'/)
  for (const [file, text] of files) expect(text, file).not.toMatch(/load_?plan/i)
})
