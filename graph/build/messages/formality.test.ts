// Spanish speaks to its reader as "usted" everywhere, and spells one word one way.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { projectFile } from '../../../prisma/project.ts'
import { foldersWithMessages } from './catalogue.ts'

const informal = [
  /(?<!\p{L})(tú|tus?|ti|contigo|te)(?!\p{L})/iu,
  /(?<!\p{L})(puedes|tienes|quieres|debes|estás|eres|unirte|podrás|verás|necesitas)(?!\p{L})/iu,
  /(^|[.¿¡] ?)(elige|escribe|inicia|verifica|pide|pulsa|haz|intenta|ábrel[oa]|únete)(?!\p{L})/iu,
]
const misspelt = [/periodo/i]

const messages = ['graph', 'web'].flatMap(foldersWithMessages).flatMap((folder) => {
  const file = `${folder}/messages.es.json`
  const entries = JSON.parse(fs.readFileSync(projectFile(file), 'utf8')) as Record<string, string>
  return Object.entries(entries).map(([key, text]) => ({ where: `${file}: ${key}: ${text}`, text }))
})

const withAny = (turns: readonly RegExp[]) =>
  messages.filter(({ text }) => turns.some((turn) => turn.test(text))).map(({ where }) => where)

test('messages are there to be read', () => expect(messages.length).toBeGreaterThan(3000))

test('nobody is spoken to as "tú"', () => expect(withAny(informal)).toEqual([]))

test('a word is spelt one way', () => expect(withAny(misspelt)).toEqual([]))
