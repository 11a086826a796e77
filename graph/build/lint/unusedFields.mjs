// Relay's rule knows what a file reads by name. A document's data is read elsewhere, too, and says so by a type or a
// name:
// - by what is handed an object and knows no GraphQL, as the kit: a type there has the field as a member;
// - by a file that imports the type of the data, the generated one or the name that the document's file gives it;
// - from the store, by an updater beside it.
import fs from 'node:fs'
import path from 'node:path'
import relay from 'eslint-plugin-relay'

const documents = /graphql`\s*(?:fragment|query) (\w+)[^`]*`/g
const imports = /import (type )?\{([^}]*)\} from '(\.[^']+)'|import\('(\.[^']+)'\)/g
const members = /(?:^ *|[{;] ?)(?:readonly )?(\w+)\??: (?=[^,\n]*$|[^,\n]*[;}])/gm
const stored = /get(?:Value|LinkedRecords?)\('(\w+)'/g
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name)

const cache = new Map()
/** What a file imports and asks for, and the names that it has in types, reads from the store, and says at all. */
function read(file) {
  if (!cache.has(file)) {
    const whole = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
    const text = whole.replace(documents, '')
    const imported = [...text.matchAll(imports)].map(([, type, names, from, lazy]) => ({
      file: path.join(path.dirname(file), from ?? lazy),
      isType: Boolean(type || names?.includes('type ')),
    }))
    const asked = all(whole, documents).map((name) => path.join(root, `web/__generated__/${name}.graphql.ts`))
    const said = text.match(/\w+/g) ?? []
    cache.set(file, { imported, asked, members: all(text, members), stored: all(text, stored), said })
  }
  return cache.get(file)
}

const root = path.resolve(import.meta.dirname, '../../..')

let takers
/** The files that import a type of a file, by that file. */
function takersOf(file) {
  if (!takers) {
    takers = new Map()
    for (const name of fs.readdirSync(path.join(root, 'web'), { recursive: true })) {
      if (!/\.tsx?$/.test(name) || /__generated__|\.test\./.test(name)) continue
      const from = path.join(root, 'web', name)
      for (const to of read(from).imported) {
        if (to.isType) takers.set(to.file, [...(takers.get(to.file) ?? []), from])
      }
    }
  }
  return takers.get(file) ?? []
}

const isHandWritten = ({ file }) => !file.includes('__generated__')

/** The members of the types by which a file hands on what it has. */
function handedBy(file) {
  const helpers = read(file).imported.filter(isHandWritten)
  const types = helpers.flatMap((helper) => read(helper.file).imported.filter((to) => to.isType && isHandWritten(to)))
  return [{ file }, ...helpers, ...types].flatMap((one) => read(one.file).members)
}

/** The names that others read of what a file asks for. */
function readElsewhere(file) {
  const taking = [file, ...read(file).asked].flatMap(takersOf).filter((taker) => taker !== file)
  const beside = fs.readdirSync(path.dirname(file)).map((name) => path.join(path.dirname(file), name))
  return new Set([
    ...handedBy(file),
    ...taking.flatMap((taker) => [...read(taker).said, ...handedBy(taker)]),
    ...beside.filter((name) => /\.tsx?$/.test(name)).flatMap((name) => read(name).stored),
  ])
}

export const unusedFields = {
  meta: { type: 'problem', docs: { description: 'A query or fragment asks for what is read.' } },
  create({ filename, sourceCode, report }) {
    if (filename.includes('.test.')) return {}
    let elsewhere
    return relay.rules['unused-fields'].create({
      sourceCode,
      report(problem) {
        elsewhere ??= readElsewhere(filename)
        if (!elsewhere.has(/`(\w+)`/.exec(problem.message)[1])) report(problem)
      },
    })
  },
}
