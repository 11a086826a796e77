import { Text } from './messages/text.ts'
import * as t from './__generated__/messages.ts'

/** What a rule says of an empty value where nobody knows its field. */
export const emptyMessage = String(t.enterValue)

/** Fields whose names say no noun with an article. */
const objects: Record<string, string> = { text: 'some text', url: 'a URL', key: 'a key', uuid: 'a UUID' }

/** "Enter a legal name." of input.legalName: which field must not be empty, by the last name of its path. */
export function requiredMessage(path: string): string {
  const name = path.split('.').findLast((part) => /^[a-z]/i.test(part)) ?? ''
  if (!name) return emptyMessage
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return `Enter ${objects[name] ?? `${/^[aeio]/.test(words) ? 'an' : 'a'} ${words}`}.`
}

/** The same in the language of who reads it; only English names the field, since a name in the graph is English. */
export const requiredText = (path: string): Text =>
  new Text('kernel.required', { en: requiredMessage(path), es: t.enterValue.in('es') })
