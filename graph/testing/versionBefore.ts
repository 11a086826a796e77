// The version before the newest migration, built in a folder of its own.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { projectFile, projectRoot } from '../../prisma/project.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim()

/** Builds it in an empty folder; answers with the migrations that it does not have. */
export function buildVersionBefore(folder: string): string[] {
  const all = fs.readdirSync(projectFile('prisma/migrations')).filter((name) => /^\d/.test(name))
  const newest = `prisma/migrations/${all.at(-1)}`
  const commit = git('log', '--diff-filter=A', '--format=%H', '-1', '--', newest)
  if (!commit) throw new Error(`${newest} is in no commit yet.`)
  const archive = path.join(folder, 'before.tar')
  git('archive', '-o', archive, `${commit}^`)
  execFileSync('tar', ['-xf', archive, '-C', folder])
  fs.rmSync(archive)
  // As by hand: a build for tests is larger than what may be loaded.
  const { NODE_ENV: _, ...env } = process.env
  // With packages of its own: they are those of its own lock file, and installing first takes away what is there.
  for (const script of ['generate', 'build']) execFileSync('npm', ['run', script], { cwd: folder, env, stdio: 'pipe' })
  return all.filter((name) => !fs.existsSync(path.join(folder, 'prisma/migrations', name)))
}
