import type { Rolldown } from 'vite'

/** The entry of what is built, or the chunk that has a module in it. */
export const chunkOf = (chunks: readonly Rolldown.OutputChunk[], module?: string) =>
  chunks.find(({ isEntry, moduleIds }) => (module ? moduleIds.some((id) => id.endsWith(module)) : isEntry))

export const chunksIn = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))

/** Chunks with all that they import. */
export function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  some: readonly (Rolldown.OutputChunk | undefined)[],
): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  some.forEach(add)
  return found
}
