import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { nearest } from './nearest.ts'
import type { SettingsError } from './settings.ts'
import { readSettingsFile, suspectNames } from './settingsFile.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-settings-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

function written(text: string): string {
  const file = path.join(folder, 'settings.env')
  fs.writeFileSync(file, text)
  return file
}

function linesOf(text: string): string[] {
  const file = written(text)
  try {
    readSettingsFile(file)
    return []
  } catch (error) {
    return (error as SettingsError).lines.map((line) => line.replace(file, 'FILE'))
  }
}

test('a file of settings has a name and a value a line, quoted or not', () => {
  const file = written(
    '# The house\n\nPORT=4100\nMAIL_FROM = "Ops <ops@house.test>"\nexport SEED=none\nOTEL_SERVICE_NAME=ops\n',
  )
  expect(readSettingsFile(file)).toEqual({
    PORT: '4100',
    MAIL_FROM: 'Ops <ops@house.test>',
    SEED: 'none',
    OTEL_SERVICE_NAME: 'ops',
  })
})

test('what is wrong in it is told by its line, with what was probably meant', () => {
  expect(linesOf('DATABSE_URL=postgresql://db/x\nPORT\nHAT=1\nSEED=none\nSEED=demo\n')).toEqual([
    'FILE, line 1: DATABSE_URL is no setting. Did you mean DATABASE_URL?',
    'FILE, line 2: write NAME=value.',
    'FILE, line 3: HAT is no setting. docs/operating.md lists them.',
    'FILE, line 5: SEED stands here twice.',
  ])
})

test('one that is not there is told so', () => {
  expect(() => readSettingsFile(path.join(folder, 'none'))).toThrow(/can't be read: ENOENT/)
})

test('of an environment only names are suspect that are nearly a setting', () => {
  expect(suspectNames({ DATABSE_URL: 'x', PATH: '/bin', PUBLIC_URL: 'x', HOSTNAME: 'x', LOG_LEVL: 'x' })).toEqual([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['LOG_LEVL', 'LOG_LEVEL'],
  ])
})

test('a name is near that has a letter more, less or other', () => {
  expect([nearest('bakup', ['backup', 'check']), nearest('xyz', ['backup', 'check'])]).toEqual(['backup', undefined])
})
