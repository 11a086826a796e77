// A file of settings, as a systemd unit or a compose file has it: NAME=value a line. A name that is no setting is
// refused; an environment is full of other programs' names, a file of settings is not.
import fs from 'node:fs'
import { StartError } from '../../prisma/startError.ts'
import { nearest } from './nearest.ts'
import { settingsTable, SettingsError } from './settings.ts'

/** Those of Node and of OpenTelemetry, which read them themselves. */
const foreign = /^(OTEL_|NODE_)/

const unquoted = (text: string) => /^(["'])(.*)\1$/s.exec(text)?.[2] ?? text

/** The settings of a file; throws with a line for each that is wrong. */
export function readSettingsFile(file: string): Record<string, string> {
  let text: string
  try {
    text = fs.readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartError(`The settings file ${file} can't be read: ${(error as Error).message}.`, 'noInput')
  }
  const names = Object.keys(settingsTable)
  const bad: string[] = []
  const found: Record<string, string> = {}
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const place = `${file}, line ${i + 1}:`
    if (/^\s*(#|$)/.test(line)) continue
    const [, name, value] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line) ?? []
    if (name === undefined || value === undefined) bad.push(`${place} write NAME=value.`)
    else if (!names.includes(name) && !foreign.test(name)) {
      const close = nearest(name, names)
      bad.push(`${place} ${name} is no setting. ${close ? `Did you mean ${close}?` : 'docs/operating.md lists them.'}`)
    } else if (name in found) bad.push(`${place} ${name} stands here twice.`)
    else found[name] = unquoted(value)
  }
  if (bad.length) throw new SettingsError(bad)
  return found
}

/** Names of an environment that look like a setting that was mistyped, each with what it may have meant. */
export function suspectNames(environment: NodeJS.ProcessEnv): [name: string, meant: string][] {
  const names = Object.keys(settingsTable)
  return Object.keys(environment).flatMap((name): [string, string][] => {
    if (name.length < 6 || names.includes(name) || foreign.test(name)) return []
    const meant = nearest(name, names)
    return meant !== undefined && meant.length >= 6 ? [[name, meant]] : []
  })
}
