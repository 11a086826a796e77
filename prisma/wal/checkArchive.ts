// Reads what a folder of backups has for restoring to a second, whole, and restores nothing.
import { finished } from 'node:stream/promises'
import { readRanges, shownRange } from './plan.ts'
import { baseForm, openWalFile, segmentForm, walContent } from './walFile.ts'

/** A line for each chain; throws at the first file that can't be read back. */
export async function checkArchive(folder: string, secret: string | undefined): Promise<string[]> {
  const lines: string[] = []
  for (const { chain, range } of await readRanges(folder)) {
    for (const { file } of chain.bases) await readBack(file, baseForm, secret)
    for (const { file } of chain.segments) await readBack(file, segmentForm, secret)
    const { bases, segments } = chain
    lines.push(
      `${chain.folder} is whole: it restores times ${shownRange(range)} (base backups: ${bases.length}, WAL segments: ${segments.length}).`,
    )
  }
  return lines
}

async function readBack(file: string, form: typeof baseForm, secret: string | undefined): Promise<void> {
  const content = walContent(await openWalFile(file, form, secret), secret)
  content.resume()
  await finished(content)
}
