// The one place that reads what was typed.
import { parseArgs } from 'node:util'
import { exits } from '../../prisma/startError.ts'
import { nearest } from '../kernel/nearest.ts'
import { commands, sharedOptions, type Command } from './commands.ts'

/** Something was typed that is no command; the message says what is. */
export class UsageError extends Error {
  override name = 'UsageError'
  readonly exit = exits.usage
}

export interface Parsed {
  name: string
  command: Command
  options: Record<string, string>
  operands: string[]
}

/** What was typed; undefined where the help was asked for, which `helpText` has. Throws a UsageError. */
export function parseCommand(typed: readonly string[]): Parsed | undefined {
  const [first = '', second = ''] = typed
  if (['help', '--help', '-h'].includes(first)) return undefined
  const [name, rest] = !first || first.startsWith('-') ? ['serve', typed] : namedIn(first, second, typed)
  const command = commands[name]!
  const allowed = { ...command.options, ...sharedOptions }
  const { values, positionals } = read(name, rest, allowed)
  if (values.help) return undefined
  const operands = command.operands ?? []
  if (positionals.length > operands.length)
    throw new UsageError(`opsgraph ${name} takes no '${positionals[operands.length]}'. See opsgraph ${name} --help.`)
  const missing = [
    ...operands.slice(positionals.length),
    ...Object.entries(allowed).flatMap(([option, { isRequired, value }]) =>
      isRequired && values[option] === undefined ? [`--${option} ${value}`] : [],
    ),
  ]
  if (missing.length) throw new UsageError(`opsgraph ${name} needs ${missing.join(' and ')}.`)
  const options = Object.fromEntries(Object.entries(values).map(([option, value]) => [option, String(value)]))
  return { name, command, options, operands: positionals }
}

function namedIn(first: string, second: string, typed: readonly string[]): [name: string, rest: readonly string[]] {
  const both = `${first} ${second}`
  if (commands[both]) return [both, typed.slice(2)]
  if (commands[first]) return [first, typed.slice(1)]
  const names = Object.keys(commands)
  const close = nearest(both.trim(), names) ?? nearest(first, names)
  const below = names.filter((name) => name.startsWith(`${first} `))
  const hint = below.length
    ? `Say one of: ${below.join(', ')}.`
    : close
      ? `Did you mean ${close}?`
      : 'See opsgraph help.'
  throw new UsageError(`opsgraph has no command '${both.trim()}'. ${hint}`)
}

function read(name: string, args: readonly string[], allowed: Command['options'] & object) {
  const types = Object.entries(allowed).map(([option, { value }]) => [
    option,
    { type: value ? ('string' as const) : ('boolean' as const) },
  ])
  try {
    return parseArgs({
      args: [...args],
      options: Object.fromEntries(types) as Record<string, { type: 'string' | 'boolean' }>,
      allowPositionals: true,
    })
  } catch (error) {
    const typed = /'(--?[\w-]+)/.exec((error as Error).message)?.[1]
    const known = typed?.replace(/^--?/, '')
    if (known !== undefined && allowed[known])
      throw new UsageError(
        `opsgraph ${name}: ${typed} ${allowed[known].value ? `needs a ${allowed[known].value}` : 'takes no value'}.`,
      )
    const close = nearest(known ?? '', Object.keys(allowed))
    throw new UsageError(
      `opsgraph ${name} has no ${typed ?? args.join(' ')}. ${close ? `Did you mean --${close}?` : `See opsgraph ${name} --help.`}`,
    )
  }
}

const indented = (lines: readonly (readonly [string, string])[]) => {
  const width = Math.max(...lines.map(([left]) => left.length))
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}

/** The help of a command, or of all. */
export function helpText(typed: readonly string[] = []): string {
  const words = typed.filter((word) => !word.startsWith('-') && word !== 'help')
  const name = [words.slice(0, 2).join(' '), words[0] ?? ''].find((one) => commands[one])
  const command = name === undefined ? undefined : commands[name]
  if (!command)
    return [
      'opsgraph COMMAND …',
      '',
      ...indented(
        Object.entries(commands).map(([one, { about, operands = [] }]) => [[one, ...operands].join(' '), about]),
      ),
      '',
      'Settings are environment variables: docs/operating.md. opsgraph COMMAND --help shows the options of one.',
    ].join('\n')
  const options = Object.entries({ ...command.options, ...sharedOptions })
  return [
    ['opsgraph', name, ...(command.operands ?? []), '[OPTION …]'].join(' '),
    '',
    command.about,
    '',
    ...indented(options.map(([option, { value, about }]) => [`--${option}${value ? ` ${value}` : ''}`, about])),
  ].join('\n')
}
