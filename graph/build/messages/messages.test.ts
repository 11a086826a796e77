// What people read: each catalogue is whole in every language, and what it says is made of what it is told.
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { projectFile } from '../../../prisma/project.ts'
import { languages } from '../../kernel/messages/languages.ts'
import { CatalogueError, foldersWithMessages, readCatalogue } from './catalogue.ts'
import { graphModule } from './graphModule.ts'
import { webModule } from './webModule.ts'

const folders = ['graph', 'web'].flatMap(foldersWithMessages)

// Beside the house, so that nothing else finds it.
const folder = 'dist/messages-of-a-test'

afterEach(() => fs.rmSync(projectFile(folder), { recursive: true, force: true }))

function say(en: object, es: object) {
  fs.mkdirSync(projectFile(folder), { recursive: true })
  for (const [language, texts] of Object.entries({ en, es }))
    fs.writeFileSync(projectFile(folder, `messages.${language}.json`), JSON.stringify(texts))
  return () => readCatalogue(folder)
}

test.each(folders)('%s says the same in every language', (one) => expect(() => readCatalogue(one)).not.toThrow())

test.each(folders)('each message of %s is said somewhere', (one) => {
  const sources = fs
    .readdirSync(projectFile(one))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => fs.readFileSync(projectFile(one, name), 'utf8'))
    .concat(usersOf(one))
    .join('\n')
  const { messages } = readCatalogue(one)
  expect(messages.filter(({ key }) => !new RegExp(`\\.${key}\\b`).test(sources)).map(({ key }) => key)).toEqual([])
})

/** The files elsewhere that say something of a catalogue: few but those of the kit. */
function usersOf(one: string): string[] {
  const side = one.split('/')[0]!
  const walk = (at: string): string[] =>
    fs.readdirSync(projectFile(at), { withFileTypes: true }).flatMap((entry) => {
      if (entry.name === '__generated__') return []
      const inner = path.join(at, entry.name)
      if (entry.isDirectory()) return walk(inner)
      return /\.tsx?$/.test(entry.name) ? [inner] : []
    })
  const generated = path.join(one, '__generated__/messages.ts')
  return walk(side)
    .filter((file) => path.dirname(file) !== one)
    .map((file) => [file, fs.readFileSync(projectFile(file), 'utf8')] as const)
    .filter(([file, text]) => text.includes(path.relative(path.dirname(file), generated)))
    .map(([, text]) => text)
}

describe('a catalogue is refused, by file and key,', () => {
  test.each([
    ['that lacks a message', { start: 'Start' }, {}, 'messages.es.json lacks start'],
    ['that has one more', {}, { start: 'Iniciar' }, 'messages.es.json has start, which'],
    [
      'whose message is told something else',
      { late: 'Late {time}' },
      { late: 'Atraso {hora}' },
      'es.json: late takes hora',
    ],
    ['whose message is told a number as a text', { n: '{n, number}' }, { n: '{n}' }, 'es.json: n takes n: value'],
    [
      'whose message chooses among others',
      { k: '{k, select, a {A} other {B}}' },
      { k: '{k, select, b {A} other {B}}' },
      'k takes',
    ],
    ['whose message is none', { late: 'Late {time' }, { late: 'Tarde {time}' }, 'en.json: late is no ICU message'],
    [
      'whose plural has no other',
      { n: '{n, plural, one {1}}' },
      { n: '{n, plural, one {1} other {2}}' },
      'is no ICU message',
    ],
    ['whose key reads as a hook', { useDraft: 'Use' }, { useDraft: 'Usar' }, 'would read as a hook of React'],
    ['whose key is no name', { 'is-late': 'Late' }, { 'is-late': 'Tarde' }, 'is not a key in camelCase'],
  ])('%s', (_what, en, es, reason) => {
    expect(say(en, es)).toThrow(CatalogueError)
    expect(say(en, es)).toThrow(reason)
  })
})

/** What the modules of a catalogue export, run. */
async function modulesOf(en: Record<string, string>, es: Record<string, string>) {
  const catalogue = say(en, es)()
  const files = {
    en: ['web.ts', webModule(catalogue, 'en')],
    es: ['web.es.ts', webModule(catalogue, 'es')],
    graph: ['graph.ts', graphModule(catalogue)],
  } as const
  const made: Record<string, Record<string, never>> = {}
  fs.mkdirSync(projectFile(folder, '__generated__'), { recursive: true })
  for (const [name, [file, text]] of Object.entries(files)) {
    const full = projectFile(folder, '__generated__', `${Date.now()}-${file}`)
    fs.writeFileSync(full, text)
    made[name] = (await import(full)) as Record<string, never>
  }
  return made as Record<keyof typeof files, Record<string, (told: object) => unknown>>
}

test('a message counts as its language does, and takes what it is told', async () => {
  const { en, graph } = await modulesOf(
    { found: '{count, plural, =0 {No records} one {# record} other {# records}} of {name}', delete: 'Delete' },
    {
      found: '{count, plural, =0 {Ningún registro} one {# registro} other {# registros}} de {name}',
      delete: 'Eliminar',
    },
  )
  expect([0, 1, 1200].map((count) => en.found!({ count, name: 'AR-1' }))).toEqual([
    'No records of AR-1',
    '1 record of AR-1',
    '1,200 records of AR-1',
  ])
  expect(en.delete).toBe('Delete')
  const text = graph.found!({ count: 1, name: 'AR-1' }) as { in: (language: string) => string; code: string }
  expect(languages.map((language) => text.in(language))).toEqual(['1 record of AR-1', '1 registro de AR-1'])
  expect(JSON.stringify({ text })).toBe('{"text":"1 record of AR-1"}')
})

test('quotes, signs of code and line ends stay what they are', async () => {
  const { en } = await modulesOf({ odd: "`{name}` ''$'{x}' \\ \n" }, { odd: '{name}' })
  expect(en.odd!({ name: 'n' })).toBe("`n` '${x} \\ \n")
})
