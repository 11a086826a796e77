// The version before the newest migration, built in a folder of its own.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { projectFile, projectRoot } from '../../prisma/project.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim()

/** Answers with its folder, and with the migrations that it does not have. */
export function buildVersionBefore(): { folder: string; migrations: string[] } {
  const all = fs.readdirSync(projectFile('prisma/migrations')).filter((name) => /^\d/.test(name))
  const newest = `prisma/migrations/${all.at(-1)}`
  const commit = git('log', '--diff-filter=A', '--format=%H', '-1', '--', newest)
  if (!commit) throw new Error(`${newest} is in no commit yet.`)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-before-'))
  const archive = path.join(folder, 'before.tar')
  git('archive', '-o', archive, `${commit}^`)
  execFileSync('tar', ['-xf', archive, '-C', folder])
  fs.rmSync(archive)
  // With packages of its own: they are those of its own lock file, and installing first takes away what is there.
  for (const script of ['generate', 'build']) execFileSync('npm', ['run', script], { cwd: folder, stdio: 'pipe' })
  return { folder, migrations: all.filter((name) => !fs.existsSync(path.join(folder, 'prisma/migrations', name))) }
}
