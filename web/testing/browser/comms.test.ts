// Comms and contacts: threads with a role, live, by mouse and by keyboard; the directory and who is at hand; how they
// look.
import { expect, test } from 'vitest'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

test('a thread is begun with a role and read live by who holds it; a contact is added, found and put in order', async () => {
  const { world } = house.current
  const root = await world.organization({ name: 'Northway Logistics' })
  const admin = await world.user(root, 'ADMIN')
  const supervisor = await world.user(root, 'SUPERVISION', await world.group(root, 'Tractors'))
  const { page: theirs } = await house.current.visit(supervisor, '/comms?box=ROLE')
  await theirs.getByText('No threads for your roles.').waitFor()
  const { page } = await house.current.visit(admin, '/comms')
  await page.getByRole('link', { name: 'New message' }).first().click()
  // The organization is chosen by itself once they are known.
  await page.locator('option', { hasText: 'Northway Logistics' }).first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Say who is to read it: a role, or people.').waitFor()
  await page.getByLabel('Access level').selectOption('SUPERVISION')
  await page.getByLabel('Subject').fill('Gate 2 stays closed')
  await page.getByLabel('Message').fill('From Monday on.')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('region', { name: 'Messages' }).getByText('From Monday on.').waitFor()
  // All of the list stands left of the line beside it.
  const overhang = await page.getByRole('region', { name: 'Threads', exact: true }).evaluate((list) => {
    const edge = list.parentElement!.getBoundingClientRect().right
    return [...list.querySelectorAll('a, button, input, time')]
      .filter((part) => part.getBoundingClientRect().right > edge)
      .map((part) => part.textContent)
  })
  expect(overhang).toEqual([])
  // By keyboard alone, while the other one looks.
  const row = theirs.getByRole('link', { name: /Gate 2 stays closed/ })
  await row.waitFor()
  await row.focus()
  await theirs.keyboard.press('Enter')
  const field = theirs.getByLabel('New message')
  await field.waitFor()
  await field.focus()
  await theirs.keyboard.type('Tractors know.')
  await theirs.keyboard.press('Control+Enter')
  await page.getByRole('region', { name: 'Messages' }).getByText('Tractors know.').waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contacts')
  await page.getByText('No contacts.').waitFor()
  for (const name of ['Alpine Reefer Service', 'Basin Ridge Dairy']) {
    await page.getByRole('button', { name: 'Add contact' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add contact' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Screen').fill('tasks')
    await page.waitForFunction(() =>
      [...document.querySelectorAll('option')].some(({ textContent }) => textContent === 'Northway Logistics'),
    )
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('rowheader', { name }).waitFor()
  }
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Favorites' }).click()
  const grip = page.getByRole('button', { name: /^Move Alpine/ })
  await grip.focus()
  await page.keyboard.press('ArrowDown')
  const atHand = page.getByRole('list', { name: 'Favorite contacts' }).getByRole('button', { name: /^Move / })
  await expect
    .poll(() => atHand.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
    .toEqual(['Move Basin Ridge Dairy, 1 of 2', 'Move Alpine Reefer Service, 2 of 2'])
  await page.getByRole('link', { name: 'Support' }).click()
  await page.getByLabel('Screen').fill('tasks')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('list', { name: 'Support contacts' }).getByText('Alpine Reefer Service').waitFor()
})
