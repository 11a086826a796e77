// How people come in: from the sign-up to what one may see in the end, by request, by invitation, and as the first one.
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Organization, Person, Spot } from '../../../graph/testing/rows.ts'
import { cardOf, countOf, isLive, panel, standsIn, toldOf, type Listed } from './board.ts'
import { optionIn } from './hands.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()
const password = 'a decent Password 1'

async function signUp(page: Page, name: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@test.test`
  // The sign-in has a field of a like name, and may still be there.
  await page.getByRole('heading', { name: 'Sign up' }).waitFor()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
  return email
}

describe('with an organization that has records', () => {
  let root: Organization
  let admin: Person
  let tractors: Spot
  let records: Record<'next' | 'work' | 'held' | 'other' | 'none', Listed>

  beforeAll(async () => {
    const { world } = house.current
    root = await world.organization({ name: 'Basin Ridge Haulage' })
    admin = await world.user(root, 'ADMIN')
    tractors = await world.group(root, 'Tractors')
    const trailers = await world.group(root, 'Trailers')
    records = {
      next: await world.action(root, admin, { ...tractors, title: 'Brake adjustment' }),
      work: await world.action(root, admin, {
        ...tractors,
        title: 'Grease the leveller',
        state: 'STARTED',
        assigneeId: admin.id,
      }),
      held: await world.action(root, admin, {
        ...tractors,
        title: 'Wait for the parts',
        state: 'WAITING_EXTERNAL',
        statusReason: 'No parts',
      }),
      other: await world.action(root, admin, { ...trailers, title: 'Reefer round' }),
      none: await world.action(root, admin, { title: 'Board meeting' }),
    }
  })

  test.each([
    { level: 'Supervision', sees: ['next', 'work', 'held'] },
    { level: 'Transactional', sees: ['next'] },
  ] as const)(
    'a new account asks to join, is accepted as $level with a group, and sees exactly what its level may see',
    async ({ level, sees }) => {
      const name = `Mina ${level}`
      const { page } = await house.current.visit(null, '/signup')
      const email = await signUp(page, name)
      await page.getByText('You are not in an organization yet').waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Join organization' }).click()
      await page.getByRole('button', { name: 'Join organization' }).click()
      await page.getByLabel('Join with').selectOption('Organization ID')
      await page.getByLabel('Organization ID').fill(root.globalId)
      await page.getByLabel('Note').fill('I start on Monday')
      await page.getByRole('button', { name: 'Request to join' }).click()
      const mine = page.getByRole('region', { name: 'My requests' })
      await mine.getByRole('row').filter({ hasText: root.globalId }).getByText('Pending').waitFor()
      expect(await page.getByText('Basin Ridge Haulage').count()).toBe(0)

      const { page: office } = await house.current.visit(admin, '/userorgassocoation')
      await office.getByRole('button', { name: `Accept ${name}` }).click()
      await office.getByLabel('Access level').selectOption(level)
      await office.getByLabel('Department').selectOption('Department of Tractors')
      await office.getByLabel('Group').selectOption('Tractors')
      await office.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
      await toldOf(office, 'Request accepted').waitFor()
      await office.getByRole('button', { name: `Accept ${name}` }).waitFor({ state: 'detached' })

      await page.goto('/home')
      await standsIn(page, 'Next Up', records.next)
      for (const [key, record] of Object.entries(records)) {
        expect([key, await cardOf(page, record).count()]).toEqual([
          key,
          (sees as readonly string[]).includes(key) ? 1 : 0,
        ])
      }
      // What the graph tells them is no more than what the board shows.
      const { world } = house.current
      const user = await world.prisma.user.findUniqueOrThrow({ where: { email }, include: { sessions: true } })
      const person = { ...user, globalId: '', sessionId: user.sessions[0]!.id }
      const { legacyActions } = await world.ask<{ legacyActions: { title: string }[] }>(
        person,
        '{ legacyActions { title } }',
      )
      expect(legacyActions.map(({ title }) => title).sort()).toEqual(sees.map((key) => records[key].title).sort())
      await page.goto('/userorgassocoation')
      await mine.getByRole('row').filter({ hasText: 'Basin Ridge Haulage' }).getByText('Accepted').waitFor()
      await page.getByText(/To accept association requests here takes Admin/).waitFor()
    },
  )

  test('by keyboard alone: declined with a reason, which the person reads, and the focus stays in the list', async () => {
    const { world } = house.current
    const [one, two] = [await world.user(), await world.user()]
    for (const person of [one, two])
      await world.mutate(person, 'requestAssociation', { organizationId: root.globalId }, 'request { id }')
    const { page } = await house.current.visit(admin, '/userorgassocoation')
    await page.getByRole('button', { name: `Decline ${one.name}` }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: `Decline ${one.name}` }).waitFor()
    await page.keyboard.type('We are full')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Decline ${one.name}` }).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
    const { page: theirs } = await house.current.visit(one, '/userorgassocoation')
    await theirs.getByText(/: We are full/).waitFor()
    const { page: others } = await house.current.visit(two, '/userorgassocoation')
    await others.getByRole('button', { name: /^Withdraw the request/ }).focus()
    await others.keyboard.press('Enter')
    await toldOf(others, 'Request withdrawn').waitFor()
  })

  test('an invitation leads from its link through sign-up to the board, once', async () => {
    const { page: office } = await house.current.visit(admin, '/userorgassocoation')
    await office.getByRole('button', { name: 'Invite', exact: true }).click()
    await office.getByLabel('Department').selectOption('Department of Tractors')
    await office.getByLabel('Group').selectOption('Tractors')
    await office.getByRole('button', { name: 'Create invitation' }).click()
    const link = await office.getByLabel('Link', { exact: true }).inputValue()
    await lookAt(office)
    await office.setViewportSize({ width: 1440, height: 900 })
    await office.getByRole('button', { name: 'Done' }).click()

    const { page } = await house.current.visit(null, link)
    await page.getByText(`${admin.name} invites you to join Basin Ridge Haulage`).waitFor()
    await lookAt(page)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: 'Sign up' }).click()
    await signUp(page, 'Ana Belmonte')
    await standsIn(page, 'Next Up', records.next)
    await office.getByText(/by Ana Belmonte/).waitFor()
    await office.getByRole('button', { name: /^Revoke/ }).waitFor({ state: 'detached' })

    const { page: late } = await house.current.visit(null, link)
    await late.getByText('This invitation has been used.').waitFor()
    await signUp(late, 'Late Comer')
    await late.getByText('You are not in an organization yet').waitFor()
  })

  test('a link for a new password is taken once', async () => {
    const { world } = house.current
    const person = await world.user(root)
    const { url: link } = await world.mutate<{ url: string }>(
      admin,
      'createPasswordReset',
      { userId: person.globalId },
      'url',
    )
    const { page } = await house.current.visit(null, link)
    await page.getByRole('heading', { name: 'New password' }).waitFor()
    await page.getByLabel('New password').fill('short')
    await page.getByLabel('Repeat password').fill('short')
    await page.keyboard.press('Enter')
    await page.getByText('Use at least 8 characters.').waitFor()
    await lookAt(page)
    await page.getByLabel('New password').fill(password)
    await page.getByLabel('Repeat password').fill(password)
    await page.keyboard.press('Enter')
    await page.getByLabel('Email or username').fill(person.email)
    await page.getByLabel('Password').fill(password)
    await page.keyboard.press('Enter')
    await panel(page, 'Next Up').waitFor()
    const { page: again } = await house.current.visit(null, link)
    await again.getByLabel('New password').fill('another decent Password')
    await again.getByLabel('Repeat password').fill('another decent Password')
    await again.keyboard.press('Enter')
    await again.getByText(/A link works once/).waitFor()
  })

  test('looks right: full, as a window, and without rights', async () => {
    const { world } = house.current
    const person = await world.user()
    await world.mutate(
      person,
      'requestAssociation',
      { organizationId: root.globalId, note: 'Day dispatch, Ruth knows of it' },
      'request { id }',
    )
    const { page } = await house.current.visit(admin, '/userorgassocoation')
    await page.getByRole('button', { name: `Accept ${person.name}` }).waitFor()
    await lookAt(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: `Accept ${person.name}` }).click()
    await page.getByLabel('Job role').waitFor()
    await lookAt(page)
    const { page: theirs } = await house.current.visit(person, '/userorgassocoation')
    await theirs.getByText('Pending').first().waitFor()
    await lookAt(theirs)
  })
})

