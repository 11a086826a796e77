import { messageKey } from './messageKey.ts'

/** A module of the web with the labels of nouns, as their manifests in the graph say them, by the alphabet. */
export function labelsModule(name: string, about: string, labels: readonly (readonly [string, string])[]): string {
  const lines = labels
    .toSorted(([, a], [, b]) => a.localeCompare(b, 'en'))
    .map(([value, label]) => `  ${value}: t.${messageKey(label)},`)
  return [
    "// Printed from the graph's nouns by npm run generate.",
    "import * as t from './__generated__/messages.ts'",
    '',
    `/** ${about} */`,
    `export const ${name} = {`,
    ...lines,
    '} as const',
    '',
  ].join('\n')
}
