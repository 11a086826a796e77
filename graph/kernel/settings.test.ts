import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFile } from '../../prisma/project.ts'
import type { SettingsError } from './settings.ts'
import { readSettings, settingsTable } from './settings.ts'

const linesOf = (environment: NodeJS.ProcessEnv): string[] => {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    return (error as SettingsError).lines
  }
}

test('what is not set has its default', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 4000,
    HOST: '127.0.0.1',
    SEED: 'demo',
    DATA_DIR: path.resolve('.data'),
    DATABASE_URL: '',
  })
})

test('each bad setting gets one line that says what would be right', () => {
  expect(linesOf({ PORT: '70000', SEED: 'all', DATABASE_URL: 'mysql://db' })).toEqual([
    "PORT must be a whole number from 0 to 65535, not '70000'.",
    "DATABASE_URL must be an address that begins with postgres:// or postgresql://, its target_session_attrs one of any, read-write, primary, not 'mysql://db'.",
    "SEED must be one of demo, none, not 'all'.",
  ])
})

test('a database may have several hosts, of which one is taken that takes writes', () => {
  const hosts = 'postgresql://me@one:5433,[::1]:5434,three/shop'
  expect(readSettings({ DATABASE_URL: hosts }).DATABASE_URL).toBe(hosts)
  expect(linesOf({ DATABASE_URL: `${hosts}?target_session_attrs=read-write` })).toEqual([])
  expect(linesOf({ DATABASE_URL: `${hosts}?target_session_attrs=standby` })).toHaveLength(1)
  expect(linesOf({ DATABASE_URL: 'postgresql://me@one:x,two/shop' })).toHaveLength(1)
})

test('a replica is one host', () => {
  const one = 'postgresql://me@one:5433/shop'
  expect(readSettings({ DATABASE_REPLICA_URL: one }).DATABASE_REPLICA_URL).toBe(one)
  expect(linesOf({ DATABASE_REPLICA_URL: 'postgresql://me:secret@one,two/shop' })).toEqual([
    "DATABASE_REPLICA_URL must be an address of one host that begins with postgres:// or postgresql://, without target_session_attrs, not 'postgresql://me:…@one,two/shop'.",
  ])
  expect(linesOf({ DATABASE_REPLICA_URL: `${one}?target_session_attrs=any` })).toHaveLength(1)
})

test('a password is not repeated', () => {
  expect(linesOf({ DATABASE_URL: 'http://user:secret@db/x' })[0]).not.toContain('secret')
})

test('tiles of maps have an address of one host, with the place of each after it', () => {
  const good = 'https://tiles.example.com:8443/road/{z}/{x}/{y}.png?key=a1'
  expect(readSettings({ MAP_TILES_URL: good }).MAP_TILES_URL).toBe(good)
  for (const bad of [
    'https://tiles.example.com/{z}/{x}.png',
    'https://{z}.example.com/{x}/{y}.png',
    'https://tiles.example.com/{s}/{z}/{x}/{y}.png',
    'ftp://tiles.example.com/{z}/{x}/{y}',
    "https://tiles.example.com; script-src 'none'/{z}/{x}/{y}",
    'tiles/{z}/{x}/{y}.png',
  ]) {
    const form = 'an address that begins with https:// or http:// and has {z}, {x} and {y} after its host'
    expect(linesOf({ MAP_TILES_URL: bad })).toEqual([`MAP_TILES_URL must be ${form}, not '${bad}'.`])
  }
})

test.each(['1e3', '-1', '4000.5', ' 4000', '0x10'])('PORT=%s is no port', (PORT) =>
  expect(linesOf({ PORT })).toHaveLength(1),
)

test('every setting says what it is for', () => {
  for (const { about, form } of Object.values(settingsTable)) expect(about && form).toBeTruthy()
})

const page = projectFile('docs/operating.md')

describe('docs/operating.md', () => {
  /** The rows `| NAME | default | what it is for |`, backticks aside; a setting that is empty has an empty default. */
  const rows = fs
    .readFileSync(page, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [name, ...cells] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replaceAll('`', '').trim())
      return name && /^[A-Z][A-Z_]+$/.test(name) ? [[name, ...cells]] : []
    })

  test.each(Object.entries(settingsTable))(
    'has %s, with its default and what it is for',
    (name, { default: usual, about }) => {
      expect(rows.filter(([row]) => row === name)).toEqual([[name, String(usual), about]])
    },
  )

  test('has no setting that there is not', () => {
    for (const [name] of rows) expect(Object.keys(settingsTable)).toContain(name)
  })
})
