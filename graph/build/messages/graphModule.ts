// A catalogue as a module of the graph: a message is a text that is said in the language of who reads it.
import { compileMessage } from './compileMessage.ts'
import { type Catalogue, type Message } from './catalogue.ts'
import { languages } from '../../kernel/messages/languages.ts'
import { constant, headOf, relativePath } from './moduleText.ts'

const text = 'graph/kernel/messages/text.ts'
const format = 'graph/kernel/messages/format.ts'

export function graphModule({ folder, messages }: Catalogue): string {
  const helpers = new Set<string>()
  const code = folder.split('/').slice(1).join('.')
  const exports = messages.map((message) => exportOf(message, code, helpers))
  const [plain, told] = [
    exports.some((one) => one.includes(' = text(')),
    exports.some((one) => one.includes(' = told<')),
  ]
  const usesValue = exports.some((one) => /\bValue\b/.test(one))
  const names = [...(plain ? ['text'] : []), ...(told ? ['told'] : []), ...(usesValue ? ['type Value'] : [])]
  return [
    headOf(folder),
    ...(helpers.size ? [`import { ${[...helpers].sort().join(', ')} } from '${relativePath(folder, format)}'`] : []),
    ...(names.length ? [`import { ${names.join(', ')} } from '${relativePath(folder, text)}'`] : []),
    '',
    ...exports,
    '',
  ].join('\n')
}

function exportOf({ key, elements }: Message, code: string, helpers: Set<string>): string {
  const said = languages.map((language) => ({ language, ...compileMessage(elements[language], language) }))
  const [english] = said
  if (english!.isRich) throw new Error(`${code}.${key} has tags, which a text of the graph has not.`)
  for (const one of said) for (const helper of one.helpers) helpers.add(helper)
  const { names, parameters } = english!
  const inLanguages = said.map((one) => `${one.language}: ${names ? `(${one.names}) => ` : ''}${one.expression}`)
  const made = names ? `told<${parameters}>` : 'text'
  return constant(key, `${made}('${code}.${key}', { ${inLanguages.join(', ')} })`)
}
