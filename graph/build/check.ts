// npm run check: what is printed is current, the types fit, the lint is clean, nothing is unused.
import { runAll, type Command } from './commands.ts'
import { writeRestTypes } from './restTypes.ts'
import { staleTexts } from './schemaText.ts'

// The linter knows the types; it tells what the compiler would, in one reading of the house.
const checks: Command[] = [
  ['types and lint', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings'],
  ['format', 'node_modules/oxfmt/bin/oxfmt', '--check', '.'],
  ['unused', 'node_modules/knip/bin/knip.js'],
]

export async function check(): Promise<boolean> {
  await writeRestTypes()
  const stale = staleTexts()
  for (const name of stale) console.error(`✗ ${name} is not what the graph says: npm run generate`)
  return (await runAll(checks)) && !stale.length
}

if (process.argv[1]?.endsWith('check.ts')) process.exit((await check()) ? 0 : 1)
