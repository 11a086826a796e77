// The form of an organization, in steps and by keys, and the switch between organizations.
import { expect, test } from 'vitest'
import { toastOf, toldOf } from './board.ts'
import { focused, item, ownCompany } from './company.ts'
import { optionIn } from './hands.ts'
import { lookAt, problemsInBoth } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

test('a fresh account creates its first organization, and a division below it by keyboard alone', async () => {
  const { world } = house.current
  const person = await world.user()
  const { page } = await house.current.visit(person, '/home')
  await page.getByRole('main').getByRole('link', { name: 'Create organization' }).click()
  await page.getByRole('textbox', { name: 'Legal name' }).fill('Harbour Couriers')
  // What the first screen leaves out stands in the whole form, which goes on with what is typed.
  await page.getByRole('button', { name: 'More fields' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Addresses', level: 2 }).waitFor()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByText('None (top level)').waitFor()
  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.getByRole('heading', { name: 'Board', level: 1 }).waitFor()
  // The shell knows of it at once.
  await page.getByRole('button', { name: 'Organization: Harbour Couriers' }).waitFor()
  await page.getByRole('link', { name: 'Role matrix' }).waitFor()

  await page.goto('/organizations')
  await item(page, 'Harbour Couriers').focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Add Division' }).waitFor()
  await page.keyboard.press('ArrowDown')
  while ((await focused(page)) !== 'Add Division') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Legal name' }).focus()
  await page.keyboard.type('Harbour North')
  for (const step of ['Addresses', 'Industry', 'Parent', 'Location', 'Departments', 'Review']) {
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: step, level: 2 }).waitFor()
    // The next step has the focus; its button is what Tab reaches last.
    await page.getByRole('button', { name: step === 'Review' ? 'Create organization' : 'Next' }).focus()
  }
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Harbour North', level: 1 }).waitFor()
  const made = await world.prisma.organization.findFirstOrThrow({
    where: { legalName: 'Harbour North' },
    select: { type: true, parent: { select: { legalName: true } } },
  })
  expect(made).toEqual({ type: 'DIVISION', parent: { legalName: 'Harbour Couriers' } })
})

test('the stepper keeps what was typed: over a reload, and where the server refuses', async () => {
  const { world } = house.current
  const { admin } = await ownCompany(world)
  await world.prisma.organization.updateMany({
    where: { memberships: { some: { userId: admin.id } } },
    data: { employerIdentifier: '12-3456789' },
  })
  const { page } = await house.current.visit(admin, '/createorganization?type=DIVISION')
  await page.getByRole('textbox', { name: 'Legal name' }).fill('Eastern Divison')
  await page.getByText('Possible duplicates: 1 organization').waitFor()
  await page.getByRole('link', { name: 'Eastern Division' }).waitFor()
  await page.getByRole('textbox', { name: 'EIN' }).fill('12-34')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Enter it as NN-NNNNNNN, like 12-3456789.').waitFor()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'EIN' }).evaluate((field) => field === document.activeElement))
    .toBe(true)
  await page.getByRole('textbox', { name: 'EIN' }).fill('12-3456789')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: 'City' }).fill('Reno')
  await page.reload()
  await expect.poll(() => page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Reno')
  await page.getByRole('button', { name: 'Industry' }).click()
  await page.getByRole('combobox', { name: 'Add industry' }).fill('484121')
  await optionIn(page, /^484121/).click()
  // Who is quick presses both before the browser has drawn the step between.
  const [parent, next] = [page.getByRole('button', { name: 'Parent' }), page.getByRole('button', { name: 'Next' })]
  await parent.evaluate(
    (first: HTMLElement, second) => {
      first.click()
      setTimeout(() => (second as HTMLElement).click())
    },
    await next.elementHandle(),
  )
  await page.getByText('A Division needs a parent organization.').waitFor()
  await page.getByRole('combobox', { name: 'Parent' }).fill('cascade')
  await optionIn(page, /^Cascade/).click()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Create organization' }).click()
  await toastOf(page, 'Failed to create organization').waitFor()
  // The step of the problem has opened, and its field has the focus.
  await page.getByRole('heading', { name: 'Identity', level: 2 }).waitFor()
  const employer = page.getByRole('textbox', { name: 'EIN' })
  await expect.poll(() => employer.evaluate((field) => field === document.activeElement)).toBe(true)
  await expect.poll(() => page.getByRole('textbox', { name: 'Legal name' }).inputValue()).toBe('Eastern Divison')
  await employer.fill('98-7654321')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.getByRole('heading', { name: 'Eastern Divison', level: 1 }).waitFor()
  await page.goto('/createorganization?type=DIVISION')
  await expect.poll(() => page.getByRole('textbox', { name: 'Legal name' }).inputValue()).toBe('')
})

