import fs from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
const folder = '/tmp/deputies-chr'
process.env.TMPDIR = folder
process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x'
const { default: packaged } = await import('@sparticuz/chromium')
const executablePath = await packaged.executablePath()
fs.writeFileSync(path.join(folder, 'fonts/fonts.conf'), `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`)
const browser = await chromium.launch({ executablePath, headless: true, args: ['--no-sandbox', '--disable-gpu'] })
const base = process.argv[2]
const shots = JSON.parse(process.argv[3])
for (const { as = 'supervision@demo.test', to, name, width = 1440, height = 900, theme = 'light', steps = [] } of shots) {
  const context = await browser.newContext({ baseURL: base, viewport: { width, height }, colorScheme: theme })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()))
  page.on('pageerror', (e) => console.log(name, e.message))
  await page.goto('/login')
  const answer = await page.evaluate(async (email) => (await fetch('/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password: 'demo-Pass-1' }) })).json(), as)
  await page.evaluate((a) => { localStorage.setItem('access_token', a.token); localStorage.setItem('refresh_token', a.refresh_token); localStorage.setItem('SAAS_PFUser_UUID', a.SAAS_PFUser_UUID); localStorage.setItem('user_id', a.user_id) }, answer)
  await page.goto(to)
  await page.waitForTimeout(2500)
  for (const step of steps) {
    try { await page.getByRole(step[0], { name: step[1] }).first().click({ timeout: 4000 }); await page.waitForTimeout(1200) } catch (e) { console.log(name, String(e).slice(0, 200)) }
  }
  await page.screenshot({ path: `/tmp/deputies-chr/${name}.png` })
  await context.close()
}
await browser.close()
