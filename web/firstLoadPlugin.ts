// Fails a build whose first load is heavier than its budget: the entry and a screen, with all that they import.
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

interface Budget {
  budgetKb: number
  fontKb: number
  /** The first screens: the modules that are loaded for each beside the entry. */
  screens: string[][]
}

const kb = (bytes: number) => bytes / 1000

export function firstLoad({ budgetKb, fontKb, screens }: Budget): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const sizeOf = (name: string) => {
        const file = bundle[name]
        return file ? gzipSync(file.type === 'chunk' ? file.code : file.source).length : 0
      }
      const entry = chunks.find((chunk) => chunk.isEntry)
      for (const screen of screens) {
        const files = new Set<string>()
        const add = (name: string | undefined) => {
          const chunk = chunks.find((one) => one.fileName === name)
          if (!chunk || files.has(chunk.fileName)) return
          files.add(chunk.fileName)
          chunk.imports.forEach(add)
          const { importedCss = [] } = (chunk.viteMetadata ?? {}) as { importedCss?: Iterable<string> }
          for (const css of importedCss) files.add(css)
        }
        add(entry?.fileName)
        for (const module of screen) add(chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)))?.fileName)
        const total = kb([...files].reduce((sum, name) => sum + sizeOf(name), 0))
        this.info(`First load of ${screen.join(' and ')}: ${total.toFixed(1)} kB gzip of JavaScript and CSS (budget ${budgetKb} kB).`)
        if (total > budgetKb) this.error(`The first load of ${screen.join(' and ')} is ${total.toFixed(1)} kB; ${budgetKb} kB are allowed.`)
      }
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.woff2') && kb(file.source.length) > fontKb) {
          this.error(`${file.fileName} is ${kb(file.source.length).toFixed(1)} kB; ${fontKb} kB are allowed.`)
        }
      }
    },
  }
}
