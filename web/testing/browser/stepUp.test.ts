// Who has signed in long ago confirms that it is them, before what has power over others is done; and how that looks.
import { expect, test } from 'vitest'
import { appCode } from '../../../graph/testing/appCode.ts'
import { givePassword } from '../../../graph/testing/password.ts'
import type { MutationResult } from '../../../graph/testing/world.ts'
import { ownBoard } from './board.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()
const password = 'six dry Bearings 40'

interface Answer extends MutationResult {
  setup: { setupToken: string; secret: string }
}

/** An Admin with a second factor, who signed in an hour ago. */
async function admin() {
  const { world } = house.current
  const { at, admin: person } = await ownBoard(world)
  await givePassword(world, person, password)
  const { setup } = await world.mutate<Answer>(
    person,
    'startAuthenticatorSetup',
    { password },
    'setup { setupToken secret }',
  )
  const codeNow = () => {
    world.clock.forward({ seconds: 30 })
    return appCode(setup.secret, world.clock.now())
  }
  await world.mutate(person, 'createAuthenticatorApp', { setupToken: setup.setupToken, code: codeNow() }, 'secrets')
  await world.prisma.session.update({
    where: { id: person.sessionId },
    data: { provedAt: new Date(world.clock.now().getTime() - 3_600_000) },
  })
  return { at, person, codeNow }
}

test('by keys alone: a webhook is added once password and code are given, and the next one without', async () => {
  const { at, person, codeNow } = await admin()
  const { page } = await house.current.visit(person, `/orgOverview/${at.id}/integrations`)
  const section = page.getByRole('region', { name: 'Webhooks', exact: true })
  const add = async (name: string) => {
    await section.getByRole('button', { name: 'Add webhook' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add webhook' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Address').fill('https://203.0.114.9/hooks')
    await dialog.getByRole('checkbox', { name: 'note.added' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    return dialog
  }
  const form = await add('Maintenance system')
  const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await confirm.getByLabel('Code').waitFor()
  await confirm.getByLabel('Your password').and(page.locator(':focus')).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  // Who turns back has everything as it was.
  await page.keyboard.press('Escape')
  await confirm.waitFor({ state: 'detached' })
  await form.getByRole('alert').getByText('Your sign-in is older than 10 minutes').waitFor()
  await form.getByLabel('Name').press('Enter')

  await confirm.getByLabel('Your password').fill('a wrong one')
  await confirm.getByLabel('Code').fill(codeNow())
  await page.keyboard.press('Enter')
  await confirm.getByText('This is not the password that you sign in with.').waitFor()
  await confirm.getByLabel('Your password').fill(password)
  await confirm.getByLabel('Code').fill(codeNow())
  await page.keyboard.press('Enter')
  const added = page.getByRole('dialog', { name: 'Webhook added' })
  await added.getByRole('button', { name: 'Done' }).press('Enter')
  await added.waitFor({ state: 'detached' })

  await add('Fuel cards')
  await added.getByRole('button', { name: 'Done' }).press('Enter')
  await section.getByRole('button', { name: 'Deliveries of Fuel cards' }).waitFor()
  expect(await confirm.count()).toBe(0)
})
