// Everything that the board can open without a connection comes ahead, and nothing that shows an error comes late.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const web = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(web, file), 'utf8')
const isThere = (file: string) => fs.existsSync(path.join(web, file))
const from = (file: string, to: string) => path.join(path.dirname(file), to)

const staticImports = (file: string) =>
  [...read(file).matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gms)].map(([, to]) => from(file, to!))
const lazyImports = (file: string) =>
  [...read(file).matchAll(/import\('(\.[^']+)'\)/g)].map(([, to]) => from(file, to!))

/** The map of all screens: each of them is another screen, or a tool that needs the server. */
const isMap = (file: string) => file === 'app/moreRoutes.ts'

/** What only others than the board ask for. */
const isElsewhere =
  /^(people\/(session|invitation|provider|application)|integration\/import)\/|^kernel\/shell\/NotFoundPage|\/home\/screens|^app\/shell\/(StartPlaces|OrganizationGuard)|^kernel\/map\//

/** What the board leads to: the files it is made of, and what they load late. */
function reachable() {
  const files = new Set<string>()
  const late = new Map<string, string>()
  const follow = (file: string) => {
    if (files.has(file) || file.startsWith('__generated__') || !isThere(file) || !/\.tsx?$/.test(file)) return
    files.add(file)
    if (isMap(file)) return
    staticImports(file).forEach(follow)
    if (file === 'app/shell/fetchAhead.ts') return
    for (const to of lazyImports(file)) {
      if (isElsewhere.test(to)) continue
      if (!/^__generated__\/(Home|Board|SignedIn)/.test(to)) late.set(to, file)
      follow(to)
    }
  }
  for (const first of ['app/Providers.tsx', 'app/routes.tsx', 'app/home/screens.ts', 'app/shell/Shell.tsx'])
    follow(first)
  return late
}

test('what the board can open without a connection is fetched ahead', () => {
  const ahead = new Set(lazyImports('app/shell/fetchAhead.ts'))
  const late = reachable()
  expect(late.size).toBeGreaterThan(15)
  // They come with the board, or with what fetches ahead.
  const beside = /^(app\/guardedRoutes|kernel\/offline\/deliver|workspace\/search\/Palette|app\/shell\/Extras)\./
  expect([...late].filter(([to]) => !ahead.has(to) && !beside.test(to)).map(([to, by]) => `${to} of ${by}`)).toEqual([])
})

test('what shows an error is never loaded late', () => {
  const found = fs
    .readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/__generated__|\.test\./.test(file))
    .flatMap((file) => lazyImports(file).filter((to) => /Error|Failed/.test(to)))
  expect(found).toEqual([])
})
