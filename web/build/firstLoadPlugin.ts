// Fails a build whose first load is heavier than its budget: the entry and a screen, with all that they import.
import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { chunkOf, chunksIn, withImports } from './chunkFiles.ts'

interface Budget {
  /** Where the sizes are written. */
  report: string
  fontKb: number
  /** The first screens: how heavy each may be, and the modules that are loaded for it beside the entry. */
  screens: Record<string, { budgetKb: number; modules: string[] }>
}

const kb = (bytes: number) => bytes / 1000

export function firstLoad({ report, fontKb, screens }: Budget): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = chunksIn(bundle)
      const sizeOf = (name: string) => {
        const file = bundle[name]
        return file ? gzipSync(file.type === 'chunk' ? file.code : file.source).length : 0
      }
      const lines: string[] = []
      for (const [screen, { budgetKb, modules }] of Object.entries(screens)) {
        const files = new Set<string>()
        for (const chunk of withImports(
          chunks,
          [undefined, ...modules].map((module) => chunkOf(chunks, module)),
        )) {
          files.add(chunk.fileName)
          const { importedCss = [] } = (chunk.viteMetadata ?? {}) as { importedCss?: Iterable<string> }
          for (const css of importedCss) files.add(css)
        }
        const total = kb([...files].reduce((sum, name) => sum + sizeOf(name), 0))
        lines.push(`First load of ${screen}: ${total.toFixed(1)} kB gzip of JavaScript and CSS (goal ${budgetKb} kB).`)
        if (total > budgetKb)
          this.error(`The first load of ${screen} is ${total.toFixed(1)} kB; ${budgetKb} kB are allowed.`)
      }
      fs.mkdirSync(path.dirname(report), { recursive: true })
      fs.writeFileSync(report, `${lines.join('\n')}\n`)
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.woff2') && kb(file.source.length) > fontKb) {
          this.error(`${file.fileName} is ${kb(file.source.length).toFixed(1)} kB; ${fontKb} kB are allowed.`)
        }
      }
    },
  }
}
