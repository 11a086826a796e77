// The industries and the audit log of an organization, by mouse and by keyboard alone.
import { expect, test } from 'vitest'
import type { Person } from '../../../graph/testing/rows.ts'
import type { World } from '../../../graph/testing/world.ts'
import { lookAt } from './looks.ts'
import { optionIn } from './hands.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

async function tenant(world: World) {
  const root = await world.organization({ name: 'Northway Logistics' })
  return { root, admin: await world.user(root, 'ADMIN') }
}

const classify = (world: World, person: Person, organizationId: string, ...codes: string[]) =>
  world.mutate(
    person,
    'upsertClassifications',
    { records: codes.map((naics) => ({ organizationId, naics })) },
    '__typename',
  )

const codesOf = async (world: World, organizationId: string) =>
  (await world.prisma.industryClassification.findMany({ where: { organizationId }, orderBy: { naics: 'asc' } })).map(
    ({ naics, isPrimary }) => (isPrimary ? `${naics}*` : naics),
  )

test('industries are added, made primary and removed with the mouse', async () => {
  const { world } = house.current
  const { root, admin } = await tenant(world)
  const { page } = await house.current.visit(admin, `/orgOverview/${root.id}/industries`)
  await page.getByRole('heading', { name: 'No industries' }).waitFor()
  for (const [text, title] of [
    ['truckload long', '484121 General Freight Trucking, Long-Distance, Truckload'],
    ['493110', '493110 General Warehousing and Storage'],
  ] as const) {
    await page.getByRole('button', { name: 'Add industry' }).click()
    await page.getByRole('combobox', { name: 'Industry' }).fill(text)
    await optionIn(page, new RegExp(`^${title}$`)).click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('row', { name: new RegExp(`^${title.slice(0, 6)}`) }).waitFor()
  }
  await page.getByText('To remove it, make another code primary first.').waitFor()
  await page.getByRole('button', { name: 'Make 493110 primary' }).click()
  await page.getByRole('status').getByText('493110 is the primary industry').waitFor()
  await expect.poll(() => codesOf(world, root.id)).toEqual(['484121', '493110*'])
  await page.getByRole('button', { name: 'Remove 484121' }).click()
  await page.getByRole('status').getByText('484121 removed').waitFor()
  await expect.poll(() => codesOf(world, root.id)).toEqual(['493110*'])
})

test('industries by keyboard alone', async () => {
  const { world } = house.current
  const { root, admin } = await tenant(world)
  const { page } = await house.current.visit(admin, `/orgOverview/${root.id}/industries`)
  await page.getByRole('button', { name: 'Add industry' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('811111')
  await page.getByRole('option', { name: /^811111/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: /^811111 .* Primary/ }).waitFor()
  await page.getByRole('button', { name: 'Remove 811111' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('heading', { name: 'No industries' }).waitFor()
  await expect.poll(() => codesOf(world, root.id)).toEqual([])
})

test('who may not edit industries sees them and why', async () => {
  const { world } = house.current
  const { root, admin } = await tenant(world)
  await classify(world, admin, root.globalId, '484121')
  const person = await world.user(root, 'SUPERVISION')
  const { page } = await house.current.visit(person, `/orgOverview/${root.id}/industries`)
  await page.getByText('To edit organizations, geofences and classifications here takes Admin or Strategic.').waitFor()
  expect(await page.getByRole('button', { name: /Remove|Make/ }).count()).toBe(0)
})

test('the audit log says who changed what, is narrowed in the address, and goes on', async () => {
  const { world } = house.current
  const { root, admin } = await tenant(world)
  const division = await world.organization({ parent: root, name: 'Western division' })
  for (let i = 0; i < 35; i += 1)
    await world.mutate(admin, 'createJobRole', { organizationId: root.globalId, name: `Role ${i}` }, '__typename')
  await classify(world, admin, division.globalId, '484121')
  const { page } = await house.current.visit(admin, `/orgOverview/${root.id}/audit`)
  const log = page.getByRole('list', { name: 'Changes, newest first' }).getByRole('article')
  await log.first().getByText('484121 General Freight Trucking, Long-Distance, Truckload').first().waitFor()
  await log
    .first()
    .getByText(/· Western division/)
    .waitFor()
  await expect.poll(() => log.count()).toBe(30)
  await page.getByRole('button', { name: 'Show more' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Role 0', { exact: true }).first().waitFor()
  await expect.poll(() => log.count()).toBe(36)
  await page.getByRole('checkbox', { name: 'Include sub-organizations' }).click()
  await page.getByText('· Western division').waitFor({ state: 'detached' })
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Industries')
  await page.getByRole('heading', { name: 'No changes' }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?below=no&noun=INDUSTRY_CLASSIFICATION')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await log.first().waitFor()
})

test('who may not read all of the log reads their own, and why', async () => {
  const { world } = house.current
  const { root, admin } = await tenant(world)
  await classify(world, admin, root.globalId, '484121')
  const person = await world.user(root, 'TRANSACTIONAL')
  const { page } = await house.current.visit(person, `/orgOverview/${root.id}/audit`)
  await page.getByText('Only your own changes. To read the audit log here takes Admin or Strategic.').waitFor()
  await page.getByText('No changes of yours match').waitFor()
})

test('both look well', async () => {
  const { world } = house.current
  const { root, admin } = await tenant(world)
  await classify(world, admin, root.globalId, '484121', '484122', '488490', '493110')
  await world.mutate(
    admin,
    'setRoleMatrixCells',
    {
      organizationId: root.globalId,
      cells: [{ capability: 'associations.accept', accessLevel: 'TACTICAL', reach: 'DEPARTMENTS' }],
    },
    '__typename',
  )
  await world.mutate(admin, 'updateUser', { id: admin.globalId, name: 'Avery Morgan' }, '__typename')
  for (const tab of ['industries', 'audit']) {
    const { page } = await house.current.visit(admin, `/orgOverview/${root.id}/${tab}`)
    await page.getByText('484121').first().waitFor()
    await lookAt(page)
  }
})
