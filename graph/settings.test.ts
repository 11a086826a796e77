import path from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, SettingsError, settingsTable } from './settings.ts'

const linesOf = (environment: NodeJS.ProcessEnv): string[] => {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    return (error as SettingsError).lines
  }
}

test('what is not set has its default', () => {
  expect(readSettings({})).toMatchObject({ PORT: 4000, HOST: '127.0.0.1', SEED: 'demo', DATA_DIR: path.resolve('.data'), DATABASE_URL: '' })
})

test('each bad setting gets one line that says what would be right', () => {
  expect(linesOf({ PORT: '70000', SEED: 'all', DATABASE_URL: 'mysql://db' })).toEqual([
    "PORT must be a whole number from 0 to 65535, not '70000'.",
    "DATABASE_URL must be an address that begins with postgres:// or postgresql://, not 'mysql://db'.",
    "SEED must be one of demo, none, not 'all'.",
  ])
})

test('a password is not repeated', () => {
  expect(linesOf({ DATABASE_URL: 'http://user:secret@db/x' })[0]).not.toContain('secret')
})

test.each(['1e3', '-1', '4000.5', ' 4000', '0x10'])('PORT=%s is no port', (PORT) => expect(linesOf({ PORT })).toHaveLength(1))

test('every setting says what it is for', () => {
  for (const { about, form } of Object.values(settingsTable)) expect(about && form).toBeTruthy()
})
