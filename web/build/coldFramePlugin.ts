// What the document itself says of the page to come: its colours, its frame, and the files of the board, which those
// who are signed in need beside the entry.
import type { IndexHtmlTransformContext, Plugin } from 'vite'
import { colors, properties } from '../kernel/ui/colors.ts'
import { chunkOf, chunksIn, withImports } from './chunkFiles.ts'

const style = (selector: string, set: Parameters<typeof properties>[0]) =>
  `${selector}{${Object.entries(properties(set))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

const tokens = style(':root', colors.light) + style('[data-theme="dark"]', colors.dark)

/** The files of a module that the entry does not bring; while one develops there are none to be asked for ahead. */
function filesOf(module: string, { bundle }: IndexHtmlTransformContext): string[] {
  const chunks = chunksIn(bundle ?? {})
  const own = withImports(chunks, [chunkOf(chunks)])
  return [...withImports(chunks, [chunkOf(chunks, module)])]
    .filter((chunk) => !own.has(chunk))
    .map(({ fileName }) => `/${fileName}`)
}

export const coldFrame = (module: string): Plugin => ({
  name: 'cold frame',
  transformIndexHtml: {
    order: 'post',
    handler: (html, context) => ({
      html: html.replace('[/* files */]', JSON.stringify(filesOf(module, context))),
      tags: [{ tag: 'style', attrs: { nonce: '__NONCE__' }, children: tokens, injectTo: 'head-prepend' }],
    }),
  },
})
