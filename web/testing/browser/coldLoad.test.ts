// What shows before any of the code is there: the frame of the screen, out of the document itself.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cardOf, ownBoard } from './board.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

/** Leaves the code on its way until it is let go. */
async function holdCode(page: Page) {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}

const shape = (page: Page) =>
  page.locator('#cold').evaluate((cold) =>
    ['nav', 'header', 'section', 'div'].filter((part) => {
      const { width, height } = cold.querySelector(part)!.getBoundingClientRect()
      return width > 0 && height > 0
    }),
  )
const isShown = (page: Page) => page.locator('#cold').evaluate((cold) => getComputedStyle(cold).display !== 'none')
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test.each([
  [1440, ['nav', 'header', 'section', 'div']],
  [768, ['header', 'section', 'div']],
  [390, ['header', 'section', 'div']],
])(
  'at %i px the frame and the columns stand there before any code, and go as the board comes',
  async (width, parts) => {
    const { at, admin } = await ownBoard(house.current.world)
    const record = await house.current.world.action(at, admin, { title: 'Mend the gate' })
    const { page } = await house.current.visit(admin, '/home', { width, height: 844, theme: 'dark' })
    await cardOf(page, record).waitFor()
    const letGo = await holdCode(page)
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(() => shape(page)).toEqual(parts)
    expect(await ground(page)).toBe('rgb(14, 17, 22)')
    letGo()
    await cardOf(page, record).waitFor()
    expect(await isShown(page)).toBe(false)
  },
)

test('another screen has its frame without columns, and asks for the file of the board beside the entry', async () => {
  const { admin } = await ownBoard(house.current.world)
  const { page } = await house.current.visit(admin, '/home')
  const letGo = await holdCode(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/activerecords', { waitUntil: 'commit' })
  await expect.poll(() => shape(page)).toEqual(['nav', 'header', 'section'])
  await expect.poll(() => asked.filter((path) => /\/(base|board)-[^/]*\.js$/.test(path)).length).toBe(2)
  letGo()
  await page.getByRole('heading', { level: 1, name: 'Records' }).waitFor()
  expect(await isShown(page)).toBe(false)
})

test('the sign-in has no frame, and asks for nothing of the board', async () => {
  const { page } = await house.current.visit(null, '/login')
  await page.getByLabel('Email').waitFor()
  expect(await isShown(page)).toBe(false)
  await page.waitForLoadState('networkidle')
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const parts = files.flatMap((name) => /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(name)?.[1] ?? [])
  expect([...new Set(parts)].sort()).toEqual(['around', 'base', 'forms', 'rolldown-runtime', 'signIn'])
})

test('where a screen can’t be read the frame goes too', async () => {
  const { admin } = await ownBoard(house.current.world)
  const { page } = await house.current.visit(admin, '/home', { expected: /500|ERR_FAILED|Failed to fetch|dynamically/ })
  await page.route('**/assets/RecordsPage-*.js', (route) => route.abort())
  await page.goto('/activerecords')
  await page.getByRole('alert').first().waitFor()
  expect(await isShown(page)).toBe(false)
})
