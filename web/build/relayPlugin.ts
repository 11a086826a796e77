// Turns graphql tags into imports of the artifacts that relay-compiler wrote, line by line, so that source maps hold. A
// built page has no texts of operations, which the server knows by their ids, and no hashes of artifacts.
import path from 'node:path'
import type { Plugin } from 'vite'

const tag = /\bgraphql\s*`([^`]*)`/g
const nameOf = /\b(?:query|mutation|subscription|fragment)\s+([A-Za-z_]\w*)/

const operationText = /^( *"text": )"(?:[^"\\]|\\.)*"$/m
/** By it a compiler of tags knows a stale artifact; nothing that runs reads it. */
const artifactHash = /^\(node as any\)\.hash = ".*";$/m

export const withoutTexts = (): Plugin => ({
  name: 'relay texts',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /__generated__\/\w+\.graphql\.ts$/ },
    handler: (code) => ({ code: code.replace(operationText, '$1null').replace(artifactHash, ''), map: null }),
  },
})

export function relay(artifacts: string): Plugin {
  return {
    name: 'relay',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /graphql\s*`/ },
      handler(code, id) {
        const imports: string[] = []
        const replaced = code.replace(tag, (_match, text: string) => {
          const name = nameOf.exec(text)?.[1]
          if (!name) throw new Error(`A graphql tag without a name in ${id}`)
          const variable = `__relay_${name}`
          const file = path.relative(path.dirname(id.split('?')[0]!), path.join(artifacts, `${name}.graphql.ts`))
          imports.push(`import ${variable} from ${JSON.stringify(file.startsWith('.') ? file : `../${file}`)};`)
          return variable + '\n'.repeat(text.split('\n').length - 1)
        })
        return imports.length ? { code: imports.join(' ') + replaced, map: null } : undefined
      },
    },
  }
}
