import { describe, expect, test } from 'vitest'
import { commands } from './commands.ts'
import { helpText, parseCommand } from './parse.ts'

const problemOf = (...typed: string[]): string => {
  try {
    parseCommand(typed)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

describe('what is typed', () => {
  test('is serve where nothing is', () => {
    expect(parseCommand([])?.name).toBe('serve')
    expect(parseCommand(['--settings', 'x'])).toMatchObject({ name: 'serve', options: { settings: 'x' } })
  })

  test('has its operands and options', () => {
    expect(parseCommand(['admin', 'create', 'a@b.test', '--name', 'Ann'])).toMatchObject({
      name: 'admin create',
      operands: ['a@b.test'],
      options: { name: 'Ann' },
    })
  })

  test.each([
    [['chek'], "opsgraph has no command 'chek'. Did you mean check?"],
    [
      ['admin'],
      "opsgraph has no command 'admin'. Say one of: admin create, admin reset-password, admin reset-second-factor, admin revoke.",
    ],
    [['admin', 'create', '--nam', 'x'], 'opsgraph admin create has no --nam. Did you mean --name?'],
    [['admin', 'create'], 'opsgraph admin create needs EMAIL and --name NAME.'],
    [['check', '--settings'], 'opsgraph check: --settings needs a FILE.'],
    [['migrate', 'now'], "opsgraph migrate takes no 'now'. See opsgraph migrate --help."],
  ])('%j is told what is right', (typed, message) => {
    expect(problemOf(...typed)).toBe(message)
  })

  test('help names every command, and the options of one', () => {
    expect(parseCommand(['admin', 'create', '--help'])).toBeUndefined()
    expect(helpText(['admin', 'create', '--help'])).toContain('--new-organization NAME')
  })

  test('help has a line for each command', () => {
    for (const name of Object.keys(commands)) expect(helpText()).toContain(`  ${name}`)
  })
})
