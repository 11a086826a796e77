// npm run noun -- <area> <name>: a new noun that works, from its table to its screen, to be made what it is to be.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { projectFile, projectRoot } from '../../prisma/project.ts'
import { nounFiles } from './noun/nounFiles.ts'
import { nounProblem } from './noun/nounProblem.ts'

const [, , area = '', name = '', ...more] = process.argv
const problem = more.length
  ? 'npm run noun -- <area> <name>: one noun at a time.'
  : nounProblem(projectRoot, area, name)
if (problem) {
  console.error(problem)
  process.exit(1)
}
const files = nounFiles(projectRoot, area, name, new Date())
for (const [file, text] of files) {
  fs.mkdirSync(path.dirname(projectFile(file)), { recursive: true })
  fs.writeFileSync(projectFile(file), text)
}
const oxfmt = ['node_modules/oxfmt/bin/oxfmt', '--no-error-on-unmatched-pattern', ...files.keys()]
spawnSync(process.execPath, oxfmt, { cwd: projectRoot, stdio: 'inherit' })
console.log(`Wrote ${[...files.keys()].join('\nWrote ')}\nNext: npm run generate, and docs/adding-a-noun.md.`)