describe('where there is nothing yet', () => {
  const empty = openHouse('joining_empty')

  test('from sign-up through the first organization to its first record', async () => {
    const { world } = empty.current
    expect([await world.prisma.user.count(), await world.prisma.organization.count()]).toEqual([0, 0])
    const { page } = await empty.current.visit(null, '/signup')
    await signUp(page, 'Ada First')
    await page.getByRole('main').getByRole('link', { name: 'Create organization' }).click()
    await page.getByRole('textbox', { name: 'Legal name' }).fill('Harbour Couriers')
    await page.getByRole('button', { name: 'Create organization' }).click()
    await isLive(page)
    await page.keyboard.press('n')
    const form = page.getByRole('dialog', { name: 'Add record' })
    await form.waitFor()
    await expect.poll(() => form.getByLabel('Organization').inputValue()).not.toBe('')
    await lookAt(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('Enter')
    await form.getByText('Enter a title.').waitFor()
    await page.keyboard.type('Order the first van')
    await form.getByLabel('Priority').selectOption('High')
    await form.getByLabel('Assigned to').fill('Ada')
    await optionIn(page, /Ada First/).click()
    await form.getByRole('button', { name: 'Add record' }).click()
    await toldOf(page, 'Record added').waitFor()
    await panel(page, 'Next Up').getByText('Order the first van').waitFor()
    await expect.poll(() => countOf(page, 'Next Up').textContent()).toBe('1')
    const record = await world.prisma.action.findFirstOrThrow({ include: { assignee: true } })
    expect(record).toMatchObject({ title: 'Order the first van', priorityId: 2, assignee: { name: 'Ada First' } })
  })
})
