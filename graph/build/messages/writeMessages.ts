// What people read, as modules: beside each catalogue, in its folder __generated__.
import fs from 'node:fs'
import path from 'node:path'
import { projectFile } from '../../../prisma/project.ts'
import { CatalogueError, foldersWithMessages, readCatalogue, type Catalogue } from './catalogue.ts'
import { languages } from '../../kernel/messages/languages.ts'
import { graphModule } from './graphModule.ts'
import { webModule } from './webModule.ts'

/** Every catalogue; throws one error with a line for each fault of them all. */
function readAll(side: string): Catalogue[] {
  const problems: string[] = []
  const catalogues = foldersWithMessages(side).flatMap((folder) => {
    try {
      return [readCatalogue(folder)]
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error
      problems.push(error.message)
      return []
    }
  })
  if (problems.length) throw new CatalogueError(problems.join('\n'))
  return catalogues
}

/** The module of a language; that of English, which the sources import, has the plain name. */
const moduleName = (language: string) => (language === languages[0] ? 'messages.ts' : `messages.${language}.ts`)

export function writeMessages() {
  for (const catalogue of readAll('web'))
    for (const language of languages) write(catalogue, moduleName(language), webModule(catalogue, language))
  for (const catalogue of readAll('graph')) write(catalogue, moduleName(languages[0]), graphModule(catalogue))
}

/** Leaves a file alone that says the same already, so that nothing is built anew for it. */
function write({ folder }: Catalogue, name: string, text: string) {
  const file = projectFile(path.join(folder, '__generated__', name))
  fs.mkdirSync(path.dirname(file), { recursive: true })
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) fs.writeFileSync(file, text)
}

if (process.argv[1]?.endsWith('writeMessages.ts')) writeMessages()
