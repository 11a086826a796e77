// The account of somebody else, by whoever administers it: a link for a new password, and whether they may sign in.
import { expect, test } from 'vitest'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

async function company() {
  const { world } = house.current
  const root = await world.organization({ name: 'Ridge Haulage' })
  const [admin, person] = [await world.user(root, 'ADMIN'), await world.user(root)]
  await world.prisma.user.update({ where: { id: person.id }, data: { name: 'Bo Berg' } })
  return { world, root, admin, person }
}

test('an Admin makes a link, disables and enables somebody, by keyboard', async () => {
  const { world, root, admin, person } = await company()
  const { page } = await house.current.visit(admin, `/orgOverview/${root.id}/people`)
  await page.getByRole('button', { name: 'Actions for Bo Berg' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Account…' }).press('Enter')
  const account = page.getByRole('dialog', { name: 'Account of Bo Berg' })
  await account.getByRole('button', { name: 'Reset link for Bo Berg' }).press('Enter')
  await page.getByRole('textbox').filter({ visible: true }).last().waitFor()
  await expect.poll(() => world.prisma.passwordReset.count({ where: { userId: person.id } })).toBe(1)
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await account.getByRole('button', { name: 'Disable Bo Berg' }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Disable Bo Berg' })
    .getByRole('button', { name: 'Disable', exact: true })
    .press('Enter')
  await account.getByRole('button', { name: 'Enable Bo Berg' }).waitFor()
  expect((await world.prisma.user.findUniqueOrThrow({ where: { id: person.id } })).status).toBe('DISABLED')
  await account.getByRole('button', { name: 'Enable Bo Berg' }).press('Enter')
  await account.getByRole('button', { name: 'Disable Bo Berg' }).waitFor()
})

test('says why not, in all looks', async () => {
  const { root, admin } = await company()
  const { page } = await house.current.visit(admin, `/orgOverview/${root.id}/people`)
  await page.getByRole('button', { name: `Actions for ${admin.name}` }).click()
  await page.getByRole('menuitem', { name: 'Account…' }).click()
  const account = page.getByRole('dialog', { name: `Account of ${admin.name}` })
  await expect.poll(() => account.getByRole('button', { name: `Disable ${admin.name}` }).isDisabled()).toBe(true)
  await account.getByText('You can’t do this to yourself; another Admin can.').first().waitFor()
  await lookAt(page)
})
