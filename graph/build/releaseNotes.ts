// The notes of a release: what its difference to the one before says, and what was written of its breaks.
import type { Kind, SchemaChange } from './schemaChanges.ts'

const kinds: Kind[] = ['Added', 'Changed', 'Deprecated', 'Removed']

/** Notes of breaks stand below this line of docs/breaking-changes.md. */
const notesBegin = '## Since the last release\n'

export function breakingNotes(text: string): { page: string; notes: string } {
  const at = text.indexOf(notesBegin)
  if (at < 0) throw new Error(`docs/breaking-changes.md has no line “${notesBegin.trim()}”.`)
  const end = at + notesBegin.length
  return { page: text.slice(0, end), notes: text.slice(end).trim() }
}

const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')

/** A section of docs/changelog.md; undefined where nothing has changed. */
export function releaseNotes(day: string, changes: SchemaChange[], notes: string): string | undefined {
  if (!changes.length && !notes) return undefined
  const sections = kinds.flatMap((kind) => {
    const lines = changes
      .filter((change) => change.kind === kind)
      .map(({ message, breaks }) => `${breaks ? '**Breaking.** ' : ''}${message}`)
      .sort((one, other) => one.localeCompare(other))
    return lines.length ? [`### ${kind}\n\n${list(lines)}`] : []
  })
  return [`## ${day}`, ...(notes ? [`### What to do\n\n${notes}`] : []), ...sections].join('\n\n')
}

/** The pages with a section more, the newest first. */
export function withNotes(changelog: string, section: string): string {
  const at = changelog.search(/^## /m)
  const head = (at < 0 ? changelog : changelog.slice(0, at)).trimEnd()
  const older = at < 0 ? '' : `\n${changelog.slice(at)}`
  return `${head}\n\n${section}\n${older}`
}
