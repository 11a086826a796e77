// npm run pictures: a picture of every screen in both themes, of a fresh demo, for docs/pictures. What axe finds there
// is said, and is a failure.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { createServer } from 'vite'
import { build, toStart } from '../../build/steps.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { freePort } from '../../../prisma/freePort.ts'
import { launchChromium } from '../launchChromium.ts'
import { projectFile, projectRoot } from '../../../prisma/project.ts'
import { pictures, type Ask, type Picture } from './screens.ts'

const folder = projectFile('docs/pictures')
const only = process.argv.slice(2)
const wanted = pictures.filter(({ name }) => !only.length || only.includes(name))

await build(toStart)
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-pictures-'))
const server = spawn(process.execPath, [projectFile('dist/graph/main.js')], {
  cwd: projectRoot,
  env: {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: path.join(data, 'db'),
    PORT: '0',
    LOG_LEVEL: 'error',
    OPERATIONS_PER_MINUTE: '1000000',
    SIGN_INS_PER_MINUTE: '1000000',
    SIGN_INS_PER_ACCOUNT: '1000000',
    SIGN_INS_PER_ADDRESS: '1000000',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const address = await new Promise<string>((resolve, reject) => {
  server.stdout.on('data', (text: Buffer) => {
    const found = /ready at (\S+)/.exec(text.toString())?.[1]
    if (found) resolve(found)
  })
  server.once('exit', (code) => reject(new Error(`The demo ended with ${code}.`)))
})

/** Signs in anew for each picture: what one is given lasts a quarter of an hour, and all of them take longer. */
async function signIn() {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.test', password: 'demo-Pass-1' }),
  })
  const { token, refresh_token, SAAS_PFUser_UUID, user_id } = (await answer.json()) as Record<string, string>
  return {
    access_token: token!,
    refresh_token: refresh_token!,
    SAAS_PFUser_UUID: SAAS_PFUser_UUID!,
    user_id: String(user_id),
  }
}

const askAs =
  (token: string): Ask =>
  async (document) => {
    const answer = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: document }),
    })
    const { data: found, errors } = (await answer.json()) as { data: never; errors?: unknown }
    if (errors) throw new Error(JSON.stringify(errors))
    return found
  }

const kit = wanted.some(({ isKit }) => isKit)
  ? await createServer({
      configFile: projectFile('web/vite.config.ts'),
      logLevel: 'error',
      server: { port: await freePort() },
    })
  : undefined
await kit?.listen()

let problems = 0
const launched = await launchChromium()
const browser = await chromium.connect(launched.endpoint)
fs.mkdirSync(folder, { recursive: true })
try {
  for (const picture of wanted) for (const theme of ['light', 'dark'] as const) await take(picture, theme)
  if (!only.length) fs.writeFileSync(path.join(folder, 'README.md'), listed())
} finally {
  await browser.close()
  await launched.close()
  await kit?.close()
  server.removeAllListeners('exit')
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  fs.rmSync(data, { recursive: true, force: true })
}

if (problems) process.exitCode = 1

async function take(picture: Picture, theme: 'light' | 'dark') {
  const { name: file, width = 1440, isPublic, press, isKit } = picture
  const stored = await signIn()
  const origins = isPublic
    ? []
    : [{ origin: address, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }]
  const context = await browser.newContext({
    baseURL: isKit ? kit!.resolvedUrls!.local[0] : address,
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins },
  })
  const page = await context.newPage()
  await page.goto(typeof picture.path === 'string' ? picture.path : await picture.path(askAs(stored.access_token)))
  await settled(page)
  if (press) {
    await page.keyboard.press(press)
    await settled(page)
  }
  if (isKit) {
    const height = await page.locator('main').evaluate((main) => {
      const work = main.lastElementChild!
      return main.clientHeight - work.clientHeight + work.scrollHeight
    })
    await page.setViewportSize({ width, height })
    await settled(page)
  }
  const session = await context.newCDPSession(page)
  const { data: bytes } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 })
  fs.writeFileSync(path.join(folder, `${file}-${theme}.webp`), Buffer.from(bytes, 'base64'))
  const found = await accessibilityProblems(page)
  for (const problem of found) process.stdout.write(`${file}, ${theme}: ${problem}\n`)
  problems += found.length
  await context.close()
  process.stdout.write(`${file}, ${theme}\n`)
}

/** Waits until nothing is loading any more, and a moment for what is drawn behind it. */
async function settled(page: Page) {
  await page.waitForFunction(() => document.readyState === 'complete')
  await page.locator('h1').first().waitFor()
  await page.waitForTimeout(900)
  // The kit shows what loading looks like.
  await page.waitForFunction(
    () => location.pathname === '/kit' || !document.querySelector('[aria-busy="true"]'),
    undefined,
    { timeout: 20_000 },
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(400)
}

/** The pictures in a page, each in both themes. */
function listed(): string {
  const rows = pictures.map(
    ({ name, about }) => `| ${about} | ![${about}, light](${name}-light.webp) | ![${about}, dark](${name}-dark.webp) |`,
  )
  return `# Pictures\n\nEvery screen of a fresh demo in both themes; \`npm run pictures\` makes them.\n\n| screen | light | dark |\n|---|---|---|\n${rows.join('\n')}\n`
}
