// Spanish speaks to its reader as "usted" everywhere, and spells one word one way.
import { expect, test } from 'vitest'
import { textsIn } from './catalogue.ts'

const informal = [
  /(?<!\p{L})(tú|tus?|ti|contigo|te)(?!\p{L})/iu,
  /(?<!\p{L})(puedes|tienes|quieres|debes|estás|eres|unirte|podrás|verás|necesitas)(?!\p{L})/iu,
  /(^|[.¿¡] ?)(elige|escribe|inicia|verifica|pide|pulsa|haz|intenta|ábrel[oa]|únete)(?!\p{L})/iu,
]
const misspelt = [/periodo/i]

const messages = textsIn('es')

const withAny = (turns: readonly RegExp[]) =>
  messages.filter(({ text }) => turns.some((turn) => turn.test(text))).map(({ where, text }) => `${where}: ${text}`)

test('messages are there to be read', () => expect(messages.length).toBeGreaterThan(3000))

test('nobody is spoken to as "tú"', () => expect(withAny(informal)).toEqual([]))

test('a word is spelt one way', () => expect(withAny(misspelt)).toEqual([]))
