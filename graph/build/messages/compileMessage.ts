// A message of ICU's format as an expression of TypeScript, so that nothing of the format is left to do where it is
// said.
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { argumentKinds } from './catalogue.ts'
import type { Language } from '../../kernel/messages/languages.ts'

export interface Compiled {
  /** The type of what it is told; empty where it is told nothing. */
  parameters: string
  /** Its names, as they are taken apart. */
  names: string
  expression: string
  /** The helpers that it calls. */
  helpers: Set<string>
  /** Whether it has parts in tags, and so is no plain text. */
  isRich: boolean
}

/** Where a language is named the helpers are told it; the web's know the one that it was built for. */
export function compileMessage(elements: MessageFormatElement[], language?: Language): Compiled {
  const helpers = new Set<string>()
  const isRich = argumentKinds(elements).some(({ kind }) => kind === 'tag')
  const how: How = { helpers, language, say: isRich ? richOf : plainOf }
  const expression = how.say(elements, how)
  return { ...typesOf(elements, isRich), expression, helpers, isRich }
}

function typesOf(elements: MessageFormatElement[], isRich: boolean) {
  const types = new Map<string, string>()
  for (const { name, kind } of argumentKinds(elements)) {
    const before = types.get(name)
    if (!before || before === valueType(isRich)) types.set(name, typeOf(kind, isRich))
  }
  const names = [...types.keys()]
  return {
    names: names.length ? `{ ${names.join(', ')} }` : '',
    parameters: names.length ? `{ ${names.map((name) => `${name}: ${types.get(name)}`).join('; ')} }` : '',
  }
}

const valueType = (isRich: boolean) => (isRich ? 'Part' : 'Value')

function typeOf(kind: string, isRich: boolean): string {
  if (kind === 'value') return valueType(isRich)
  if (kind === 'number') return 'number'
  if (kind === 'tag') return '(inside: ReactNode) => ReactNode'
  // Any other word takes what the message says for other.
  return `${kind
    .slice('one of '.length)
    .split(' ')
    .map((choice) => `'${choice}'`)
    .join(' | ')} | (string & {})`
}

interface How {
  helpers: Set<string>
  language: Language | undefined
  say: (elements: MessageFormatElement[], how: How) => string
  /** What is counted in the plural around a #. */
  counted?: { name: string; offset: number }
}

function plainOf(elements: MessageFormatElement[], how: How): string {
  if (elements.every(({ type }) => type === TYPE.literal)) return JSON.stringify(literalOf(elements))
  const parts = elements.map((element) =>
    element.type === TYPE.literal ? inTemplate(element.value) : `\${${expressionOf(element, how)}}`,
  )
  return `\`${parts.join('')}\``
}

function richOf(elements: MessageFormatElement[], how: How): string {
  if (elements.every(({ type }) => type === TYPE.literal)) return JSON.stringify(literalOf(elements))
  how.helpers.add('parts')
  const parts = elements.map((element) => {
    if (element.type === TYPE.literal) return JSON.stringify(element.value)
    if (element.type === TYPE.tag) return `${element.value}(${richOf(element.children, how)})`
    return expressionOf(element, how)
  })
  return `parts(${parts.join(', ')})`
}

const literalOf = (elements: MessageFormatElement[]) =>
  elements.map((element) => (element as { value: string }).value).join('')

const inTemplate = (text: string) => text.replaceAll(/[`\\$]/g, (sign) => `\\${sign}`)

function expressionOf(element: MessageFormatElement, how: How): string {
  const call = (helper: string, ...values: string[]) => {
    how.helpers.add(helper)
    return `${helper}(${[...(how.language && helper !== 'select' ? [`'${how.language}'`] : []), ...values].join(', ')})`
  }
  switch (element.type) {
    case TYPE.argument:
      return element.value
    case TYPE.number:
      return call('number', element.value)
    case TYPE.select:
      return call('select', element.value, choicesOf(element.options, how))
    case TYPE.plural: {
      const counted = { name: element.value, offset: element.offset }
      const choices = choicesOf(element.options, { ...how, counted })
      const helper = element.pluralType === 'ordinal' ? 'ordinal' : 'plural'
      return call(helper, element.value, choices, ...(element.offset ? [String(element.offset)] : []))
    }
    case TYPE.pound: {
      const { name, offset } = how.counted!
      return call('number', offset ? `${name} - ${offset}` : name)
    }
    default:
      // Tags are for what is rich, and times are written by what knows the reader's zone.
      throw new Error(`A message has a part of the kind ${element.type}, which can't stand here.`)
  }
}

const choicesOf = (options: Record<string, { value: MessageFormatElement[] }>, how: How) =>
  `{ ${Object.entries(options)
    .map(([choice, { value }]) => `${/^\w+$/.test(choice) ? choice : `'${choice}'`}: () => ${how.say(value, how)}`)
    .join(', ')} }`
