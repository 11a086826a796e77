// Bringing in files, by mouse and by keyboard alone: what it is, its columns, what would change, and what came of it.
import { expect, test } from 'vitest'
import { runImports } from '../../../graph/integration/import/importJob.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a file of locations is matched, compared, and written but for the rows that are refused', async () => {
  const { world } = house.current
  const root = await world.organization({ name: 'Reno Freight' })
  const admin = await world.user(root, 'ADMIN')
  await world.prisma.location.create({
    data: {
      organization: { connect: { id: root.id } },
      name: 'Elko',
      typeId: 9,
      address: { create: { city: 'Elko', organizationId: root.id } },
    },
  })
  const { page } = await house.current.visit(admin, `/orgOverview/${root.id}/integrations`)
  await page.getByRole('link', { name: 'Import file…' }).click()
  await page.getByLabel('Locations').check()
  await page.getByText('Rows are matched by its organization and name.', { exact: false }).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page
    .getByLabel('File to import')
    .setInputFiles(
      fileOf(
        'places.csv',
        'Place name,Type,City,State\nReno,Terminal,Reno,US-NV\nElko,Yard,Elko City,US-NV\nSparks,Pier,,\n',
      ),
    )
  await page.getByLabel('Field of Place name').waitFor()
  await expect.poll(() => page.getByLabel('Field of City').inputValue()).toBe('city')
  // What no column is and each row needs is told, and the heading that nobody knows is chosen by hand.
  await page.getByRole('button', { name: 'Compare with existing data' }).click()
  await page.getByRole('alert').filter({ hasText: 'No column is Name; choose one.' }).waitFor()
  await page.getByLabel('Field of Place name').selectOption('name')
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Compare with existing data' }).click()
  await page.getByRole('progressbar', { name: 'Comparing with existing data' }).waitFor()
  await page.reload()
  await page.getByRole('progressbar').waitFor()
  await runImports(world.services)
  const rows = page.getByRole('region', { name: 'File rows' })
  await rows.getByText('Elko City').first().waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Rejected 1' }).click()
  await rows.getByText('Type: Write one of the list', { exact: false }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('show')).toBe('REFUSED')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download rejected rows' }).click()
  expect((await saved).suggestedFilename()).toBe('refused-places.csv')
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByRole('alert').filter({ hasText: 'One row is refused.' }).waitFor()
  await page.getByLabel('Skip 1 rejected row').check()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByRole('progressbar', { name: 'Importing' }).waitFor()
  await runImports(world.services)
  await page.getByRole('heading', { name: 'Done' }).waitFor()
  await page.getByText('1 created, 1 changed, 0 unchanged, 1 rejected.').waitFor()
  await lookAt(page)
  await page.getByRole('link', { name: 'All imports' }).click()
  const line = page
    .getByRole('region', { name: 'Imports', exact: true })
    .getByRole('row')
    .filter({ hasText: 'places.csv' })
  await line.getByText('Done').waitFor()
  await expect.poll(() => world.prisma.location.count({ where: { organizationId: root.id } })).toBe(2)
})

test('people are invited by keyboard alone, and the links are saved', async () => {
  const { world } = house.current
  const root = await world.organization({ name: 'Sparks Freight' })
  const admin = await world.user(root, 'ADMIN')
  const { page } = await house.current.visit(admin, `/imports/new?organization=${root.id}&kind=USERS`)
  await page.getByLabel('File to import').setInputFiles(fileOf('crew.csv', 'email\ndana@new.test\n'))
  await page.getByRole('button', { name: 'Compare with existing data' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('progressbar', { name: 'Comparing with existing data' }).waitFor()
  await runImports(world.services)
  const write = page.getByRole('button', { name: 'Import 1 row' })
  await write.waitFor()
  await write.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Stop import' }).waitFor()
  await page.getByRole('button', { name: 'Stop import' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Cancelled' }).waitFor()
  await page.getByRole('button', { name: 'Compare again to continue' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('progressbar', { name: 'Comparing with existing data' }).waitFor()
  await runImports(world.services)
  await write.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('progressbar', { name: 'Importing' }).waitFor()
  await runImports(world.services)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download invitations' }).focus()
  await page.keyboard.press('Enter')
  expect((await saved).suggestedFilename()).toBe('invitations-crew.csv')
  await expect
    .poll(() => world.prisma.invitation.count({ where: { email: 'dana@new.test', organizationId: root.id } }))
    .toBe(1)
})
