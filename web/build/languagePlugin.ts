// Builds the web in a language. The sources import messages.ts, which has the English ones; a built page has each
// message where it is said, so that no screen loads what another says.
import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const catalogue = /^import \* as t from '(.*__generated__\/messages\.ts)'$/m
const oneOf = /__generated__\/messages(?:\.\w+)?\.ts\?message=(\w+)$/

/** The languages' modules stand beside each other. */
const inThe = (language: string, file: string) => (language === 'en' ? file : file.replace(/\.ts$/, `.${language}.ts`))

/** What a module says for a key, as an expression, and what it imports for that. */
function messageIn(file: string, key: string) {
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  const declared = new RegExp(`^(?:export )?const ${key}_? = `)
  const line = lines.find((text) => declared.test(text))
  if (line === undefined) throw new Error(`There is no message ${key} in ${file}.`)
  return { expression: line.replace(declared, ''), imports: lines.filter((text) => text.startsWith('import ')) }
}

/** Languages that are written from the right; what is shown in them is mirrored. */
const fromTheRight = new Set(['ar', 'fa', 'he', 'ur'])

const directionOf = (language: string) => (fromTheRight.has(language) ? 'rtl' : 'ltr')

export const inLanguage = (language: string): Plugin[] => [
  {
    name: 'language',
    enforce: 'pre',
    resolveId: {
      filter: { id: /__generated__\/messages\.ts($|\?)/ },
      async handler(source, importer) {
        const [file, query] = source.split('?')
        const found = await this.resolve(file!, importer, { skipSelf: true })
        return found && inThe(language, found.id) + (query ? `?${query}` : '')
      },
    },
    transformIndexHtml: (html) =>
      html.replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`),
  },
  {
    name: 'messages',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: catalogue },
      handler(code, id) {
        const [line, source] = catalogue.exec(code)!
        const file = inThe(language, path.resolve(path.dirname(id), source!))
        const told = new Set<string>()
        const replaced = code.replace(line, '').replace(/(?<![\w.$])t\.(\w+)/g, (_whole, key: string) => {
          const { expression } = messageIn(file, key)
          if (expression.startsWith('"')) return expression
          told.add(key)
          return `t_${key}`
        })
        const imports = [...told].map((key) => `import { message as t_${key} } from '${source}?message=${key}';`)
        return { code: imports.join('') + replaced, map: null }
      },
    },
    load: {
      filter: { id: oneOf },
      handler(id) {
        const { expression, imports } = messageIn(id.split('?')[0]!, oneOf.exec(id)![1]!)
        return [...imports, `export const message = ${expression}`].join('\n')
      },
    },
  },
]
