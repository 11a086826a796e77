// The files of GraphiQL as files, packed once, so that a process that serves them holds none.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { startScript } from '../kernel/http/graphiqlStart.ts'
import { projectFile } from '../../prisma/project.ts'

export async function writeExplorer() {
  const graphiql = await import('@graphql-yoga/render-graphiql/graphiql')
  const { css, editorWorkerService, favicon, graphqlWorker, js, jsonWorker } = graphiql
  const texts = {
    'graphiql.js': js,
    'start.js': startScript,
    'editor.js': editorWorkerService,
    'json.js': jsonWorker,
    'graphql.js': graphqlWorker,
    'graphiql.css': css,
  }
  const folder = projectFile('dist/explorer')
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  const hashes: Record<string, string> = {}
  for (const [name, text] of Object.entries(texts)) {
    const plain = Buffer.from(text)
    hashes[name] = createHash('sha256').update(plain).digest('base64url').slice(0, 12)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
    fs.writeFileSync(path.join(folder, name), plain)
    fs.writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(plain, { params }))
    fs.writeFileSync(path.join(folder, `${name}.gz`), gzipSync(plain))
  }
  fs.writeFileSync(path.join(folder, 'explorer.json'), JSON.stringify({ favicon, hashes }))
}
