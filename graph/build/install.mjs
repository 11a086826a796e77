// Installs the dependencies where the lock file, the Node version or the platform changed since the last time.
// It runs before anything is installed, so it uses node's own modules alone.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const stampFile = path.join(root, 'node_modules/.opsgraph-install')

function requireNode() {
  const wanted = [20, 19]
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > wanted[0] || (major === wanted[0] && minor >= wanted[1])) return
  console.error(`Opsgraph needs Node ${wanted.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

const packagesOf = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages

/** What has a build for each platform has one for this. Of those for each C library, npm chooses. */
const isForHere = ({ os, cpu, libc }) => os?.includes(process.platform) && cpu?.includes(process.arch) && !libc

/** Whether npm was asked by somebody else and has put there what the lock file says; a platform goes without some. */
function isInstalled() {
  if (existsSync(stampFile) || !existsSync(path.join(root, 'node_modules/.package-lock.json'))) return false
  const there = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json')).every(
    ([name, wanted]) =>
      !name || (there[name] ? there[name].integrity === wanted.integrity : wanted.optional && !isForHere(wanted)),
  )
}

export function install() {
  requireNode()
  const stamp = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.version} ${process.platform} ${process.arch}`)
    .digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  if (isInstalled()) return writeFileSync(stampFile, stamp)
  console.log('Installing dependencies …')
  const npm = process.env.npm_execpath
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit' })
  if (result.status !== 0) {
    console.error('The dependencies could not be installed; npm says why above.')
    process.exit(1)
  }
  writeFileSync(stampFile, stamp)
}
