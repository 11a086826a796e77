// What differs between two releases of the graph, and what of it breaks clients.
import { CriticalityLevel, diff, DiffRule, type Change } from '@graphql-inspector/core'
import type { GraphQLSchema } from 'graphql'
import { removable } from './deprecations.ts'

export type Kind = 'Added' | 'Changed' | 'Deprecated' | 'Removed'

export interface SchemaChange {
  kind: Kind
  /** `Type`, `Type.field`, `Type.field.argument`, `Enum.VALUE`, `@directive`. */
  path: string
  message: string
  breaks: boolean
}

function kindOf({ type, message }: Change): Kind {
  const name = String(type)
  if (/DEPRECATION/.test(name) || (name.startsWith('DIRECTIVE_USAGE') && message.includes("'deprecated'")))
    return name.endsWith('REMOVED') ? 'Changed' : 'Deprecated'
  if (name.endsWith('_ADDED')) return 'Added'
  return name.endsWith('_REMOVED') ? 'Removed' : 'Changed'
}

/** The changes, but for those of descriptions, and for what a greater change says already. */
export async function schemaChanges(before: GraphQLSchema, after: GraphQLSchema): Promise<SchemaChange[]> {
  const changes = await diff(before, after, [DiffRule.ignoreDescriptionChanges, DiffRule.simplifyChanges])
  return changes.map((change) => ({
    kind: kindOf(change),
    path: change.path ?? '',
    message: change.message.replaceAll(/'([^']+)'/g, '`$1`'),
    breaks: change.criticality.level === CriticalityLevel.Breaking,
  }))
}

/** Whether notes name this path, or what it belongs to: `Query.board` in backticks. */
const isNoted = (notes: string, path: string) =>
  path.split('.').some((_, at, names) => notes.includes(`\`${names.slice(0, at + 1).join('.')}\``))

/** What breaks though it was not deprecated until today, and though no note says what to do instead. */
export async function unnotedBreaks(
  released: GraphQLSchema,
  current: GraphQLSchema,
  notes: string,
  today: Date,
): Promise<string[]> {
  const isDue = removable(released, today)
  return (await schemaChanges(released, current))
    .filter(({ breaks, kind, path }) => breaks && !isNoted(notes, path) && !(kind === 'Removed' && isDue(path)))
    .map(({ path, message }) => `\`${path}\`: ${message}`)
}
