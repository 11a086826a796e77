// A catalogue as modules of the web, one a language: each message is a constant or a function, so that a screen loads
// what it says and nothing else.
import { compileMessage, type Compiled } from './compileMessage.ts'
import type { Language } from '../../kernel/messages/languages.ts'
import type { Catalogue } from './catalogue.ts'
import { constant, headOf, relativePath } from './moduleText.ts'

const format = 'web/kernel/messages/format.ts'

export function webModule({ folder, messages }: Catalogue, language: Language): string {
  const compiled = messages.map(({ key, elements }) => ({ key, ...compileMessage(elements[language]) }))
  const helpers = [...new Set(compiled.flatMap((message) => [...message.helpers]))].sort()
  const values = ['Part', 'Value'].filter((type) =>
    compiled.some(({ parameters }) => parameters.match(/\w+/g)?.includes(type)),
  )
  const types = [...values.map((type) => `type ${type}`), ...helpers]
  const imports = [
    ...(compiled.some(({ isRich }) => isRich) ? ["import type { ReactNode } from 'react'"] : []),
    ...(types.length ? [`import { ${types.join(', ')} } from '${relativePath(folder, format)}'`] : []),
  ]
  return [headOf(folder), ...imports, '', ...compiled.map(exportOf), ''].join('\n')
}

function exportOf({ key, parameters, names, expression, isRich }: Compiled & { key: string }): string {
  const value = names ? `(${names}: ${parameters}): ${isRich ? 'ReactNode' : 'string'} => ${expression}` : expression
  return constant(key, value)
}
