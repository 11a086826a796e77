// The catalogues of what people read: a file a folder and language, messages.en.json beside what says them.
import fs from 'node:fs'
import path from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { projectFile } from '../../../prisma/project.ts'
import { languages, type Language } from '../../kernel/messages/languages.ts'

/** A message by its key: its text in ICU's format, or text and what a translator needs to know of it. */
type Entry = string | { text: string; about: string }

export interface Message {
  key: string
  elements: Record<Language, MessageFormatElement[]>
}

export interface Catalogue {
  /** Its folder from the top of the project, as web/work/action. */
  folder: string
  messages: Message[]
}

/** What is wrong with a catalogue, a line each. */
export class CatalogueError extends Error {
  override name = 'CatalogueError'
}

const fileOf = (folder: string, language: Language) => path.join(folder, `messages.${language}.json`)

/** Every folder below one that has a catalogue. */
export function foldersWithMessages(below: string): string[] {
  const found: string[] = []
  const walk = (folder: string) => {
    if (fs.existsSync(projectFile(fileOf(folder, languages[0])))) found.push(folder)
    for (const entry of fs.readdirSync(projectFile(folder), { withFileTypes: true }))
      if (entry.isDirectory() && entry.name !== '__generated__') walk(path.join(folder, entry.name))
  }
  walk(below)
  return found.sort()
}

export function readCatalogue(folder: string): Catalogue {
  const [english, ...others] = languages.map((language) => readLanguage(folder, language))
  const problems = others.flatMap((other) => differences(english!, other))
  const messages = [...english!.texts].map(([key]) => {
    const elements = Object.fromEntries(
      [english!, ...others].map(({ language, file, texts }) => [
        language,
        elementsOf(texts.get(key) ?? '', `${file}: ${key}`, problems),
      ]),
    ) as Message['elements']
    return { key, elements }
  })
  for (const { key, elements } of messages)
    for (const { language, file } of others) {
      const [said, expected] = [argumentsOf(elements[language]), argumentsOf(elements.en)]
      if (said !== expected)
        problems.push(`${file}: ${key} takes ${said || 'nothing'}, in English ${expected || 'nothing'}`)
    }
  if (problems.length) throw new CatalogueError(problems.join('\n'))
  return { folder, messages }
}

/** What all messages of a language say, each with where it stands. */
export const textsIn = (language: Language): { where: string; text: string }[] =>
  ['graph', 'web']
    .flatMap(foldersWithMessages)
    .map((folder) => readLanguage(folder, language))
    .flatMap(({ file, texts }) => [...texts].map(([key, text]) => ({ where: `${file}: ${key}`, text })))

interface Read {
  language: Language
  file: string
  texts: Map<string, string>
}

function readLanguage(folder: string, language: Language): Read {
  const file = fileOf(folder, language)
  const entries = fs.existsSync(projectFile(file))
    ? (JSON.parse(fs.readFileSync(projectFile(file), 'utf8')) as Record<string, Entry>)
    : {}
  const texts = Object.entries(entries).map(([key, entry]) => [key, typeof entry === 'string' ? entry : entry.text])
  return { language, file, texts: new Map(texts as [string, string][]) }
}

const differences = (english: Read, other: Read): string[] => [
  ...[...english.texts.keys()].filter((key) => !other.texts.has(key)).map((key) => `${other.file} lacks ${key}`),
  ...[...other.texts.keys()]
    .filter((key) => !english.texts.has(key))
    .map((key) => `${other.file} has ${key}, which ${english.file} has not`),
]

function elementsOf(text: string, place: string, problems: string[]): MessageFormatElement[] {
  const key = place.slice(place.lastIndexOf(' ') + 1)
  if (!/^[a-z][A-Za-z0-9]*$/.test(key)) problems.push(`${place} is not a key in camelCase`)
  if (/^use[A-Z]/.test(key)) problems.push(`${place} would read as a hook of React`)
  try {
    return parse(text, { requiresOtherClause: true })
  } catch (error) {
    problems.push(`${place} is no ICU message: ${(error as Error).message}`)
    return []
  }
}

/** What a message is told: its arguments with their kinds, by name; a number may be told in words of its own. */
function argumentsOf(elements: MessageFormatElement[]): string {
  const kinds = new Map<string, string>()
  for (const { name, kind } of argumentKinds(elements)) if (kinds.get(name) !== 'number') kinds.set(name, kind)
  return [...kinds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((one) => one.join(': '))
    .join(', ')
}

interface Argument {
  name: string
  kind: string
}

/** The arguments of a message as they come, with the type that each is of. */
export function argumentKinds(elements: MessageFormatElement[]): Argument[] {
  return elements.flatMap((element): Argument[] => {
    switch (element.type) {
      case TYPE.argument:
        return [{ name: element.value, kind: 'value' }]
      case TYPE.number:
        return [{ name: element.value, kind: 'number' }]
      case TYPE.select:
      case TYPE.plural: {
        const inside = Object.values(element.options).flatMap(({ value }) => argumentKinds(value))
        const choices = Object.keys(element.options).filter((one) => one !== 'other')
        const kind = element.type === TYPE.plural ? 'number' : `one of ${choices.sort().join(' ')}`
        return [{ name: element.value, kind }, ...inside]
      }
      case TYPE.tag:
        return [{ name: element.value, kind: 'tag' }, ...argumentKinds(element.children)]
      default:
        return []
    }
  })
}