test('editorganization without an id asks which; what is changed is saved, and nothing else', async () => {
  const { world } = house.current
  const { admin, west } = await ownCompany(world)
  const { page } = await house.current.visit(admin, '/editorganization')
  await page.getByRole('combobox', { name: 'Organization' }).fill('west')
  await optionIn(page, /^Western/).click()
  await page.getByRole('heading', { name: 'Edit Western Division', level: 1 }).waitFor()
  await page.getByRole('textbox', { name: 'Contact' }).fill('Front desk, 775-555-0100')
  await page.getByRole('button', { name: 'Location' }).click()
  await page.getByRole('textbox', { name: 'Latitude' }).fill('91')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Enter a number from -90 to 90.').waitFor()
  await page.getByRole('textbox', { name: 'Latitude' }).fill('39.5')
  await page.getByRole('textbox', { name: 'Longitude' }).fill('-119.8')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await toldOf(page, 'Western Division saved').waitFor()
  await page.getByText('39.5, -119.8').waitFor()
  await page.getByText('Front desk, 775-555-0100').waitFor()

  // Somebody else changes it while the form is open.
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Contact' }).fill('Mine')
  await world.prisma.organization.update({
    where: { id: west.id },
    data: { contact: 'Theirs', version: { increment: 1 } },
  })
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const conflict = page.getByRole('dialog', { name: 'Changed by someone else' })
  const row = conflict.getByRole('row').filter({ hasText: 'Contact' })
  await row.waitFor()
  await expect.poll(() => row.getByRole('cell').allTextContents()).toEqual(['Mine', 'Theirs'])
  const saved = () =>
    world.prisma.organization.findUniqueOrThrow({ where: { id: west.id }, select: { contact: true, legalName: true } })
  await expect.poll(() => saved()).toEqual({ contact: 'Theirs', legalName: 'Western Division' })
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(saved).toEqual({ contact: 'Mine', legalName: 'Western Division' })
  await page.getByRole('heading', { name: 'Western Division', level: 1, exact: true }).waitFor()
  await page.getByText('Mine', { exact: true }).waitFor()
})

test('the switch narrows the board, is kept, and other tabs hear of it', async () => {
  const { world } = house.current
  const { admin, reno, east } = await ownCompany(world)
  await world.action(reno, admin, { title: 'Check the dock' })
  await world.action(east, admin, { title: 'Wash the vans' })
  const { page, tab } = await house.current.visit(admin, '/home')
  await page.getByRole('heading', { name: 'Wash the vans' }).waitFor()
  const other = await tab('/home')
  await other.getByRole('heading', { name: 'Wash the vans' }).waitFor()

  await page.getByRole('button', { name: 'Organization: Cascade Freight Lines' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Find organization' }).waitFor()
  await page.keyboard.type('reno')
  await page.getByRole('option', { name: /^Reno Terminal/ }).waitFor()
  await page.keyboard.press('Enter')
  for (const board of [page, other]) {
    await board.getByRole('button', { name: 'Organization: Reno Terminal' }).waitFor()
    await board.getByRole('heading', { name: 'Wash the vans' }).waitFor({ state: 'detached' })
    await board.getByRole('heading', { name: 'Check the dock' }).waitFor()
    await expect.poll(() => board.url()).toContain(`organization=${encodeURIComponent(reno.globalId)}`)
  }
  await page.goto('/home')
  await page.getByRole('button', { name: 'Organization Reno Terminal and sub-organizations' }).waitFor()
  await page.getByRole('button', { name: 'Organization: Reno Terminal' }).click()
  await page.getByRole('option', { name: /^All organizations/ }).click()
  await page.getByRole('heading', { name: 'Wash the vans' }).waitFor()
})

test('the form and the switch in both themes, wide and narrow', { timeout: 120_000 }, async () => {
  const { admin, west } = await ownCompany(house.current.world)
  const { page } = await house.current.visit(admin, '/createorganization')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.getByText('Enter the legal name.').waitFor()
  await page.getByRole('checkbox', { name: 'Start with the fleet starter set' }).check()
  await lookAt(page)
  for (const step of ['place', 'parent']) {
    await page.goto(`/createorganization?parent=${west.id}&type=LOCATION&step=${step}`)
    await page.getByRole('button', { name: 'Next' }).waitFor()
    await lookAt(page)
  }
  await page.setViewportSize({ width: 1440, height: 844 })
  await page.getByRole('button', { name: /^Organization: / }).click()
  await page.getByRole('option').first().waitFor()
  expect(await problemsInBoth(page)).toEqual([])
})
