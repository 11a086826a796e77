// A Chromium: the system's where there is one, else the one that comes as a package.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type BrowserServer } from 'playwright-core'

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const fontsAt = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`

/** Unpacks the packaged one into a folder of its own, with the libraries that a bare machine lacks. */
async function unpacked(folder: string): Promise<string> {
  process.env.TMPDIR = folder
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  const executable = await packaged.executablePath()
  // Its own font settings look in /tmp alone, and without a font Chromium ends at the first letter.
  fs.writeFileSync(path.join(folder, 'fonts/fonts.conf'), fontsAt(folder))
  return executable
}

/** Once in some hundred starts the packaged one ends with a fault of memory protection before it says anything. */
async function start(executablePath: string, args: readonly string[], isAgain = false): Promise<BrowserServer> {
  try {
    return await chromium.launchServer({ executablePath, headless: true, args: [...flags, ...args] })
  } catch (error) {
    if (isAgain) throw error
    return start(executablePath, args, true)
  }
}

/** Starts it, with more flags of its own; answers with where it is reached. */
export async function launchChromium(...more: string[]) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-chromium-'))
  const temporary = process.env.TMPDIR
  const executablePath = places.find((place) => place && fs.existsSync(place)) ?? (await unpacked(folder))
  const server = await start(executablePath, more)
  if (temporary === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = temporary
  return {
    endpoint: server.wsEndpoint(),
    async close() {
      await server.close()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
