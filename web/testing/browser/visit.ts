// People at their browsers: each with storage of their own, against an Opsgraph of this file's own.
import { chromium, type Browser, type BrowserContext, type Page, type Request } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { issueRefreshToken } from '../../../graph/people/session/refreshToken.ts'
import type { Settings } from '../../../graph/kernel/settings.ts'
import type { Person } from '../../../graph/testing/rows.ts'
import { World } from '../../../graph/testing/world.ts'
import { countCalls, lastCalls } from './settled.ts'
import { storm } from './storm.ts'

export interface Visitor {
  context: BrowserContext
  page: Page
  /** Another tab of the same browser. */
  tab: (path: string) => Promise<Page>
}

interface Look {
  width?: number
  height?: number
  theme?: 'light' | 'dark'
  /** The zone of the browser's clock. */
  zone?: string
  /** Console errors that this visit is about. */
  expected?: RegExp
}

export class House {
  readonly world: World
  readonly address: string
  private readonly browser: Browser

  constructor(world: World, address: string, browser: Browser) {
    this.world = world
    this.address = address
    this.browser = browser
  }

  /** Somebody's browser at a path, signed in where a person is given. What goes wrong in the page fails the test. */
  async visit(
    person: Person | null,
    path: string,
    { width = 1440, height = 900, theme = 'light', zone, expected }: Look = {},
  ): Promise<Visitor> {
    const origins = person ? [{ origin: this.address, localStorage: await this.signInOf(person) }] : []
    const context = await this.browser.newContext({
      baseURL: this.address,
      viewport: { width, height },
      colorScheme: theme,
      timezoneId: zone,
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins },
    })
    context.setDefaultTimeout(60_000)
    countCalls(context, isStream)
    if (process.env.STORM) await storm(context)
    // Later Chromiums than the packaged one answer a scroll with a Promise; every page has to bear both.
    await context.addInitScript(() => {
      for (const name of ['scrollIntoView', 'scrollTo', 'scrollBy', 'scroll'] as const) {
        const scroll = Element.prototype[name] as (...how: unknown[]) => void
        const answering: unknown = function (this: Element, ...how: unknown[]) {
          scroll.apply(this, how)
          return Promise.resolve()
        }
        Element.prototype[name] = answering as typeof scroll
      }
    })
    const problems: string[] = []
    context.on('weberror', (error) => problems.push(error.error().message))
    context.on('console', (message) => {
      if (message.type() === 'error' && !expected?.test(message.text())) problems.push(message.text())
    })
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') for (const page of context.pages()) await tellOf(page)
      await context.close()
      expect(problems).toEqual([])
    })
    const tab = async (to: string) => {
      const page = await context.newPage()
      await page.goto(to)
      return page
    }
    return { context, page: await tab(path), tab }
  }

  /** What a sign-in would have left in the browser's storage. */
  private async signInOf(person: Person) {
    const { prisma, clock } = this.world
    const { authorization } = await this.world.authorization(person)
    const { legacyId } = await prisma.user.findUniqueOrThrow({ where: { id: person.id }, select: { legacyId: true } })
    const stored = {
      access_token: authorization.replace('Bearer ', ''),
      refresh_token: await issueRefreshToken(prisma, person.sessionId, clock.now()),
      SAAS_PFUser_UUID: person.id,
      user_id: String(legacyId),
    }
    return Object.entries(stored).map(([name, value]) => ({ name, value }))
  }
}

/** What a page showed when its test failed. */
async function tellOf(page: Page) {
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String)
  const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)).catch(String)
  process.stderr.write(`${page.url()}\nfocused: ${focused}\n${lastCalls(page)}\n${shown}\n`)
}

/** On a machine that has just started, first answers and connections take longer than people would wait. */
export const patient = { REQUEST_SECONDS: 300, STATEMENT_SECONDS: 120 }

/**
 * An Opsgraph of this file's own, and the run's Chromium; with a database's name, of an empty one; with settings of its
 * own.
 */
export const openHouse = (database?: string, settings?: () => Promise<Partial<Settings>>) =>
  openHouseOf(async () => World.make({ database, settings: { ...patient, ...(await settings?.()) } }))

/** The same of a world that is made otherwise. */
export function openHouseOf(make: () => Promise<World>): { current: House } {
  const house = {} as { current: House }
  let browser: Browser
  beforeAll(async () => {
    const world = await make()
    const address = await world.serve()
    browser = await chromium.connect(inject('chromium'))
    house.current = new House(world, address, browser)
  })
  afterAll(() => browser.close())
  return house
}

/** Holds some of a page's calls back until they are let go. */
export async function hold(page: Page, which: (request: Request) => boolean): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/graphql', async (route) => {
    if (which(route.request())) await held
    await route.fallback()
  })
  return letGo
}

/**
 * Cuts what a page asks for, until the answer is called. The route stays: one that is taken away while it has a call in
 * hand may never let go of it.
 */
export async function cut(page: Page, which: (request: Request) => boolean): Promise<() => void> {
  let isCut = true
  await page.route('**/graphql', (route) => (isCut && which(route.request()) ? route.abort() : route.fallback()))
  return () => void (isCut = false)
}

/** Whether a call asks for a stream of events. */
export const isStream = (request: Request) => request.headers().accept?.includes('text/event-stream') ?? false

/** Whether a call is of an operation. */
export const isOf = (operation: string) => (request: Request) => request.postData()?.includes(`"${operation}"`) ?? false

/** Counts the refreshes of a browser, in all its tabs. */
export function countRefreshes(context: BrowserContext): () => Promise<number> {
  let count = 0
  context.on('request', (request) => {
    if (request.postData()?.includes('refreshSession')) count++
  })
  return async () => {
    // What a page asked for is told in its turn, which may be after the server has answered.
    await Promise.all(context.pages().map((page) => page.evaluate(() => undefined)))
    return count
  }
}

/** What a page has in its storage. */
export const storageOf = (page: Page): Promise<Partial<Record<string, string>>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
